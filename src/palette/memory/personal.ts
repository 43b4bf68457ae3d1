import { readOwnAliases } from '../../calls/own-aliases.ts';
import { storedValue } from '../../session/stored.ts';
import { readUsage } from '../search/usage.ts';

/** What is remembered of one person, on this device only. */
export const storedUsage = storedValue('usage', readUsage);
export const storedAliases = storedValue('aliases', readOwnAliases);

/** Notes what is remembered; the result puts it back. */
export function keepPersonal(): () => void {
  const [usage, aliases] = [storedUsage.get(), storedAliases.get()];
  return () => {
    storedUsage.set(usage);
    storedAliases.set(aliases);
  };
}

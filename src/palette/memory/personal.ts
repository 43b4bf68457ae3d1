import { readOwnAliases } from '../../calls/own-aliases.ts';
import { storedValue } from '../../session/stored.ts';
import { readUsage } from '../search/usage.ts';

/** What is remembered about the user, on this device only. */
export const storedUsage = storedValue('usage', readUsage);
export const storedAliases = storedValue('aliases', readOwnAliases);

/** Takes a snapshot of what is remembered. Returns a function that restores it. */
export function snapshotPersonal(): () => void {
  const [usage, aliases] = [storedUsage.get(), storedAliases.get()];
  return () => {
    storedUsage.set(usage);
    storedAliases.set(aliases);
  };
}

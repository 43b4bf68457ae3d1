import { readOwnAliases } from '../calls/own-aliases.ts';
import { createStored } from './stored.ts';
import { readUsage } from './usage.ts';

/** What is remembered of one person, on this device only. */
export const storedUsage = createStored('usage', readUsage);
export const storedAliases = createStored('aliases', readOwnAliases);

/** Notes what is remembered; the result puts it back. */
export function keepPersonal(): () => void {
  const [usage, aliases] = [storedUsage.get(), storedAliases.get()];
  return () => {
    storedUsage.set(usage);
    storedAliases.set(aliases);
  };
}

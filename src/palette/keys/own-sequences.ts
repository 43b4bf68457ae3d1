import type { OwnAliases } from '../../calls/own-aliases.ts';
import { isKeyPair } from '../../calls/own-aliases.ts';
import { SEQUENCES } from './sequences.ts';

/** Keys as someone types them (`g x`, `gx`); null if they are no two letters or digits. */
export function keysIn(text: string): readonly [string, string] | null {
  const keys = [...text.toLowerCase().replace(/[\s+,]+/g, '')];
  return isKeyPair(keys) ? keys : null;
}

/** Do these keys call nothing yet, but perhaps the word `except`? */
export function areFree(keys: readonly string[], own: OwnAliases, except?: string): boolean {
  const isSame = (others: readonly string[] | undefined) => others?.join('') === keys.join('');
  return (
    !SEQUENCES.some((sequence) => isSame(sequence.keys)) &&
    !Object.entries(own).some(([word, target]) => word !== except && isSame(target.keys))
  );
}

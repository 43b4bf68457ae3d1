import type { OwnAliases } from '../../calls/own-aliases.ts';
import { isKeyPair } from '../../calls/own-aliases.ts';
import { sequences } from './sequences.ts';

/** Returns keys in any common notation (`g x`, `gx`) as a sequence; null unless they are two letters or digits. */
export function keysIn(text: string): readonly [string, string] | null {
  const keys = [...text.toLowerCase().replace(/[\s+,]+/g, '')];
  return isKeyPair(keys) ? keys : null;
}

/** Are these keys unassigned, or assigned only to the word `except`? */
export function areFree(keys: readonly string[], own: OwnAliases, except?: string): boolean {
  const isSame = (others: readonly string[] | undefined) => others?.join('') === keys.join('');
  return (
    !sequences().some((sequence) => isSame(sequence.keys)) &&
    !Object.entries(own).some(([word, target]) => word !== except && isSame(target.keys))
  );
}

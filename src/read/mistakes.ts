import type { Call, Mistake } from '../calls/call.ts';
import type { Context } from './context.ts';
import { type Reading, readingOf } from './reading.ts';
import { otherLayouts } from './search/keyboard-layouts.ts';
import { isOneTypo } from './search/typo.ts';

/**
 * Returns the word after the last pipe of a line and the stage it almost is, if it differs from a stage by a letter or
 * the keyboard layout.
 */
export function unknownStage(
  text: string,
  { cards, language, vocabulary }: Pick<Context, 'cards' | 'language' | 'vocabulary'>,
): Mistake | null {
  const name = / \| (\p{L}[\p{L}\w-]{2,30})\s*$/u.exec(text)?.[1];
  if (name === undefined || vocabulary.find(name)) return null;
  const inLatin = otherLayouts(name, language).find((other) => vocabulary.find(other));
  if (inLatin !== undefined) return { kind: 'unknownStage', name, near: inLatin };
  const words = cards.flatMap(({ operations }) => operations.flatMap(({ aliases }) => Object.keys(aliases)));
  const near = words.find((word) => isOneTypo(name.toLowerCase(), word));
  return near === undefined ? null : { kind: 'unknownStage', name, near };
}

/** Reads a line as a call that can't run because of a mistake in the line itself. */
export const mistaken = (call: Call, mistake: Mistake): Reading =>
  readingOf({ ...call, mistake, key: JSON.stringify([call.key, mistake]) }, 1);

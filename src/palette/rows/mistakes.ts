import type { Call, Mistake } from '../../calls/call.ts';
import { otherLayouts } from '../search/keyboard-layouts.ts';
import { isOneTypo } from '../search/typo.ts';
import { type AnswerRow, answerRows } from './answer-rows.ts';
import type { Index } from './row.ts';

/**
 * Returns the word after the last pipe of a line and the stage it almost is, if it differs from a stage by a letter or
 * the keyboard layout.
 */
export function unknownStage(text: string, { cards, language, vocabulary }: Index): Mistake | null {
  const name = / \| (\p{L}[\p{L}\w-]{2,30})\s*$/u.exec(text)?.[1];
  if (name === undefined || vocabulary.find(name)) return null;
  const inLatin = otherLayouts(name, language).find((other) => vocabulary.find(other));
  if (inLatin !== undefined) return { kind: 'unknownStage', name, near: inLatin };
  const words = cards.flatMap(({ operations }) => operations.flatMap(({ aliases }) => Object.keys(aliases)));
  const near = words.find((word) => isOneTypo(name.toLowerCase(), word));
  return near === undefined ? null : { kind: 'unknownStage', name, near };
}

/** Returns the row that explains what is wrong with a line, above the literal reading. */
export function mistakenRows(call: Call, mistake: Mistake): AnswerRow[] {
  const mistaken = { ...call, mistake, key: JSON.stringify([call.key, mistake]) };
  return answerRows(mistaken, 1).map((row) => ({ ...row, id: `${row.id}-${mistake.kind}` }));
}

import { type Call, callOf, type Line } from '../../calls/call.ts';
import { candidatesFor } from '../../calls/recognize.ts';
import { isWordOf, MARKS_DATA } from './asked-tool.ts';
import type { Index } from './row.ts';

/** A line whose first words only say what its value is, such as `unix time 1700000000`, read as a call with that value. */
export interface NamedValue {
  call: Call;
  /** Whether all of those words are known to the tool, so that none of them can be part of the value. */
  isSure: boolean;
}

const MOST_WORDS = 4;
const LONGEST = 200;
const IS_WORD = /^\p{L}[\p{L}\d'’-]*$/u;
/** No plain word contains any of these. */
const IS_VALUE = /[\d#@:{<[%/+]/;

/** A value that a tool recognizes, after words that name this tool. */
function recognizedValue(words: readonly string[], index: Index): Call | null {
  for (let count = 1; count <= MOST_WORDS; count += 1) {
    const text = words.slice(count).join(' ');
    if (!IS_WORD.test(words[count - 1] ?? '') || !IS_VALUE.test(text)) break;
    const named = index.intent?.toolsOf(words.slice(0, count).join(' ')) ?? [];
    const { answers } = candidatesFor({ text, attachment: null }, named.length > 0 ? index.cards : []);
    const call = answers.find(({ card }) => named.includes(card.id));
    if (call) return { readAs: text, ...call };
  }
  return null;
}

/** A call without the words of its tool's name between the alias and the value. */
function withoutName(line: Line, { alias, card, text }: Call, index: Index): Call | null {
  const words = text?.split(' ') ?? [];
  const count = words.findIndex((word) => !IS_WORD.test(word) || !isWordOf(word, card, index));
  if (alias === null || count < 1) return null;
  const readAs = `${alias} ${words.slice(count).join(' ')}`;
  const call = callOf({ ...line, text: readAs }, index.vocabulary);
  return call && { ...call, readAs };
}

/**
 * Reads a line as words that say what a value is, followed by the value; null for other lines.
 * @param literal the call that the line is literally, if any
 */
export function namedValue(line: Line, literal: Call | null, index: Index): NamedValue | null {
  if (line.attachment || line.text.length > LONGEST || MARKS_DATA.test(line.text)) return null;
  const value = recognizedValue(line.text.trim().split(' '), index);
  const shorter = literal && withoutName(line, literal, index);
  const call = value ?? shorter;
  return call && call.key !== literal?.key
    ? { call, isSure: !literal || (value !== null && shorter?.text === value.text) }
    : null;
}

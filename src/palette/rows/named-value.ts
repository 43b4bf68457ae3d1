import { type Call, callOf, type Line } from '../../calls/call.ts';
import { conversionsOf, isNotationOf } from '../../calls/convert.ts';
import { candidatesFor } from '../../calls/recognize.ts';
import { type AnswerRow, answerRows } from './answer-rows.ts';
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

/** Verbs that ask what a value is, whatever it is. */
const ASKS = ['convert', 'decode', 'parse', 'validate'];

/** A value that a tool recognizes, after words that name this tool or only ask what it is. */
function recognizedValue(words: readonly string[], { intent, cards }: Index): Call | null {
  for (let count = 1; intent && count <= MOST_WORDS; count += 1) {
    const head = words.slice(0, count);
    const text = words.slice(count).join(' ');
    if (!IS_WORD.test(words[count - 1] ?? '') || !IS_VALUE.test(text)) break;
    const isVerb = (word: string) => ASKS.includes(intent.meaningOf(word) ?? '');
    const asks = head.every((word) => isVerb(word) || intent.isFiller(word));
    const named = intent.find(head.join(' '));
    const { answers, sure } = candidatesFor({ text, attachment: null }, asks || named.size > 0 ? cards : []);
    const call = answers.find(({ card }) => (asks ? sure || head.some(isVerb) : named.has(card.id)));
    if (call) return { readAs: text, ...call };
  }
  return null;
}

/** A call without the words of its tool's name between the alias and the value. */
function withoutName(line: Line, { alias, card, text }: Call, index: Index): Call | null {
  const words = text?.split(' ') ?? [];
  const count = words.findIndex(
    (word) => !IS_WORD.test(word) || !(isWordOf(word, card, index) || index.intent?.find(word).has(card.id)),
  );
  if (alias === null || count < 1) return null;
  const readAs = `${alias} ${words.slice(count).join(' ')}`;
  const call = callOf({ ...line, text: readAs }, index.vocabulary);
  return call && { ...call, readAs };
}

/** A number in a notation whose name also converts to it: `hex ff`. */
function ofNotation({ alias, text }: Call, { cards }: Index): Call | null {
  if (alias === null || !isNotationOf(cards)(alias)) return null;
  const line: Line = { text: `${text} ${alias} in decimal`, attachment: null };
  return conversionsOf(line, cards)[0]?.call ?? null;
}

/**
 * Reads a line as words that say what a value is, followed by the value; null for other lines.
 * @param literal the call that the line is literally, if any
 */
export function namedValue(line: Line, literal: Call | null, index: Index): NamedValue | null {
  if (line.attachment || line.text.length > LONGEST || MARKS_DATA.test(line.text)) return null;
  const value = recognizedValue(line.text.trim().split(' '), index);
  const shorter = literal && withoutName(line, literal, index);
  const call = value ?? shorter ?? (literal && ofNotation(literal, index));
  return call && call.key !== literal?.key
    ? { call, isSure: !literal || (value !== null && shorter?.text === value.text) }
    : null;
}

/** Both readings of a line that names its value: the likely one first, or the other only if the literal one has no answer. */
export function valueRows({ call, isSure }: NamedValue, literal: Call): AnswerRow[] {
  const other = { ...literal, doubtful: true };
  const [first, second] = isSure
    ? [answerRows(call), answerRows({ ...other, isLiteral: true }, 1)]
    : [answerRows(other), answerRows({ ...call, isSpare: true })];
  return [...first, ...second.map((row) => ({ ...row, id: `${row.id}-other` }))];
}

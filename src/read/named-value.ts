import { type Call, callOf, type Line } from '../calls/call.ts';
import { isWordOf, MARKS_DATA } from './asked-tool.ts';
import type { Context } from './context.ts';
import { notedCall } from './convert.ts';
import type { Pass } from './pass.ts';
import { type Reading, readingOf } from './reading.ts';

/** A line whose first words only say what its value is, such as `unix time 1700000000`, read as a call with that value. */
interface NamedValue {
  call: Call;
  /** Whether all of those words name the tool, so that none of them can be part of the value. */
  isSure: boolean;
}

const LONGEST = 200;
const IS_WORD = /^\p{L}[\p{L}\d'’-]*$/u;

/** Reads a value that a tool recognizes, after words that name this tool or only ask what it is. */
function recognizedValue({ subject, recognition }: Pass): Call | null {
  const { value } = subject;
  const candidates = value && recognition().value;
  if (!value || !candidates) return null;
  if (!value.tools && !value.isAskedFor && !candidates.sure) return null;
  const [call] = candidates.answers;
  return call ? { readAs: value.text, ...call } : null;
}

/** Drops the words of its tool's name between the alias and the value of a call. */
function withoutName(line: Line, { alias, card, text }: Call, context: Context): Call | null {
  const words = text?.split(' ') ?? [];
  const count = words.findIndex(
    (word) => !IS_WORD.test(word) || !(isWordOf(word, card, context) || context.intent?.find(word).has(card.id)),
  );
  if (alias === null || count < 1) return null;
  const readAs = `${alias} ${words.slice(count).join(' ')}`;
  const call = callOf({ ...line, text: readAs }, context.vocabulary);
  return call && { ...call, readAs };
}

/**
 * Reads a line as words that say what a value is, followed by the value; null for other lines.
 * @param literal the call that the line is literally, if any
 */
export function namedValue(line: Line, literal: Call | null, context: Context, pass: Pass): NamedValue | null {
  if (line.attachment || line.text.length > LONGEST || MARKS_DATA.test(line.text)) return null;
  const value = recognizedValue(pass);
  const shorter = literal && withoutName(line, literal, context);
  const call = value ?? shorter ?? (literal && notedCall(literal, context.cards));
  return call && call.key !== literal?.key
    ? { call, isSure: !literal || (value !== null && shorter?.text === value.text) }
    : null;
}

/** Both readings of a line that names its value: the likely one first, or the other only if the literal one has no answer. */
export function readingsOfValue({ call, isSure }: NamedValue, literal: Call): Reading[] {
  const other = { ...literal, doubtful: true };
  return isSure
    ? [readingOf(call), readingOf({ ...other, isLiteral: true }, 1)]
    : [readingOf(other), readingOf({ ...call, isSpare: true })];
}

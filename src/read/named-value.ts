import { type Call, callOf, type Line } from '../calls/call.ts';
import { isWordOf, MARKS_DATA } from './asked-tool.ts';
import type { Context } from './context.ts';
import { notedCall } from './convert.ts';
import { isPhrase } from './ordinary-words.ts';
import type { Pass } from './pass.ts';
import { targetIn } from './phrases.ts';
import { ENDS_IN_OF } from './subject.ts';
import { type Reading, readingOf } from './reading.ts';
import { withoutOf } from './order/verbs.ts';

/** A line whose other words say what its value is, such as `unix time 1700000000`, read as a call with that value. */
interface NamedValue {
  reading: Reading;
  /** Whether all of those words name the tool or what is asked for, so that none of them can be part of the value. */
  isSure: boolean;
}

const LONGEST = 200;
const IS_WORD = /^\p{L}[\p{L}\d'’-]*$/u;

/**
 * Reads a value that a tool recognizes, beside words that name this tool, one of the outputs (`week number of …`), or only
 * ask what the value is.
 */
function recognizedValue({ subject, recognition }: Pass, { intent, phrases }: Context): NamedValue | null {
  const { value } = subject;
  const answers = (value && recognition().value?.answers) ?? [];
  if (!value || !intent) return null;
  const words = value.words.split(' ').map((word) => targetIn(word, phrases));
  const whole = targetIn(value.words.replace(ENDS_IN_OF, ''), phrases);
  for (const call of value.isPossessive ? answers : []) {
    const output =
      intent.outputNamed(whole, call) ??
      intent.outputNamed(value.words, call) ??
      intent.outputNamed(words.join(' '), call);
    if (output === null || call.operation.outputs.length === 1) continue;
    const reading = readingOf({ readAs: value.text, ...call });
    // If it only repeats the value, the others follow: `unix time 1700000000`.
    const outputs = [output, ...reading.outputs.filter((other) => other !== output)];
    return { reading: { ...reading, outputs, isNamed: true }, isSure: true };
  }
  const [call] = answers;
  const isNamed =
    value.tools !== null ||
    value.isAskedFor ||
    ((!value.isPossessive || ENDS_IN_OF.test(value.words)) && recognition().value?.sure === true);
  return call && isNamed ? { reading: readingOf({ readAs: value.text, ...call }), isSure: false } : null;
}

/**
 * Drops the words of its tool's name between the alias and the value of a call. It is sure if "of" follows them: `sha256
 * checksum of hello`.
 */
function withoutName(
  line: Line,
  { alias, card, text }: Call,
  context: Context,
): { call: Call; isSure: boolean } | null {
  const words = text?.split(' ') ?? [];
  const isName = (word: string) =>
    IS_WORD.test(word) && (isWordOf(word, card, context) || context.intent?.find(word).has(card.id) === true);
  const count = words.findIndex((word) => !isName(word));
  if (alias === null || count < 1) return null;
  const rest = words.slice(count).join(' ');
  const value = withoutOf(rest);
  const readAs = `${alias} ${value}`;
  const call = callOf({ ...line, text: readAs }, context.vocabulary);
  return call && { call: { ...call, readAs, doubtful: isPhrase(call) }, isSure: value !== rest };
}

/**
 * Reads a line as words that say what a value is, next to the value; null for other lines.
 * @param literal the call that the line is literally, if any
 */
export function namedValue(line: Line, literal: Call | null, context: Context, pass: Pass): NamedValue | null {
  if (line.attachment || line.text.length > LONGEST || MARKS_DATA.test(line.text)) return null;
  const value = recognizedValue(pass, context);
  const shorter = literal && withoutName(line, literal, context);
  const other = shorter?.call ?? (literal && notedCall(literal, context.cards));
  const reading = value?.reading ?? (other ? readingOf(other) : null);
  if (!reading || (reading.call.key === literal?.key && reading.outputs[0] === readingOf(reading.call).outputs[0]))
    return null;
  const isName = value !== null && shorter?.call.text === value.reading.call.text;
  return { reading, isSure: !literal || value?.isSure === true || isName || (!value && shorter?.isSure === true) };
}

/** Both readings of a line that names its value: the likely one first, or the other only if the literal one has no answer. */
export function readingsOfValue({ reading, isSure }: NamedValue, literal: Call): Reading[] {
  const other = { ...literal, doubtful: true };
  return isSure
    ? [reading, readingOf({ ...other, isLiteral: true }, 1)]
    : [readingOf(other), { ...reading, call: { ...reading.call, isSpare: true } }];
}

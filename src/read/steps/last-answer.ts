import { type Attachment, callOf, type Line } from '../../calls/call.ts';
import type { Context } from '../context.ts';
import { mistaken } from '../mistakes.ts';
import { pastedConversion } from '../pasted.ts';
import { createReader, readingsOf } from '../read.ts';
import type { Readings } from '../readings.ts';
import type { Entry } from '../search/entry.ts';

/** Longer answers can't be part of a calculation. */
const LONGEST_OPERAND = 200;
/** The maximum length of an answer quoted in the note of a row. */
const SHOWN = 100;

/** `$` as an operand; before a number it is a currency symbol. */
const OPERAND = /(?<=(?:^|[=(,+*/^%×÷−-])\s?)\$(?=\s?(?:[),+*/^%×÷−-]|$))/g;
/** Matches a line of only numbers and operators; after `=`, names are allowed too. */
const CALCULATION = /^(?:=|(?=.*[+*/^%×÷−-])[\d\s().,+*/^%×÷$−-]*$)/;

/**
 * Replaces each `$` in a calculation with an answer; null for other lines, and for an answer that can't be an operand.
 */
function calculated(text: string, answer: string): string | null {
  const operand = answer.trim();
  if (!CALCULATION.test(text) || operand === '' || operand.length > LONGEST_OPERAND || /[\r\n]/.test(operand))
    return null;
  const inserted = /^\d+(?:\.\d+)?$/.test(operand) ? operand : `(${operand})`;
  const sum = text.replace(OPERAND, () => inserted);
  return sum === text ? null : sum;
}

/**
 * Replaces `$` in a line with an answer. `$` can be the whole line, the text after a word (`sha256 $`), the start of a
 * chain (`$ | b64`), the value of a conversion (`$ in hex`) or an operand (`$ * 2`). Null if `$` is an ordinary
 * character: in quotes, after `--`, or next to other data.
 */
function inPlace(line: Line, answer: Attachment, context: Context): Line | null {
  const text = line.text.trim();
  const beside = (rest: string): Line => ({ ...line, text: rest, attachment: answer });
  if (text === '$') return beside('');
  const [, behind] = /^\$ (?:\| )?(\S[^]*)$/.exec(text) ?? [];
  const [, before, stages = ''] = /^([^]*\S)(?<! --) \$( \| [^]*)?$/.exec(text) ?? [];
  const rest = behind ?? (before === undefined ? undefined : before + stages);
  if (rest !== undefined && callOf(beside(rest), context.vocabulary)) return beside(rest);
  if (behind !== undefined && pastedConversion(beside(behind), createReader(context))) return beside(behind);
  const sum = calculated(text, answer.text);
  return sum === null ? null : { ...line, text: sum };
}

/** Adds to each answer the text that was read. */
function saying<E extends Entry>(read: Readings<E>, line: Line, { text }: Attachment): Readings<E> {
  const readAs = line.text.trim().replace('$', () => text.slice(0, SHOWN));
  return { ...read, answers: read.answers.map((reading) => ({ ...reading, call: { ...reading.call, readAs } })) };
}

/** Input that someone else put into the field never reads an answer. */
const mayAsk = ({ text, attachment, held }: Line) => !attachment && held !== true && text.includes('$');

/** Placeholder for a missing answer, to detect whether a line uses one. */
const NO_ANSWER: Attachment = { serial: 0, text: '0' };

/** Readings of a line that uses the last answer while there is none; the first one reports that. */
function lacking<E extends Entry>(line: Line, context: Context<E>): Readings<E> | null {
  const asked = line.text.trim() === '$' ? null : inPlace(line, NO_ANSWER, context);
  const [first] = asked ? readingsOf(asked, context).answers : [];
  if (!first) return null;
  const literal = readingsOf(line, context);
  return { ...literal, answers: [mistaken(first.call, { kind: 'noLastAnswer' }), ...literal.answers], isSearch: false };
}

/** Returns a line with its `$` replaced by the last answer; null for other lines. */
export const withLastAnswer = (line: Line, last: Attachment | null, context: Context): Line | null =>
  last && mayAsk(line) ? inPlace(line, last, context) : null;

/** The readings of a line that may use the last answer; `replaced` is the line with its `$` replaced by that. */
export function readingsWithLast<E extends Entry>(
  line: Line,
  replaced: Line | null,
  last: Attachment | null,
  context: Context<E>,
): Readings<E> {
  if (replaced && last) return saying(readingsOf(replaced, context), line, last);
  return (!last && mayAsk(line) && lacking(line, context)) || readingsOf(line, context);
}

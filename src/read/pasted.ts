import { scopeOf } from '../core/grammar.ts';
import { callOf, type Line } from '../calls/call.ts';
import { fallbacksFor } from './reading.ts';
import { type Reader, type Readings, readings } from './readings.ts';
import { recognizedIn } from './recognized.ts';
import type { Entry } from './search/entry.ts';
import { search } from './search/search.ts';
import { IS_CODE } from './order/text-targets.ts';
import { asksForSum, readText, readTyped } from './typed.ts';

/** Longer texts can't be commands. */
const LONGEST_COMMAND = 200;
const LONGEST_SEARCH = 60;

/** Brackets and quotes around a value mark it as data, even if its words name something. */
const HAS_STRUCTURE = /^[[{<].*[\]}>]$|["=;]/;

/** Whether a text is a call that can't be mistaken for prose. */
const isCommand = (text: string, { context }: Reader<Entry>): boolean => {
  const call = callOf({ text, attachment: null }, context.vocabulary);
  if (!call || call.text === null) return false;
  return call.before.length > 0 || IS_CODE.test(call.alias ?? '') || /^\S+ (?:--\w|"[^"]*"$)/.test(text);
};

/**
 * Reads a pasted text that is a command, for example from a README: a call that can't be mistaken for prose, a calculation,
 * a conversion with a digit in its value, or a few words that name a tool. Null for other texts.
 */
export function pastedCommand<E extends Entry>(line: Line, reader: Reader<E>): Readings<E> | null {
  const text = line.attachment && line.text === '' ? line.attachment.text.trim() : '';
  if (text === '' || text.length > LONGEST_COMMAND || text.includes('\n')) return null;
  const { context, passOf } = reader;
  const typed: Line = { ...line, text, attachment: null };
  if (asksForSum(text) || isCommand(text, reader)) return readTyped(typed, reader);
  if (scopeOf(text).scope === '>') {
    const command = readTyped(typed, reader);
    if (command.results.hits.length > 0) return command;
  }
  if (/\d/.test(text) && passOf(typed).conversions().length > 0) return readText(typed, reader);
  const isSearch = text.length <= LONGEST_SEARCH && !HAS_STRUCTURE.test(text) && /\p{L}/u.test(text);
  if (!isSearch || (context.intent?.named(text) ?? null) === null) return null;
  const { answers, isClear } = recognizedIn(passOf(line));
  const proposals = isClear ? [] : fallbacksFor(line, context.cards);
  return readings({ answers, results: search(text, context), proposals });
}

/** Combines a pasted value and the target typed after it (`to hsl`) into one line; null if they make no conversion. */
export function pastedConversion(line: Line, { passOf }: Reader<Entry>): Line | null {
  const value = line.attachment?.secret ? '' : (line.attachment?.text.trim() ?? '');
  if (value === '' || value.length > LONGEST_COMMAND || value.includes('\n') || line.text.trim() === '') return null;
  const typed: Line = { ...line, text: `${value} ${line.text.trim()}`, attachment: null };
  const { conversions, asksForUnit } = passOf(typed);
  return conversions().length > 0 || asksForUnit() ? typed : null;
}

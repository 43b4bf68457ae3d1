import { SyntaxProblem } from '../../../base/syntax-problem.ts';
import { isCalendarDate, isClockTime } from '../../../base/calendar.ts';
import type { DocNode } from '../node.ts';

export type TomlVersion = '1.0' | '1.1';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?$/;
const MINUTES = /^\d\d:\d\d$/;
const OFFSET = /^(?:[Zz]|[-+](\d\d):(\d\d))$/;
const DECIMAL = /^[-+]?(?:0|[1-9](?:_?\d)*)$/;
const FLOAT = /^[-+]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?$/;
const RADIX = /^0(?:x[0-9a-fA-F](?:_?[0-9a-fA-F])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/;

/** Returns the value of a boolean, number or date. Integers may have any size: their digits are kept. */
export function resolveTomlWord(word: string, offset: number, version: TomlVersion): DocNode {
  if (word === 'true' || word === 'false') return { kind: 'bool', value: word === 'true' };
  const plain = word.replaceAll('_', '').replace(/^\+/, '');
  // Integers have no negative zero; floats do.
  if (DECIMAL.test(word) && plain === '-0') return { kind: 'number', raw: '0' };
  if (DECIMAL.test(word) || FLOAT.test(word)) return { kind: 'number', raw: plain };
  if (RADIX.test(word)) return { kind: 'number', raw: BigInt(plain).toString() };
  if (/^[-+]?(?:inf|nan)$/.test(word)) return { kind: 'number', raw: plain.endsWith('nan') ? 'nan' : plain };
  if (/^\d{4}-|^\d\d:/.test(word)) return date(word, offset, version);
  throw new SyntaxProblem(/^[-+.]*\d/.test(word) ? 'bad-number' : 'expected-value', offset, { found: word });
}

/** TOML 1.1 allows omitting seconds: they are 0. */
function withSeconds(time: string, version: TomlVersion): string {
  return version === '1.1' && MINUTES.test(time) ? `${time}:00` : time;
}

function date(word: string, offset: number, version: TomlVersion): DocNode {
  const clock = withSeconds(word, version);
  if (isTime(clock)) return { kind: 'date', type: 'local-time', raw: clock };
  if (isDate(word)) return { kind: 'date', type: 'local-date', raw: word };
  const [, day = '', written = '', zone = ''] = /^(.{10})[Tt ]([^Zz+-]*)(.*)$/.exec(word) ?? [];
  const time = withSeconds(written, version);
  if (!isDate(day) || !isTime(time) || (zone !== '' && !isOffset(zone))) {
    throw new SyntaxProblem('bad-date', offset, { found: word });
  }
  const type = zone === '' ? 'local-date-time' : 'offset-date-time';
  return { kind: 'date', type, raw: `${day}T${time}${zone.toUpperCase()}` };
}

function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  return year !== undefined && isCalendarDate(Number(year), Number(month), Number(day));
}

function isTime(text: string): boolean {
  const [, hour, minute, second] = TIME.exec(text) ?? [];
  return hour !== undefined && isClockTime(Number(hour), Number(minute), Number(second));
}

function isOffset(text: string): boolean {
  const [match, hour = '0', minute = '0'] = OFFSET.exec(text) ?? [];
  return match !== undefined && isClockTime(Number(hour), Number(minute), 0);
}

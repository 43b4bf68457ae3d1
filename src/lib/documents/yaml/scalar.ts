import { toJsonNumber } from '../json/tokens.ts';
import { isCalendarDate, isClockTime } from '../../../base/calendar.ts';
import type { DocNode } from '../node.ts';

export type YamlVersion = '1.1' | '1.2';

/** Which types unquoted scalars have. */
export interface ScalarTypes {
  version: YamlVersion;
  /** Whether dates are dates in every version, or always strings. */
  dates: 'date' | 'string' | undefined;
}

const CORE_FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const TIMESTAMP =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(\.\d*)?(?:[ \t]*(?:([Zz])|([-+])(\d\d?)(?::?(\d\d))?))?)?$/;

/**
 * Returns the value of an unquoted scalar: by the core schema of YAML 1.2.2 (section 10.3.2), or the types of YAML 1.1.
 */
export function resolvePlain(source: string, version: YamlVersion): DocNode {
  // Most scalars are words; other types begin with one of only a few letters.
  if (/^[a-zA-Z]/.test(source) && !/^[tTfFnNyYoO]/.test(source)) return { kind: 'string', value: source };
  if (/^(?:~|null|Null|NULL|)$/.test(source)) return { kind: 'null' };
  if (/^(?:true|True|TRUE)$/.test(source)) return { kind: 'bool', value: true };
  if (/^(?:false|False|FALSE)$/.test(source)) return { kind: 'bool', value: false };
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(source)) return { kind: 'number', raw: source[0] === '-' ? '-inf' : 'inf' };
  if (/^\.(?:nan|NaN|NAN)$/.test(source)) return { kind: 'number', raw: 'nan' };
  return (version === '1.1' ? resolve11(source) : resolve12(source)) ?? { kind: 'string', value: source };
}

/** Whether YAML 1.1 and 1.2 give an unquoted scalar another value: `no`, `012`, `12:30`. Dates don't count. */
export function readsDifferently(source: string): boolean {
  const before = resolvePlain(source, '1.1');
  return before.kind !== 'date' && !isSameScalar(before, resolvePlain(source, '1.2'));
}

/**
 * The same for keys: readers of YAML 1.1 take `on:` for true. By its letter they would take `y:` too, but hardly any does, and
 * coordinates are everyday keys.
 */
export const keyReadsDifferently = (source: string): boolean => !/^[yn]$/i.test(source) && readsDifferently(source);

function isSameScalar(a: DocNode, b: DocNode): boolean {
  if (a.kind === 'number' && b.kind === 'number') return a.raw === b.raw;
  return a.kind === b.kind && (!('value' in a && 'value' in b) || a.value === b.value);
}

/** Returns an unquoted scalar, with dates as requested. */
export function plainNode(source: string, { version, dates }: ScalarTypes): DocNode {
  const resolved = resolvePlain(source, version);
  if (resolved.kind === 'date' && dates === 'string') return { kind: 'string', value: source };
  return (resolved.kind === 'string' && dates === 'date' && timestamp(source)) || resolved;
}

function resolve12(source: string): DocNode | null {
  if (/^0[ox]/.test(source)) return /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/.test(source) ? integer(source, '') : null;
  return CORE_FLOAT.test(source) ? decimal(source) : null;
}

/** The scalar types of yaml.org/type as YAML 1.1 readers apply them. */
function resolve11(source: string): DocNode | null {
  if (/^(?:y|Y|yes|Yes|YES|on|On|ON)$/.test(source)) return { kind: 'bool', value: true };
  if (/^(?:n|N|no|No|NO|off|Off|OFF)$/.test(source)) return { kind: 'bool', value: false };
  const date = timestamp(source);
  if (date) return date;
  const sign = source[0] === '-' ? '-' : '';
  const digits = source.replace(/^[-+]/, '').replaceAll('_', '');
  if (!/^[-+]?[.\d]/.test(source)) return null;
  if (/^0b[01]+$/.test(digits) || /^0x[0-9a-fA-F]+$/.test(digits)) return integer(digits, sign);
  if (/^0[0-7]+$/.test(digits)) return integer(`0o${digits}`, sign);
  if (/^[1-9]\d*(?::[0-5]?\d)+$/.test(digits)) return { kind: 'number', raw: sign + base60(digits).toString() };
  const sexagesimal = /^(\d+(?::[0-5]?\d)+)(\.\d*)$/.exec(digits);
  if (sexagesimal) return decimal(`${sign}${base60(sexagesimal[1] as string)}${sexagesimal[2]}`);
  if (/^(?:0|[1-9]\d*)$/.test(digits)) return decimal(sign + digits);
  // A float in YAML 1.1 has a decimal point, and a sign in its exponent.
  return /^(?:\d+\.\d*|\.\d+)(?:[eE][-+]\d+)?$/.test(digits) ? decimal(sign + digits) : null;
}

/** Converts a YAML 1.1 timestamp to RFC 3339, without changing its digits; null for anything else. */
export function timestamp(source: string): DocNode | null {
  const match = TIMESTAMP.exec(source);
  if (!match) return null;
  const [
    ,
    year = '',
    month = '',
    day = '',
    hour,
    minute = '',
    second = '',
    fraction = '',
    zulu,
    sign,
    zoneHour,
    zoneMinute,
  ] = match;
  if (!isCalendarDate(Number(year), Number(month), Number(day))) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined) {
    // Only the short form requires two-digit months and days.
    return date === source ? { kind: 'date', type: 'local-date', raw: date } : null;
  }
  if (!isClockTime(Number(hour), Number(minute), Number(second))) return null;
  const time = `${date}T${hour.padStart(2, '0')}:${minute}:${second}${fraction === '.' ? '' : fraction}`;
  if (zulu) return { kind: 'date', type: 'offset-date-time', raw: `${time}Z` };
  if (!sign) return { kind: 'date', type: 'local-date-time', raw: time };
  if (Number(zoneHour) > 23 || Number(zoneMinute ?? 0) > 59) return null;
  const zone = `${sign}${(zoneHour ?? '').padStart(2, '0')}:${zoneMinute ?? '00'}`;
  return { kind: 'date', type: 'offset-date-time', raw: time + zone };
}

function decimal(source: string): DocNode {
  const raw = toJsonNumber(source.replace(/^([-+]?)0+(?=\d)/, '$1'));
  return { kind: 'number', raw: raw ?? 'nan' };
}

function integer(source: string, sign: string): DocNode {
  return { kind: 'number', raw: sign + BigInt(source).toString() };
}

function base60(digits: string): bigint {
  return digits.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n);
}

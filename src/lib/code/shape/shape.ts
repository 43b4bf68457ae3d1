// What the values at one path of sample documents have in common: the basis for generated types.
import { isCalendarDate, isClockTime } from '../../../base/calendar.ts';
import type { DocNode } from '../../documents/node.ts';
import { place } from './names.ts';

export type IntegerSize = 'int32' | 'int64' | 'uint64' | 'big';

export interface NumberFacts {
  /** All are written without a decimal point or exponent. */
  integer: boolean;
  /** The smallest size that holds all integers. */
  size: IntegerSize;
  negative: boolean;
  /** A binary64 float represents each of them exactly. */
  double: boolean;
  /** All are integers up to 2^53, beyond which doubles have gaps. */
  safe: boolean;
}

/** What all strings at a path are; dates in the format of RFC 3339. */
export type TextFormat = 'plain' | 'offset-date-time' | 'local-date-time' | 'local-date';

export interface FieldShape {
  shape: Shape;
  /** How many objects have the key. */
  present: number;
  /** Its path, without indexes: `$.items[*].name`. */
  path: string;
}

/** Everything found at one path. */
export interface Shape {
  nulls: boolean;
  booleans: boolean;
  text: TextFormat | null;
  number: NumberFacts | null;
  /** The items of all lists; null if there was no list. */
  item: Shape | null;
  /** In order of first appearance; null if there was no object. */
  fields: Map<string, FieldShape> | null;
  objects: number;
}

export type ShapeKind = 'unknown' | 'boolean' | 'text' | 'number' | 'list' | 'object' | 'mixed';

export function emptyShape(): Shape {
  return { nulls: false, booleans: false, text: null, number: null, item: null, fields: null, objects: 0 };
}

/**
 * The type of the values at a path; `unknown` if there were only nulls or none, `mixed` if they have no type in common.
 */
export function kindOf(shape: Shape): ShapeKind {
  const kinds: ShapeKind[] = [];
  if (shape.booleans) kinds.push('boolean');
  if (shape.text !== null) kinds.push('text');
  if (shape.number !== null) kinds.push('number');
  if (shape.item !== null) kinds.push('list');
  if (shape.fields !== null) kinds.push('object');
  return kinds.length > 1 ? 'mixed' : (kinds[0] ?? 'unknown');
}

/**
 * Adds a value to what was found. `duplicate` is called with the path of a key that an object contains twice; its last
 * value counts.
 */
export function addSample(shape: Shape, node: DocNode, duplicate: (path: string) => void, path = '$'): void {
  switch (node.kind) {
    case 'null':
      shape.nulls = true;
      return;
    case 'bool':
      shape.booleans = true;
      return;
    case 'number':
      shape.number = withNumber(shape.number, node.raw);
      return;
    case 'date':
      shape.text = 'plain'; // JSON has none
      return;
    case 'string': {
      const format = formatOf(node.value);
      shape.text = shape.text === null || shape.text === format ? format : 'plain';
      return;
    }
    case 'list': {
      const item = (shape.item ??= emptyShape());
      const inside = place.item(path);
      for (const value of node.items) addSample(item, value, duplicate, inside);
      return;
    }
    case 'map': {
      const fields = (shape.fields ??= new Map<string, FieldShape>());
      shape.objects++;
      const entries = new Map<string, DocNode>();
      for (const { key, value } of node.entries) {
        if (entries.has(key)) duplicate(place.key(path, key));
        entries.set(key, value);
      }
      for (const [key, value] of entries) {
        let field = fields.get(key);
        if (!field) fields.set(key, (field = { shape: emptyShape(), present: 0, path: place.key(path, key) }));
        field.present++;
        addSample(field.shape, value, duplicate, field.path);
      }
    }
  }
}

const SIZES: readonly IntegerSize[] = ['int32', 'int64', 'uint64', 'big'];

function sizeOf(raw: string): IntegerSize {
  if (raw.length > 20) return 'big'; // JSON has no leading zeros
  const value = BigInt(raw);
  if (BigInt.asIntN(32, value) === value) return 'int32';
  if (BigInt.asIntN(64, value) === value) return 'int64';
  return BigInt.asUintN(64, value) === value ? 'uint64' : 'big';
}

function withNumber(facts: NumberFacts | null, raw: string): NumberFacts {
  const integer = /^-?\d+$/.test(raw);
  const own: NumberFacts = {
    integer,
    size: integer ? sizeOf(raw) : 'int32',
    // "-0" as well: it is no unsigned integer
    negative: raw.startsWith('-'),
    double: !/\d/.test(raw) || sameDecimal(raw, String(Number(raw))),
    safe: integer && Number.isSafeInteger(Number(raw)),
  };
  if (facts === null) return own;
  return {
    integer: facts.integer && own.integer,
    size: SIZES[Math.max(SIZES.indexOf(facts.size), SIZES.indexOf(own.size))] ?? 'big',
    negative: facts.negative || own.negative,
    double: facts.double && own.double,
    safe: facts.safe && own.safe,
  };
}

/** Returns the size that holds all integers, including their signs. */
export function integerSize({ size, negative }: NumberFacts): IntegerSize {
  return size === 'uint64' && negative ? 'big' : size;
}

/** Returns the digits without outer zeros and the power of ten of the last one: 0.1000 and 1e-1 both become `1e-1`. */
function decimal(raw: string): string {
  const [, whole = '', fraction = '', exponent = '0'] = /^[+-]?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(raw) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return kept === '' ? '0' : `${kept}e${Number(exponent) - fraction.length + digits.length - kept.length}`;
}

function sameDecimal(raw: string, double: string): boolean {
  return double !== 'Infinity' && double !== '-Infinity' && decimal(raw) === decimal(double);
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(Z|[+-](\d\d):(\d\d))?)?$/;

function formatOf(text: string): TextFormat {
  if (text.length < 10 || text.length > 35) return 'plain';
  const match = DATE.exec(text);
  if (!match) return 'plain';
  const [year = 0, month = 0, day = 0, hour, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => (part === undefined ? undefined : Number(part)));
  if (!isCalendarDate(year, month, day)) return 'plain';
  if (hour === undefined) return 'local-date';
  // Dates in Go and Java don't support leap seconds.
  if (!isClockTime(hour, minute, second) || minute > 59 || second > 59) return 'plain';
  if (match[7] === undefined) return 'local-date-time';
  return Number(match[8] ?? 0) <= 18 && Number(match[9] ?? 0) <= 59 ? 'offset-date-time' : 'plain';
}

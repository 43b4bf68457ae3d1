// Values of MongoDB's shell, written as MongoDB Extended JSON v2, which keeps their types and digits.

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`;
const NUMBER = String.raw`[+-]?\d[\d.eE+-]*`;
const ARGUMENT = `(?:${STRING}|${NUMBER})`;
/** Strings and comments stay; a call has at most two arguments, each a string or a number. */
const CALL = new RegExp(
  String.raw`${STRING}|//[^\n]*|/\*[^]*?(?:\*/|$)|(?<![\w$."'])(?:new\s+)?(?<name>[A-Z]\w{2,20})\s*\((?<arguments>\s*(?:${ARGUMENT}\s*(?:,\s*${ARGUMENT}\s*)?)?)\)|(?<![\w$."'])(?<key>MinKey|MaxKey)(?![\w(]|\s*:)`,
  'g',
);

type Writer = (first: string, second: string | undefined, isString: boolean) => string | null;

const text = (value: string) => JSON.stringify(value);
const single =
  (key: string, check: RegExp): Writer =>
  (value, second) =>
    second === undefined && check.test(value) ? `{"${key}": ${text(value)}}` : null;

const long = single('$numberLong', /^[+-]?\d+$/);
const int = single('$numberInt', /^[+-]?\d+$/);
const decimal = single('$numberDecimal', /^[+-]?(?:\d[\d.]*(?:e[+-]?\d+)?|NaN|Infinity)$/i);
const date: Writer = (value, second, isString) => {
  if (second !== undefined) return null;
  if (!isString) return /^[+-]?\d+$/.test(value) ? `{"$date": {"$numberLong": ${text(value)}}}` : null;
  return value === '' ? null : `{"$date": ${text(value)}}`;
};

const WRITERS: Readonly<Record<string, Writer>> = {
  ObjectId: single('$oid', /^[\da-f]{24}$/i),
  ObjectID: single('$oid', /^[\da-f]{24}$/i),
  NumberLong: long,
  Long: long,
  NumberInt: int,
  Int32: int,
  NumberDecimal: decimal,
  Decimal128: decimal,
  Double: single('$numberDouble', /^[+-]?\d[\d.]*(?:e[+-]?\d+)?$/i),
  ISODate: date,
  Date: date,
  UUID: single('$uuid', /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/i),
  BinData: (type, base64) =>
    base64 !== undefined && /^\d{1,3}$/.test(type)
      ? `{"$binary": {"base64": ${text(base64)}, "subType": "${Number(type).toString(16).padStart(2, '0')}"}}`
      : null,
  Timestamp: (seconds, counter) =>
    counter !== undefined && /^\d+$/.test(seconds) && /^\d+$/.test(counter)
      ? `{"$timestamp": {"t": ${seconds}, "i": ${counter}}}`
      : null,
};

const argumentOf = (written: string) =>
  /^["']/.test(written) ? written.slice(1, -1).replace(/\\(.)/g, '$1') : written;

/** Returns the text with the values of MongoDB's shell as Extended JSON; the text itself if it has none. */
export function withExtendedJson(source: string): string {
  return source.replace(CALL, (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as { name?: string; arguments?: string; key?: string };
    if (groups.key !== undefined) return groups.key === 'MinKey' ? '{"$minKey": 1}' : '{"$maxKey": 1}';
    if (groups.name === undefined) return whole;
    if (/^M(?:in|ax)Key$/.test(groups.name) && groups.arguments?.trim() === '')
      return groups.name === 'MinKey' ? '{"$minKey": 1}' : '{"$maxKey": 1}';
    const write = Object.hasOwn(WRITERS, groups.name) ? WRITERS[groups.name] : undefined;
    const written = groups.arguments?.match(new RegExp(ARGUMENT, 'g')) ?? [];
    const [first, second] = written.map(argumentOf);
    return (first === undefined ? null : write?.(first, second, /^["']/.test(written[0] ?? ''))) ?? whole;
  });
}

/** Whether the text has a call that means a value only where it runs, such as `ObjectId()` and `ISODate()`. */
export const hasEmptyCall = (source: string): boolean =>
  [...source.matchAll(CALL)].some(({ groups }) => groups?.['name'] !== undefined && groups['arguments']?.trim() === '');

import * as z from 'zod/mini';
import { readNumber } from '../base/number.ts';
import { type Field, type FieldFlags, type InputFile, isInputFile, type KeyStroke, type Rule } from './field.ts';
import type { FieldKind } from './kinds.ts';
import type { CodeLanguage } from './values.ts';

// Otherwise zod tries `new Function` for objects, which the page's content security policy blocks and reports.
z.config({ jitless: true });

interface Length {
  /** Length of the longest text, in UTF-16 units; longer ones are refused. */
  maxLength?: number;
}

interface TextOptions extends FieldFlags, Length, Pick<Field, 'parts'> {
  initial?: string;
  multiline?: boolean;
  rows?: number;
  monospace?: boolean;
  separator?: string;
  color?: true;
  /** Two numbers with an "x" between them, each in a box of its own; their names are those of options. */
  sides?: readonly [string, string];
}

interface NumberOptions extends FieldFlags {
  min: number;
  max: number;
  initial: number;
  step?: number;
  /** Shows a slider from the minimum to this number, which may be less than the maximum. */
  slider?: number;
}

function make<K extends FieldKind, T>(
  kind: K,
  schema: Rule<T>,
  initial: T,
  options: FieldFlags & Partial<Field>,
  requiredByDefault: boolean,
): Field<K, T> {
  const { primary = false, secret = false, required = requiredByDefault && primary, ...rest } = options;
  return { ...rest, kind, schema, initial, primary, secret, required };
}

const string = z.string({ error: 'wrong-type' });

/** Maximum length of a one-line text, such as a name, number or pattern. */
const LONGEST_LINE = 20_000;

/** Length of the longest text anywhere: what a page can take in. */
const LONGEST_TEXT = 100_000_000;

const longest = ({ multiline, maxLength }: Length & { multiline?: boolean }) =>
  maxLength ?? (multiline ? LONGEST_TEXT : LONGEST_LINE);

/** Zod's own check counts the code points of what is too long: 90 ms for 10 MB. */
const bounded = (maxLength: number) => string.check(z.refine((x) => x.length <= maxLength, { error: 'too-long' }));

/** Plain text, one line unless `multiline`. */
export function text({ initial = '', ...options }: TextOptions = {}): Field<'text', string> {
  const maxLength = longest(options);
  return make('text', bounded(maxLength), initial, { ...options, maxLength }, true);
}

/** Source code, edited with line numbers. */
export function code(
  language: CodeLanguage,
  { initial = '', ...options }: FieldFlags & Length & { initial?: string } = {},
): Field<'code', string> {
  const maxLength = longest({ multiline: true, ...options });
  return make('code', bounded(maxLength), initial, { language, multiline: true, ...options, maxLength }, true);
}

/** Masked text that is never saved in links or storage. */
export function secret({ ...options }: FieldFlags & Length & { multiline?: boolean } = {}): Field<'secret', string> {
  const maxLength = longest(options);
  return make('secret', bounded(maxLength), '', { ...options, maxLength, secret: true }, true);
}

function numeric(raw: unknown): unknown {
  const value = typeof raw === 'string' ? readNumber(raw) : raw;
  // No bound is higher, so a value that a double can't hold (1e999) is reported as too large rather than not a number.
  if (value === Infinity || value === -Infinity) return Math.sign(value) * Number.MAX_VALUE;
  return value;
}

/** Builds a rule from a function that converts the raw value, which is text if typed or from a link. */
const read = <T>(reader: (raw: unknown) => unknown, rule: z.ZodMiniType<T>) =>
  z.pipe(z.transform(reader), rule as z.ZodMiniType<T, unknown>);

function between(rule: z.ZodMiniType<number, number>, { min, max }: { min: number; max: number }): Rule<number> {
  return read(
    numeric,
    rule.check(z.minimum(min, { error: 'below-minimum' }), z.maximum(max, { error: 'above-maximum' })),
  );
}

const number = z.number({ error: 'not-a-number' });

/** Not `int()`, which rejects anything beyond 2^53 as not an integer before comparing it with the bounds. */
const whole = number.check(z.refine(Number.isInteger, { error: 'not-an-integer' }));

/** An integer within bounds. */
export function integer({ initial, ...options }: NumberOptions): Field<'integer', number> {
  return make('integer', between(whole, options), initial, options, false);
}

/** An integer within bounds, or empty (null). */
export function optionalInteger(options: FieldFlags & { min: number; max: number }): Field<'integer', number | null> {
  const schema = read(
    (raw) => (typeof raw === 'string' && raw.trim() === '' ? null : raw),
    z.nullable(between(whole, options)),
  );
  return make('integer', schema, null, { ...options, optional: true }, false);
}

/** A number within bounds. */
export function decimal({ initial, ...options }: NumberOptions): Field<'decimal', number> {
  return make('decimal', between(number, options), initial, options, false);
}

const YES = ['true', 'on', 'yes', '1', ''];
const NO = ['false', 'off', 'no', '0'];
const isTrue = (text: string): boolean | null => YES.includes(text) || (NO.includes(text) ? false : null);

/** A yes/no setting. */
export function toggle({ initial = false, ...options }: FieldFlags & { initial?: boolean } = {}): Field<
  'toggle',
  boolean
> {
  const schema = read(
    (raw) => (typeof raw === 'string' ? (isTrue(raw.trim().toLowerCase()) ?? raw) : raw),
    z.boolean({ error: 'wrong-type' }),
  );
  return make('toggle', schema, initial, options, false);
}

/**
 * Options: a list of names (labels in the locale file), or a record from names to proper names that are the same in
 * every language.
 */
type OptionList<V extends string> = readonly V[] | Readonly<Record<V, string>>;

function named<V extends string>(
  list: OptionList<V>,
): { options: readonly V[]; names: Readonly<Record<string, string>> } {
  if (Array.isArray(list)) return { options: list as readonly V[], names: {} };
  const options = Object.keys(list) as V[];
  if (options.some((option) => /^(0|[1-9]\d*)$/.test(option))) {
    // Otherwise `{ none: …, 64: … }` would begin with 64, which would become the initial value.
    throw new Error('whole numbers need a list of options, and names beside it');
  }
  return { options, names: list as Readonly<Record<V, string>> };
}

/** One of a list. If only some options have proper names, pass them in `names` next to the list. */
export function choice<const V extends string>(
  list: OptionList<V>,
  {
    initial,
    names,
    ...options
  }: FieldFlags & { initial?: NoInfer<V>; names?: Readonly<Partial<Record<NoInfer<V>, string>>> } = {},
): Field<'choice', V> {
  const listed = named(list);
  const [first] = listed.options;
  if (first === undefined) throw new Error('a choice needs options');
  const schema = z.enum(listed.options, { error: 'not-an-option' }) as unknown as Rule<V>;
  const allNames = { ...listed.names, ...names } as Readonly<Record<string, string>>;
  return make('choice', schema, initial ?? first, { ...options, options: listed.options, names: allNames }, false);
}

/** Any number of options, kept in list order. */
export function choices<const V extends string>(
  list: OptionList<V>,
  { initial = [], ...options }: FieldFlags & { initial?: readonly NoInfer<V>[] } = {},
): Field<'choices', readonly V[]> {
  const listed = named(list);
  const item = z.enum(listed.options, { error: 'not-an-option' });
  const schema = read(
    (raw) => (typeof raw === 'string' ? raw.split(',').filter((part) => part !== '') : raw),
    z.pipe(
      z.array(item, { error: 'wrong-type' }),
      z.transform((picked) => listed.options.filter((option) => picked.includes(option))),
    ),
  );
  return make('choices', schema, initial, { ...options, ...listed }, false);
}

interface MatrixOptions<R extends string, C extends string> extends FieldFlags {
  rows: readonly R[];
  columns: readonly C[];
  initial?: readonly NoInfer<`${R}-${C}`>[];
}

/** Any number of cells of a grid, in reading order. */
export function matrix<const R extends string, const C extends string>({
  rows,
  columns,
  ...options
}: MatrixOptions<R, C>): Field<'matrix', readonly `${R}-${C}`[]> {
  const cells = rows.flatMap((row) => columns.map((column) => `${row}-${column}` as const));
  const { schema, initial, ...field } = choices(cells, options);
  return make('matrix', schema, initial, { ...field, matrix: { rows, columns } }, false);
}

const HEX_COLOR = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** A color as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
export function color({ initial, ...options }: FieldFlags & { initial: string }): Field<'color', string> {
  return make('color', string.check(z.regex(HEX_COLOR, { error: 'not-a-color' })), initial, options, false);
}

/** A part of the picture in another field: `left, top, width, height` in pixels, or all in percent (`10%`); empty for all of it. */
export function area({ ...options }: FieldFlags & Pick<Field, 'seenAs'> & { areaOf: string }): Field<'area', string> {
  return make('area', bounded(60), '', options, false);
}

/** A local date and time as `YYYY-MM-DDTHH:MM[:SS]`, or empty. */
export function dateTime({ ...options }: FieldFlags = {}): Field<'dateTime', string> {
  const schema = string.check(z.refine((value) => value === '' || isLocalDateTime(value), { error: 'not-a-date' }));
  return make('dateTime', schema, '', options, false);
}

function isLocalDateTime(value: string): boolean {
  const match = /^(\d{4,6}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(\.\d+)?)?$/.exec(value);
  if (!match) return false;
  const time = Date.parse(`${match[1]}T${match[2]}${match[3] ?? ''}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${match[1]}T${match[2]}`);
}

const linesOf = (text: string) => (text === '' ? [] : text.split(/\r\n|\r|\n/));

interface FileOptions extends FieldFlags, Length {
  accept?: string;
  sources?: Field['sources'];
  aside?: Field['aside'];
}

/** One file, or null. */
export function file({ ...options }: FileOptions = {}): Field<'file', InputFile | null> {
  const schema = z.custom<InputFile | null>((value) => value === null || isInputFile(value), { error: 'not-a-file' });
  return make('file', schema, null, options, true);
}

/** Any number of files, in their order. */
export function files({ ...options }: FileOptions = {}): Field<'files', readonly InputFile[]> {
  const schema: Rule<readonly InputFile[]> = read(
    (raw) => (isInputFile(raw) ? [raw] : raw),
    z.array(z.custom<InputFile>(isInputFile, { error: 'not-a-file' }), { error: 'not-a-file' }),
  );
  return make('files', schema, [], options, true);
}

type ContentOptions = FileOptions & Pick<TextOptions, 'rows' | 'monospace'>;
/** Typed text, or a file whose bytes are used unchanged. A file has a bound only where `maxLength` gives one. */
export function content({ ...options }: ContentOptions = {}): Field<'content', string | InputFile> {
  const maxLength = longest({ multiline: true, ...options });
  const fits = (value: string | InputFile) =>
    isInputFile(value) ? value.size <= (options.maxLength ?? Infinity) : value.length <= maxLength;
  const schema = z
    .custom<string | InputFile>((value) => typeof value === 'string' || isInputFile(value), { error: 'wrong-type' })
    .check(z.refine(fits, { error: ({ input }) => (isInputFile(input) ? 'too-big' : 'too-long') }));
  return make('content', schema, '', { multiline: true, ...options, maxLength }, true);
}

/** Lines of text, one item per line. */
export function list({ ...options }: FieldFlags & Length = {}): Field<'list', readonly string[]> {
  const maxLength = longest({ multiline: true, ...options });
  const schema: Rule<readonly string[]> = read(
    (raw) => (typeof raw === 'string' && raw.length <= maxLength ? linesOf(raw) : raw),
    z.union([z.array(string), bounded(maxLength)], {
      error: ({ input }) => (typeof input === 'string' ? 'too-long' : 'wrong-type'),
    }) as z.ZodMiniType as z.ZodMiniType<readonly string[]>,
  );
  return make('list', schema, [], { ...options, maxLength }, false);
}

const count = z.number({ error: 'wrong-type' });
const flag = z.boolean({ error: 'wrong-type' });

const each = <N extends string, R>(names: readonly N[], rule: R) =>
  Object.fromEntries(names.map((name) => [name, rule])) as Record<N, R>;

const keyStroke: Rule<KeyStroke> = z.object(
  {
    ...each(['event', 'key', 'code'], string),
    ...each(['keyCode', 'which', 'charCode', 'location'], count),
    ...each(['repeat', 'isComposing', 'ctrl', 'shift', 'alt', 'meta', 'altGraph', 'capsLock', 'numLock'], flag),
  },
  { error: 'wrong-type' },
);

/** The most recent keys pressed while the field captures them, newest first. */
export function keypress({ ...options }: FieldFlags = {}): Field<'keypress', readonly KeyStroke[]> {
  return make('keypress', z.array(keyStroke, { error: 'wrong-type' }), [], options, true);
}

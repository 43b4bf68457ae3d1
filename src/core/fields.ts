import { z } from 'zod';
import { readNumber } from '../base/number.ts';
import { type Field, type FieldFlags, type InputFile, isInputFile, type KeyStroke } from './field.ts';
import type { FieldKind } from './kinds.ts';
import type { CodeLanguage } from './values.ts';

// Else zod tries `new Function` for objects, which the content security policy of the page refuses and reports.
z.config({ jitless: true });

interface TextOptions extends FieldFlags {
  initial?: string;
  multiline?: boolean;
  rows?: number;
  monospace?: boolean;
}

interface NumberOptions extends FieldFlags {
  min: number;
  max: number;
  initial: number;
  step?: number;
}

function make<K extends FieldKind, T>(
  kind: K,
  schema: z.ZodType<T>,
  initial: T,
  options: FieldFlags & Partial<Field>,
  requiredByDefault: boolean,
): Field<K, T> {
  const { primary = false, secret = false, required = requiredByDefault && primary, ...rest } = options;
  return { ...rest, kind, schema, initial, primary, secret, required };
}

const string = z.string({ error: 'wrong-type' });

/** Plain text, one line unless `multiline`. */
export function text({ initial = '', ...options }: TextOptions = {}): Field<'text', string> {
  return make('text', string, initial, options, true);
}

/** Source text of a language, edited with line numbers. */
export function code(
  language: CodeLanguage,
  { initial = '', ...options }: FieldFlags & { initial?: string } = {},
): Field<'code', string> {
  return make('code', string, initial, { language, multiline: true, ...options }, true);
}

/** Text that is masked, and never leaves the page in a link or in storage. */
export function secret({ ...options }: FieldFlags & { multiline?: boolean } = {}): Field<'secret', string> {
  return make('secret', string, '', { ...options, secret: true }, true);
}

function numeric(raw: unknown): unknown {
  const value = typeof raw === 'string' ? readNumber(raw) : raw;
  // No bound is higher, so that what a double cannot hold (1e999) is too large instead of no number.
  if (value === Infinity || value === -Infinity) return Math.sign(value) * Number.MAX_VALUE;
  return value;
}

function bounded(schema: z.ZodNumber, { min, max }: { min: number; max: number }) {
  return z.preprocess(
    numeric,
    schema.min(min, { error: 'below-minimum' }).max(max, { error: 'above-maximum' }),
  ) as z.ZodType<number>;
}

const number = z.number({ error: 'not-a-number' });

/** Not `int()`, which refuses what is beyond 2^53 as no integer before it is compared with the bounds. */
const whole = number.refine(Number.isInteger, { error: 'not-an-integer' });

/** A whole number within bounds. */
export function integer({ initial, ...options }: NumberOptions): Field<'integer', number> {
  return make('integer', bounded(whole, options), initial, options, false);
}

/** A whole number within bounds, or nothing (null). */
export function optionalInteger(options: FieldFlags & { min: number; max: number }): Field<'integer', number | null> {
  const schema = z.preprocess(
    (raw) => (typeof raw === 'string' && raw.trim() === '' ? null : raw),
    bounded(whole, options).nullable(),
  );
  return make('integer', schema, null, { ...options, optional: true }, false);
}

/** A number within bounds. */
export function decimal({ initial, ...options }: NumberOptions): Field<'decimal', number> {
  return make('decimal', bounded(number, options), initial, options, false);
}

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  on: true,
  off: false,
  yes: true,
  no: false,
  '1': true,
  '0': false,
  '': true,
};

/** Yes or no. */
export function toggle({ initial = false, ...options }: FieldFlags & { initial?: boolean } = {}): Field<
  'toggle',
  boolean
> {
  const schema = z.preprocess(
    (raw) => (typeof raw === 'string' ? (BOOLEANS[raw.trim().toLowerCase()] ?? raw) : raw),
    z.boolean({ error: 'wrong-type' }),
  ) as z.ZodType<boolean>;
  return make('toggle', schema, initial, options, false);
}

/** Options: a list of names (words in the locale file), or a record of names to proper names that are the same in every language. */
type OptionList<V extends string> = readonly V[] | Readonly<Record<V, string>>;

function named<V extends string>(
  list: OptionList<V>,
): { options: readonly V[]; names: Readonly<Record<string, string>> } {
  if (Array.isArray(list)) return { options: list as readonly V[], names: {} };
  const options = Object.keys(list) as V[];
  if (options.some((option) => /^(0|[1-9]\d*)$/.test(option))) {
    // Else `{ none: …, 64: … }` would begin with 64, and that would be the initial value.
    throw new Error('a record puts whole numbers first: give the options as a list, and their names beside it');
  }
  return { options, names: list as Readonly<Record<V, string>> };
}

/** One of a list. Some options may have proper names and others words: give `names` beside a list. */
export function choice<const V extends string>(
  list: OptionList<V>,
  {
    initial,
    names,
    ...options
  }: FieldFlags & { initial?: NoInfer<V>; names?: Readonly<Partial<Record<NoInfer<V>, string>>> } = {},
): Field<'choice', V> {
  const given = named(list);
  const [first] = given.options;
  if (first === undefined) throw new Error('a choice needs options');
  const schema = z.enum(given.options, { error: 'not-an-option' }) as unknown as z.ZodType<V>;
  const allNames = { ...given.names, ...names } as Readonly<Record<string, string>>;
  return make('choice', schema, initial ?? first, { ...options, options: given.options, names: allNames }, false);
}

/** Any number of a list, in the order of the list. */
export function choices<const V extends string>(
  list: OptionList<V>,
  { initial = [], ...options }: FieldFlags & { initial?: readonly NoInfer<V>[] } = {},
): Field<'choices', readonly V[]> {
  const given = named(list);
  const one = z.enum(given.options, { error: 'not-an-option' });
  const schema = z.preprocess(
    (raw) => (typeof raw === 'string' ? raw.split(',').filter((part) => part !== '') : raw),
    z
      .array(one, { error: 'wrong-type' })
      .transform((picked) => given.options.filter((option) => picked.includes(option))),
  ) as unknown as z.ZodType<readonly V[]>;
  return make('choices', schema, initial, { ...options, ...given }, false);
}

const HEX_COLOUR = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** A colour as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
export function colour({ initial, ...options }: FieldFlags & { initial: string }): Field<'colour', string> {
  return make('colour', string.regex(HEX_COLOUR, { error: 'not-a-colour' }), initial, options, false);
}

/** A local date and time as `YYYY-MM-DDTHH:MM[:SS]`, or empty. */
export function dateTime({ ...options }: FieldFlags = {}): Field<'dateTime', string> {
  const schema = string.refine((value) => value === '' || isLocalDateTime(value), { error: 'not-a-date' });
  return make('dateTime', schema, '', options, false);
}

function isLocalDateTime(value: string): boolean {
  const match = /^(\d{4,6}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(\.\d+)?)?$/.exec(value);
  if (!match) return false;
  const time = Date.parse(`${match[1]}T${match[2]}${match[3] ?? ''}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${match[1]}T${match[2]}`);
}

interface FileOptions extends FieldFlags {
  accept?: string;
  sources?: Field['sources'];
}

/** One file, or null. */
export function file({ ...options }: FileOptions = {}): Field<'file', InputFile | null> {
  const schema = z.custom<InputFile | null>((value) => value === null || isInputFile(value), { error: 'not-a-file' });
  return make('file', schema, null, options, true);
}

/** Text that is typed, or a file whose bytes are taken as they are. */
export function content({ ...options }: FileOptions & { rows?: number } = {}): Field<'content', string | InputFile> {
  const schema = z.custom<string | InputFile>((value) => typeof value === 'string' || isInputFile(value), {
    error: 'wrong-type',
  });
  return make('content', schema, '', { multiline: true, ...options }, true);
}

/** Lines of text, each an item. */
export function list({ ...options }: FieldFlags = {}): Field<'list', readonly string[]> {
  const schema = z.preprocess(
    (raw) => (typeof raw === 'string' ? (raw === '' ? [] : raw.split(/\r\n|\r|\n/)) : raw),
    z.array(string, { error: 'wrong-type' }),
  ) as z.ZodType<readonly string[]>;
  return make('list', schema, [], options, false);
}

const count = z.number({ error: 'wrong-type' });
const flag = z.boolean({ error: 'wrong-type' });

const keyStroke: z.ZodType<KeyStroke> = z.object(
  {
    event: string,
    key: string,
    code: string,
    keyCode: count,
    which: count,
    charCode: count,
    location: count,
    repeat: flag,
    isComposing: flag,
    ctrl: flag,
    shift: flag,
    alt: flag,
    meta: flag,
    altGraph: flag,
    capsLock: flag,
    numLock: flag,
  },
  { error: 'wrong-type' },
);

/** The last keys pressed while the field captures, newest first. */
export function keypress({ ...options }: FieldFlags = {}): Field<'keypress', readonly KeyStroke[]> {
  return make('keypress', z.array(keyStroke, { error: 'wrong-type' }), [], options, true);
}

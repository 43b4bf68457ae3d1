import {
  type Cell,
  cellText,
  type KeyValue,
  type Output,
  type Say,
  type ValueKind,
  type ValueTypes,
} from './values.ts';
import {
  bitsText,
  chartText,
  shownTiles,
  stripText,
  swatchText,
  tilesText,
  timelineText,
} from './shapes/shape-text.ts';

/**
 * What goes from one stage of a chain to the next: a text, data as JSON, or the bytes of a file. `words` are for people only and go
 * nowhere.
 */
export type Carried = 'text' | 'json' | 'bytes' | 'words';

/** A setting says how, how much or which, never of what: it shapes a result and holds no data of the user. */
interface Setting {
  /** Does one word say it, or a list of words? */
  count: 'one' | 'several';
  /** The words that tell the value in the name of an example. `option` gives the name of an option. */
  words: (value: unknown, label: string, option: (value: unknown) => string) => string[];
}

/** Everything that the engine and the fronts decide by the kind of a field. */
interface FieldKindRow {
  /** What of the previous stage of a chain can fill it. A choice is made and a key is pressed, neither is carried. */
  takes: readonly Carried[];
  /** Is any text data for it, so that a line without a text waits for one? */
  textual: boolean;
  /** Is a text that reads as a number handed to it as one? */
  numeric: boolean;
  /** Does it hold a file: only a file, a file or a text, or never one? */
  file: 'only' | 'or-text' | 'never';
  /** Is it shown as a text to be edited, which can also be one that its rule refuses? */
  typed: boolean;
  /** Null where it holds data. */
  setting: Setting | null;
  /** Its size on the page: a checkbox, a small control, a control with a row of its own, or one that fills a column. */
  size: 'checkbox' | 'small' | 'row' | 'large';
  /** Has its text always many lines, whether or not the field says `multiline`? The last line break then belongs to it. */
  manyLines: boolean;
  /** Is a text of white space alone blank? `multiline`: only in a field that says so. */
  whiteSpaceIsBlank: boolean | 'multiline';
  /** What its flag means in the terminal when no value follows; null when one must. */
  bareFlag: string | null;
  /**
   * The value as its schema reads it from a link or a command line; null for a value without such a text (a file that was dropped on a
   * text field). A kind without this function needs more than a text, and is never part of a link.
   */
  toText: ((value: unknown) => string | null) | null;
}

const EVERYTHING: readonly Carried[] = ['text', 'json', 'bytes'];

function scalarText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

const joinedBy = (separator: string) => (value: unknown) =>
  Array.isArray(value) ? value.join(separator) : scalarText(value);

const number = {
  takes: ['text'],
  textual: false,
  numeric: true,
  file: 'never',
  typed: true,
  setting: { count: 'one', words: (value, label) => (typeof value === 'number' ? [`${label} ${value}`] : []) },
  size: 'small',
  manyLines: false,
  whiteSpaceIsBlank: false,
  bareFlag: null,
  toText: scalarText,
} as const satisfies FieldKindRow;

/** A short text of a certain form. */
const formatted = {
  takes: ['text'],
  textual: false,
  numeric: false,
  file: 'never',
  typed: true,
  setting: null,
  size: 'small',
  manyLines: false,
  whiteSpaceIsBlank: false,
  bareFlag: null,
  toText: scalarText,
} as const satisfies FieldKindRow;

/**
 * The closed list of what a tool can ask for. A new kind is a new row here; the compiler then asks for its component
 * (`src/ui/fields/fields.ts`) and its samples in the tests.
 */
export const FIELD_KINDS = {
  text: {
    takes: EVERYTHING,
    textual: true,
    numeric: false,
    file: 'never',
    typed: true,
    setting: null,
    size: 'small',
    manyLines: false,
    whiteSpaceIsBlank: false,
    bareFlag: null,
    toText: scalarText,
  },
  code: {
    takes: EVERYTHING,
    textual: true,
    numeric: false,
    file: 'never',
    typed: true,
    setting: null,
    size: 'large',
    manyLines: true,
    whiteSpaceIsBlank: true,
    bareFlag: null,
    toText: scalarText,
  },
  secret: {
    takes: EVERYTHING,
    textual: true,
    numeric: false,
    file: 'never',
    typed: true,
    setting: null,
    size: 'small',
    manyLines: false,
    whiteSpaceIsBlank: 'multiline',
    bareFlag: null,
    toText: scalarText,
  },
  integer: number,
  decimal: number,
  toggle: {
    takes: [],
    textual: false,
    numeric: false,
    file: 'never',
    typed: false,
    setting: { count: 'one', words: (value, label) => (value === true ? [label] : []) },
    size: 'checkbox',
    manyLines: false,
    whiteSpaceIsBlank: false,
    bareFlag: 'true',
    toText: scalarText,
  },
  choice: {
    takes: [],
    textual: false,
    numeric: false,
    file: 'never',
    typed: false,
    setting: { count: 'one', words: (value, _, option) => [option(value)] },
    size: 'small',
    manyLines: false,
    whiteSpaceIsBlank: false,
    bareFlag: null,
    toText: scalarText,
  },
  choices: {
    takes: [],
    textual: false,
    numeric: false,
    file: 'never',
    typed: false,
    setting: { count: 'several', words: (value, _, option) => (Array.isArray(value) ? value.map(option) : []) },
    size: 'small',
    manyLines: false,
    whiteSpaceIsBlank: false,
    bareFlag: null,
    toText: joinedBy(','),
  },
  colour: formatted,
  dateTime: formatted,
  file: {
    takes: EVERYTHING,
    textual: false,
    numeric: false,
    file: 'only',
    typed: false,
    setting: null,
    size: 'large',
    manyLines: false,
    whiteSpaceIsBlank: false,
    bareFlag: null,
    toText: null,
  },
  content: {
    takes: EVERYTHING,
    textual: true,
    numeric: false,
    file: 'or-text',
    typed: true,
    setting: null,
    size: 'large',
    manyLines: true,
    whiteSpaceIsBlank: false,
    bareFlag: null,
    toText: scalarText,
  },
  list: {
    takes: EVERYTHING,
    textual: true,
    numeric: false,
    file: 'never',
    typed: true,
    setting: null,
    size: 'large',
    manyLines: true,
    whiteSpaceIsBlank: false,
    bareFlag: null,
    toText: joinedBy('\n'),
  },
  keypress: {
    takes: [],
    textual: false,
    numeric: false,
    file: 'never',
    typed: false,
    setting: null,
    size: 'row',
    manyLines: false,
    whiteSpaceIsBlank: false,
    bareFlag: null,
    toText: null,
  },
} as const satisfies Record<string, FieldKindRow>;

export type FieldKind = keyof typeof FIELD_KINDS;

/** The row of a kind, with the types that all rows share. */
export function fieldKind(kind: FieldKind): FieldKindRow {
  return FIELD_KINDS[kind];
}

/** The value of a field as a link or a command line writes it; null where it has no such text. */
export function valueText({ kind }: { kind: FieldKind }, value: unknown): string | null {
  return fieldKind(kind).toText?.(value) ?? null;
}

/** Everything that the engine and the fronts decide by the kind of an output. */
interface ValueKindRow<V> {
  /** What it holds before there is any input. */
  empty: V;
  /** What "copy" puts on the clipboard; empty for a file, which is saved instead. */
  text: (value: V, say: Say, output: Output) => string;
  /** What goes to the next stage of a chain: its text, the data that the function makes (as JSON), the bytes of the file, or nothing. */
  carries: Exclude<Carried, 'json'> | ((value: V, say: Say) => unknown);
  /** Can it follow the first output of an answer in the palette, as a row of one line? */
  oneLine: boolean;
  /** Its size on the page: a line of a list of labels and values, a block, or a block that fills a column. */
  size: 'line' | 'block' | 'large';
}

const sameText = (value: string) => value;

/** A field of tab-separated values cannot hold a tab or a line end (IANA text/tab-separated-values). */
const inOneCell = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

const keyValueText = ({ key, value }: KeyValue, say: Say) => `${cellText(key, say)}: ${cellText(value, say)}`;

/** A cell as JSON holds it. */
const plainCell = (cell: Cell | undefined, say: Say) =>
  typeof cell === 'object' && cell !== null ? say(cell) : (cell ?? null);

/**
 * A row for every kind of `ValueTypes`. A new kind is a new line there; the compiler then asks for its row here, its component
 * (`src/ui/outputs/outputs.ts`) and its samples in the tests.
 */
export const VALUE_KINDS: { readonly [K in ValueKind]: ValueKindRow<ValueTypes[K]> } = {
  text: { empty: '', text: sameText, carries: 'text', oneLine: true, size: 'large' },
  code: { empty: '', text: sameText, carries: 'text', oneLine: true, size: 'large' },
  row: { empty: null, text: cellText, carries: 'text', oneLine: true, size: 'line' },
  keyValue: {
    empty: [],
    text: (rows, say) => rows.map((row) => keyValueText(row, say)).join('\n'),
    carries: (rows, say) =>
      Object.fromEntries(rows.map(({ key, value }) => [plainCell(key, say), plainCell(value, say)])),
    oneLine: false,
    size: 'block',
  },
  table: {
    empty: [],
    text: (rows, say, { columns = [] }) =>
      rows.map((row) => columns.map((name) => inOneCell(cellText(row[name], say))).join('\t')).join('\n'),
    carries: (rows, say) =>
      rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plainCell(cell, say)]))),
    oneLine: false,
    size: 'block',
  },
  file: { empty: null, text: () => '', carries: 'bytes', oneLine: false, size: 'large' },
  marked: {
    empty: { text: '', marks: [] },
    text: ({ text }) => text,
    carries: 'text',
    oneLine: false,
    size: 'block',
  },
  html: { empty: '', text: sameText, carries: 'text', oneLine: false, size: 'block' },
  svg: { empty: '', text: sameText, carries: 'text', oneLine: false, size: 'large' },
  colour: { empty: '', text: sameText, carries: 'text', oneLine: true, size: 'line' },
  meter: {
    empty: null,
    text: (value, say) => (value ? cellText(value.label, say) : ''),
    carries: 'words',
    oneLine: false,
    size: 'line',
  },
  verdict: {
    empty: null,
    text: (value, say) => (value ? say(value.label) : ''),
    carries: 'words',
    oneLine: false,
    size: 'line',
  },
  tiles: {
    empty: {},
    text: tilesText,
    carries: (tiles, say) =>
      Object.fromEntries(
        shownTiles(tiles, { columns: Object.keys(tiles) }).map(({ name, value }) => [name, plainCell(value, say)]),
      ),
    oneLine: false,
    size: 'block',
  },
  strip: { empty: null, text: stripText, carries: 'text', oneLine: true, size: 'block' },
  timeline: {
    empty: { sentence: null, moments: [] },
    text: timelineText,
    carries: 'text',
    oneLine: false,
    size: 'block',
  },
  diff: {
    empty: { before: '', after: '', changes: [], patch: '' },
    text: ({ patch }) => patch,
    carries: 'text',
    oneLine: false,
    size: 'large',
  },
  swatch: { empty: null, text: swatchText, carries: 'text', oneLine: true, size: 'block' },
  chart: { empty: null, text: chartText, carries: 'words', oneLine: false, size: 'block' },
  bits: { empty: null, text: bitsText, carries: 'words', oneLine: false, size: 'block' },
};

/** The row of a kind for values whose type is only known when the product runs. */
export function valueKind(kind: ValueKind): ValueKindRow<unknown> {
  // The engine keeps values and kinds together: a transform gives what the kinds of its outputs say.
  return VALUE_KINDS[kind] as ValueKindRow<unknown>;
}

/** What an output of this kind sends to the next stage of a chain. */
export function carriedBy(kind: ValueKind): Carried {
  const { carries } = VALUE_KINDS[kind];
  return typeof carries === 'function' ? 'json' : carries;
}

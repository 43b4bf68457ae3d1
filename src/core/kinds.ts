import {
  type Cell,
  cellText,
  type KeyValue,
  type Output,
  type Say,
  type ValueKind,
  type ValueTypes,
} from './values.ts';
import { gridText } from './shapes/grid.ts';
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
 * What passes between stages of a chain: a text, data as JSON, the bytes of a file, or `many` files. `words` are only for
 * people and can't be passed on.
 */
export type Carried = 'text' | 'json' | 'bytes' | 'many' | 'words';

/** A setting controls how a result is made and never contains the user's data. */
interface Setting {
  /** Whether one word describes it, or a list of words. */
  count: 'one' | 'several';
  /** Returns the words that describe the value in the name of an example. `option` returns the name of an option. */
  words: (value: unknown, label: string, option: (value: unknown) => string) => string[];
}

/** Everything that the engine and the front ends decide by the kind of a field. */
interface FieldKindRow {
  /** The outputs of a previous stage that can fill it. Choices and key presses can't be filled. */
  takes: readonly Carried[];
  /** Whether it accepts any text, so that a call without a text waits for one. */
  textual: boolean;
  /** Whether text that parses as a number is passed to it as a number. */
  numeric: boolean;
  /** Whether it holds only a file, a list of files, a file or text, or never files. */
  file: 'only' | 'many' | 'or-text' | 'never';
  /** Whether it is edited as text, which may also be text that its rule rejects. */
  typed: boolean;
  /** Null for fields that hold data. */
  setting: Setting | null;
  /** Size on the page: a checkbox, a small control, a control with its own row, or one that fills a column. */
  size: 'checkbox' | 'small' | 'row' | 'large';
  /** Whether its text always has many lines, regardless of `multiline`. The last line break is then part of it. */
  manyLines: boolean;
  /** Whether whitespace alone counts as blank. `multiline`: only if the field is multiline. */
  whitespaceIsBlank: boolean | 'multiline';
  /** The value of its flag on the command line if none follows; null if one is required. */
  bareFlag: string | null;
  /**
   * Returns the value in the form its schema reads from a link or a command line; null for a value without one (such as
   * a file dropped on a text field). A kind without this function can't be represented as text and is never part of a
   * link.
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
  whitespaceIsBlank: false,
  bareFlag: null,
  toText: scalarText,
} as const satisfies FieldKindRow;

/** A short text in a specific format. */
const formatted = {
  takes: ['text'],
  textual: false,
  numeric: false,
  file: 'never',
  typed: true,
  setting: null,
  size: 'small',
  manyLines: false,
  whitespaceIsBlank: false,
  bareFlag: null,
  toText: scalarText,
} as const satisfies FieldKindRow;

/**
 * The closed list of inputs a tool can ask for. To add a kind, add a row here; the compiler then requires its component
 * (`src/ui/rare-kinds.ts`) and its samples in the tests.
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
    whitespaceIsBlank: false,
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
    whitespaceIsBlank: true,
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
    whitespaceIsBlank: 'multiline',
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
    whitespaceIsBlank: false,
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
    whitespaceIsBlank: false,
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
    whitespaceIsBlank: false,
    bareFlag: null,
    toText: joinedBy(','),
  },
  matrix: {
    takes: [],
    textual: false,
    numeric: false,
    file: 'never',
    typed: false,
    // It would take as many words as it has cells.
    setting: { count: 'several', words: () => [] },
    size: 'row',
    manyLines: false,
    whitespaceIsBlank: false,
    bareFlag: null,
    toText: joinedBy(','),
  },
  area: {
    ...formatted,
    // One that is drawn on a picture says how it's changed, as a number does.
    setting: { count: 'one', words: (value) => (typeof value === 'string' && value !== '' ? [value] : []) },
    size: 'row',
  },
  color: formatted,
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
    whitespaceIsBlank: false,
    bareFlag: null,
    toText: null,
  },
  files: {
    takes: EVERYTHING,
    textual: false,
    numeric: false,
    file: 'many',
    typed: false,
    setting: null,
    size: 'large',
    manyLines: false,
    whitespaceIsBlank: false,
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
    whitespaceIsBlank: false,
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
    whitespaceIsBlank: false,
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
    whitespaceIsBlank: false,
    bareFlag: null,
    toText: null,
  },
} as const satisfies Record<string, FieldKindRow>;

export type FieldKind = keyof typeof FIELD_KINDS;

/** Returns the row of a kind, typed the same for all rows. */
export function fieldKind(kind: FieldKind): FieldKindRow {
  return FIELD_KINDS[kind];
}

/** Whether a field has files as its value and never a text. */
export const takesFilesOnly = (kind: FieldKind): boolean => /only|many/.test(fieldKind(kind).file);

/** Returns the value of a field as written in a link or a command line; null if it has no such form. */
export function valueText({ kind }: { kind: FieldKind }, value: unknown): string | null {
  return fieldKind(kind).toText?.(value) ?? null;
}

/** Everything that the engine and the front ends decide by the kind of an output. */
interface ValueKindRow<V> {
  /** The value before there is any input. */
  empty: V;
  /** What "copy" puts on the clipboard; empty for a file, which is saved instead. */
  text: (value: V, say: Say, output: Output) => string;
  /**
   * What goes to the next stage of a chain: its text, the data the function returns (as JSON), the bytes of the file, all
   * of its files, or nothing.
   */
  carries: Exclude<Carried, 'json'> | ((value: V, say: Say) => unknown);
  /** Whether it can follow the first output of an answer in the palette as a one-line row. */
  oneLine: boolean;
  /** Size on the page: a line in a list of labels and values, a block, or a block that fills a column. */
  size: 'line' | 'block' | 'large';
}

const sameText = (value: string) => value;

/** A field of tab-separated values can't contain tabs or line endings (IANA text/tab-separated-values). */
const inOneCell = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

const keyValueText = ({ key, value }: KeyValue, say: Say) => `${cellText(key, say)}: ${cellText(value, say)}`;

/** Converts a cell to JSON. */
const plainCell = (cell: Cell | undefined, say: Say) =>
  typeof cell === 'object' && cell !== null ? say(cell) : (cell ?? null);

/**
 * One row per kind of `ValueTypes`. To add a kind, add it there; the compiler then requires its row here, its component
 * (`src/ui/rare-kinds.ts`) and its samples in the tests.
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
  grid: { empty: '', text: gridText, carries: 'text', oneLine: false, size: 'large' },
  file: { empty: null, text: () => '', carries: 'bytes', oneLine: false, size: 'large' },
  files: { empty: [], text: () => '', carries: 'many', oneLine: false, size: 'large' },
  marked: {
    empty: { text: '', marks: [] },
    text: ({ text }) => text,
    carries: 'text',
    oneLine: false,
    size: 'block',
  },
  html: { empty: '', text: sameText, carries: 'text', oneLine: false, size: 'block' },
  svg: { empty: '', text: sameText, carries: 'text', oneLine: false, size: 'large' },
  color: { empty: '', text: sameText, carries: 'text', oneLine: true, size: 'line' },
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

/** Returns the row of a kind for values whose type is known only at run time. */
export function valueKind(kind: ValueKind): ValueKindRow<unknown> {
  // The engine guarantees that values match the kinds of their outputs.
  return VALUE_KINDS[kind] as ValueKindRow<unknown>;
}

/** Returns what an output of this kind passes to the next stage of a chain. */
export function carriedBy(kind: ValueKind): Carried {
  const { carries } = VALUE_KINDS[kind];
  return typeof carries === 'function' ? 'json' : carries;
}

import type { Params } from './failure.ts';
import type { Grid } from './shapes/grid.ts';
import type { Bits, Chart, Diff, Strip, Swatch, Tiles, Timeline } from './shapes/shapes.ts';

/** A reference to a text in the locale file of the tool, under `messages.<code>`. */
export interface Message {
  message: string;
  params?: Params;
}

/** The content of a row, a table cell or a key-value pair. */
export type Cell = string | number | boolean | null | Message;

export type Tone = 'good' | 'warn' | 'bad' | 'neutral';

export interface KeyValue {
  key: string | Message;
  value: Cell;
  /** Shown dimmed next to the value. */
  note?: Cell;
  tone?: Tone;
}

/** A file returned by a transform. */
export interface OutputFile {
  name: string;
  type: string;
  /** A `Blob` if it may be too large for memory (`ctx.blobOf`). */
  bytes: Uint8Array<ArrayBuffer> | Blob;
  /** The bytes of the file that it was made from, if how many there are less is of interest. */
  was?: number;
}

/** A share of a whole with a verdict: `value` is from 0 to 1. */
export interface Meter {
  value: number;
  tone: Tone;
  label: Cell;
}

/** A yes or no in words. */
export interface Verdict {
  tone: Tone;
  label: Message;
}

/**
 * A text with highlighted ranges, such as the matches of a pattern: from `start` up to `end` (exclusive), in order, not
 * overlapping, in UTF-16 units.
 */
export interface Marked {
  text: string;
  marks: readonly { start: number; end: number }[];
}

/** The closed list of what a tool can return; each kind has one component and one plain-text form. */
export interface ValueTypes {
  /** Text of any length, in its own block. */
  text: string;
  /** Source code with line numbers. */
  code: string;
  /** One line with a label and its own copy button; null is shown as "none". */
  row: Cell;
  /** Rows determined by the input. */
  keyValue: readonly KeyValue[];
  table: readonly Readonly<Record<string, Cell>>[];
  /** A table of any size with columns of its own; its first rows as a text where nobody scrolls through it. */
  grid: Grid | string;
  file: OutputFile | null;
  files: readonly OutputFile[];
  marked: Marked;
  /** HTML source, shown as a page that can neither run scripts nor load anything. */
  html: string;
  /** SVG source, shown as an image (so it can't run scripts) that can be saved as SVG or PNG. */
  svg: string;
  /** A CSS color that every browser supports, shown as a swatch. */
  color: string;
  meter: Meter | null;
  verdict: Verdict | null;
  /** A few numbers to read at a glance, each large below its name. */
  tiles: Tiles;
  /** The current code, between the previous and the next one. */
  strip: Strip | null;
  /** What happens and when, with a summary sentence. */
  timeline: Timeline;
  /** Two texts and their differences. */
  diff: Diff;
  /** A color as a bar, and how readable text is on it. */
  swatch: Swatch | null;
  /** Numbers as bars, box plots or a curve, with a table of them. */
  chart: Chart | null;
  /** A number as bits in named fields. */
  bits: Bits | null;
}

export type ValueKind = keyof ValueTypes;

export type CodeLanguage =
  | 'json'
  | 'yaml'
  | 'toml'
  | 'xml'
  | 'html'
  | 'css'
  | 'sql'
  | 'go'
  | 'java'
  | 'javascript'
  | 'typescript'
  | 'csharp'
  | 'python'
  | 'kotlin'
  | 'rust'
  | 'php'
  | 'swift'
  | 'dart'
  | 'shell'
  | 'powershell'
  | 'http'
  | 'diff'
  | 'plain';

type FieldValues = Readonly<Record<string, unknown>>;

/**
 * What editing a result sets: the field that receives the text unchanged, or field values computed from the text and
 * the current values. A `Problem` that it throws is shown next to the result.
 */
export type Edits = string | ((typed: string, input: FieldValues) => FieldValues | Promise<FieldValues>);

/** What editing a cell sets: field values computed from its text, the current values and the number of its row, from 0. */
export type CellEdit = (typed: string, input: FieldValues, row: number) => FieldValues;

export interface RowAction {
  /** The name of a lucide icon. */
  icon: string;
  can: (row: Readonly<Record<string, Cell>>) => boolean;
  sets: (input: FieldValues, row: number) => FieldValues;
}

/** How the rows of a table are edited. The row after the last one is empty, and begins to exist with its first text. */
export interface RowEdits<Columns extends string = string> {
  cells: Readonly<Partial<Record<Columns, CellEdit>>>;
  /** Returns the field values without a row. */
  remove?: (input: FieldValues, row: number) => FieldValues;
  /** Buttons at the end of a row, by the names of their texts under `messages`; where `can` is false, they can't be used. */
  actions?: Readonly<Record<string, RowAction>>;
}

export interface Output<K extends ValueKind = ValueKind, Columns extends string = string> {
  kind: K;
  /** Always masked in the palette; never part of a link. */
  secret: boolean;
  language?: CodeLanguage;
  /** The language by the values of the fields, where a field chooses it. */
  languageOf?: (input: FieldValues) => CodeLanguage;
  /** Names of the columns of a table, or of the tiles. */
  columns?: readonly Columns[];
  /** The column by which a row of a table is found again: a search for its text has the row. */
  key?: Columns;
  /** The columns that few rows have or that say less: shown in a line below the text of another column. */
  under?: Readonly<Partial<Record<string, Columns>>>;
  /** Name of the file that "download" saves. */
  fileName?: string;
  /** The field whose text has these marks and shows them in place. */
  of?: string;
  /** The two fields whose texts it compares, and which can show the differences where one types. */
  between?: readonly [string, string];
  /** Whether it is as large as the lead and shown next to it. */
  large?: true;
  /** Whether it only answers a line that names it, because the other outputs already contain it: `issuer of <token>`. */
  quiet?: true;
  /** False if its lines must keep their shape, as in drawings and digests: it gets the full width, and long lines of code scroll. */
  wrap?: false;
  /** Lets the user edit the value where it is shown; the others follow. */
  edits?: Edits;
  /** Whether an empty text is a value, too, while it is edited. */
  blank?: true;
  /** Lets the user edit the rows of a table where they are shown; the other outputs follow. */
  rowEdits?: RowEdits<Columns>;
  /** The field that a button next to the value fills with it, such as the next network. */
  fills?: string;
  /** The field by which the rows of a grid are sorted; a click on the name of a column sets it. */
  sorts?: string;
  /** The fields with the columns that are chosen, and with those that hold texts. */
  chooses?: string;
  corrects?: string;
  /** Whether a page makes it only when it's asked for, since that takes long; until then it may be null. */
  onDemand?: true;
  /** Phantom property for type inference. */
  readonly value?: ValueTypes[K];
}

interface OutputOptions {
  secret?: boolean;
  fileName?: string;
  large?: true;
  quiet?: true;
  wrap?: false;
}

function plain<K extends ValueKind>(kind: K) {
  return (options: OutputOptions = {}): Output<K> => ({ kind, secret: false, ...options });
}

/** For values that are a single text and can be edited. */
function editable<K extends ValueKind>(kind: K) {
  return (options: OutputOptions & Pick<Output, 'edits' | 'fills'> = {}): Output<K> => ({
    kind,
    secret: false,
    ...options,
  });
}

/** Builders of output kinds, as used in specs. */
export const out = {
  text: editable('text'),
  row: editable('row'),
  keyValue: plain('keyValue'),
  file: (options: OutputOptions & { onDemand?: true } = {}): Output<'file'> => ({
    kind: 'file',
    secret: false,
    ...options,
  }),
  files: plain('files'),
  marked: (options: OutputOptions & { of?: string } = {}): Output<'marked'> => ({
    kind: 'marked',
    secret: false,
    ...options,
  }),
  html: plain('html'),
  svg: plain('svg'),
  color: plain('color'),
  meter: plain('meter'),
  verdict: plain('verdict'),
  code: (
    language: CodeLanguage,
    options: OutputOptions & Pick<Output, 'edits' | 'languageOf'> = {},
  ): Output<'code'> => ({
    kind: 'code',
    secret: false,
    language,
    ...options,
  }),
  table: <const C extends string>(
    columns: readonly C[],
    options: OutputOptions & {
      key?: NoInfer<C>;
      under?: Readonly<Partial<Record<NoInfer<C>, NoInfer<C>>>>;
      rowEdits?: RowEdits<NoInfer<C>>;
    } = {},
  ): Output<'table', C> => ({
    kind: 'table',
    secret: false,
    columns,
    ...options,
  }),
  grid: (options: OutputOptions & Pick<Output, 'sorts' | 'chooses' | 'corrects'> = {}): Output<'grid'> => ({
    kind: 'grid',
    secret: false,
    ...options,
  }),
  tiles: <const C extends string>(names: readonly C[], options: OutputOptions = {}): Output<'tiles', C> => ({
    kind: 'tiles',
    secret: false,
    columns: names,
    ...options,
  }),
  strip: plain('strip'),
  timeline: plain('timeline'),
  diff: (options: OutputOptions & { between?: readonly [string, string] } = {}): Output<'diff'> => ({
    kind: 'diff',
    secret: false,
    ...options,
  }),
  swatch: plain('swatch'),
  chart: plain('chart'),
  bits: plain('bits'),
};

export type ValueOf<O> =
  O extends Output<'table', infer C>
    ? readonly Readonly<Record<C, Cell>>[]
    : O extends Output<'tiles', infer C>
      ? Tiles<C>
      : O extends Output<infer K>
        ? ValueTypes[K]
        : never;

export function isMessage(cell: unknown): cell is Message {
  return typeof cell === 'object' && cell !== null && 'message' in cell && typeof cell.message === 'string';
}

/** Returns the text of a tool's message. */
export type Say = (message: Message) => string;

export function cellText(cell: Cell | undefined, say: Say): string {
  if (isMessage(cell)) return say(cell);
  return cell === null || cell === undefined ? '' : String(cell);
}

import type { Params } from './failure.ts';
import type { Bits, Chart, Diff, Strip, Swatch, Tiles, Timeline } from './shapes/shapes.ts';

/** Words that stand in the locale file of the tool under `messages.<code>`. */
export interface Message {
  message: string;
  params?: Params;
}

/** What can stand in a row, a table cell or a key-value pair. */
export type Cell = string | number | boolean | null | Message;

export type Tone = 'good' | 'warn' | 'bad' | 'neutral';

export interface KeyValue {
  key: string | Message;
  value: Cell;
  /** Shown faintly beside the value. */
  note?: Cell;
  tone?: Tone;
}

/** A file that leaves a transform. */
export interface OutputFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A share of a whole with a verdict: `value` from 0 to 1. */
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

/** A text with places in it, as the matches of a pattern: from `start` to before `end`, in order, without overlap, in UTF-16 units. */
export interface Marked {
  text: string;
  marks: readonly { start: number; end: number }[];
}

/** The closed list of what a tool can give back; each has one component and one plain-text form. */
export interface ValueTypes {
  /** Text of any length, in a block of its own. */
  text: string;
  /** Source text of a language, with line numbers. */
  code: string;
  /** One line with a label and its own copy button; null shows as "none". */
  row: Cell;
  /** Rows that the input decides. */
  keyValue: readonly KeyValue[];
  table: readonly Readonly<Record<string, Cell>>[];
  file: OutputFile | null;
  marked: Marked;
  /** HTML source, shown as a page that can neither run nor load anything. */
  html: string;
  /** SVG source, shown as an image (so it cannot run) and to be saved as SVG or PNG. */
  svg: string;
  /** A CSS colour that every browser knows, shown as a swatch. */
  colour: string;
  meter: Meter | null;
  verdict: Verdict | null;
  /** A few numbers that are read at a glance, each large under its name. */
  tiles: Tiles;
  /** The code that counts now, between the one before and the one after it. */
  strip: Strip | null;
  /** What happens in a sentence, and when. */
  timeline: Timeline;
  /** Two texts and where they differ. */
  diff: Diff;
  /** A color as a bar, and how well text can be read on it. */
  swatch: Swatch | null;
  /** Numbers as bars, box plots or a curve, with a table of them. */
  chart: Chart | null;
  /** A number as bits in named fields. */
  bits: Bits | null;
}

export type ValueKind = keyof ValueTypes;

export type CodeLanguage = 'json' | 'yaml' | 'toml' | 'xml' | 'html' | 'sql' | 'go' | 'java' | 'diff' | 'plain';

export interface Output<K extends ValueKind = ValueKind, Columns extends string = string> {
  kind: K;
  /** Never shown unmasked in the palette, never in a link. */
  secret: boolean;
  language?: CodeLanguage;
  /** Names of the columns of a table, or of the tiles. */
  columns?: readonly Columns[];
  /** Name of the file that "download" saves. */
  fileName?: string;
  /** Phantom for inference. */
  readonly value?: ValueTypes[K];
}

interface OutputOptions {
  secret?: boolean;
  fileName?: string;
}

function plain<K extends ValueKind>(kind: K) {
  return (options: OutputOptions = {}): Output<K> => ({ kind, secret: false, ...options });
}

/** The builders of output kinds, as a spec names them. */
export const out = {
  text: plain('text'),
  row: plain('row'),
  keyValue: plain('keyValue'),
  file: plain('file'),
  marked: plain('marked'),
  html: plain('html'),
  svg: plain('svg'),
  colour: plain('colour'),
  meter: plain('meter'),
  verdict: plain('verdict'),
  code: (language: CodeLanguage, options: OutputOptions = {}): Output<'code'> => ({
    kind: 'code',
    secret: false,
    language,
    ...options,
  }),
  table: <const C extends string>(columns: readonly C[], options: OutputOptions = {}): Output<'table', C> => ({
    kind: 'table',
    secret: false,
    columns,
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
  diff: plain('diff'),
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

/** Words for a message of the tool. */
export type Say = (message: Message) => string;

export function cellText(cell: Cell | undefined, say: Say): string {
  if (isMessage(cell)) return say(cell);
  return cell === null || cell === undefined ? '' : String(cell);
}

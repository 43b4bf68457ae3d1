import type * as z from 'zod/mini';
import { fieldKind, type FieldKind } from './kinds.ts';
import type { CodeLanguage } from './values.ts';

/** An input file: the common subset of `File` in browsers and Node, so that it can be read in slices. */
export interface InputFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Milliseconds since the epoch, where it's known. */
  readonly lastModified?: number;
  slice(start?: number, end?: number): { arrayBuffer(): Promise<ArrayBuffer> };
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What is known of a file without reading it. */
export type FileFacts = Pick<InputFile, 'name' | 'size'>;

/** One keyboard event, as plain data. */
export interface KeyStroke {
  event: string;
  key: string;
  code: string;
  keyCode: number;
  which: number;
  charCode: number;
  location: number;
  repeat: boolean;
  isComposing: boolean;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
  meta: boolean;
  altGraph: boolean;
  capsLock: boolean;
  numLock: boolean;
}

export interface FieldFlags {
  /** Receives palette text, standard input and the output of a previous chain stage; exactly one per operation. */
  primary?: boolean;
  /** Never saved in links, history or storage. */
  secret?: boolean;
  /**
   * Whether it takes one value, such as an address or a date. A text that the operation refuses is then unwrapped: what
   * is in its quotes or brackets, behind its label, prompt or log prefix is tried, and the run says what it took.
   */
  single?: true;
  /**
   * While it is blank, the operation has an empty result instead of an error. Defaults to true for primary text, files
   * and secrets.
   */
  required?: boolean;
  /** Shown only while another field has one of these values; the value is submitted either way. */
  when?: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** Collapsed under "Options" on the page; at most three options of an operation are visible. */
  advanced?: true;
  /**
   * Saved on this device like a setting even though it is a text, such as a separator or prefix. Never for user
   * content.
   */
  remember?: true;
  /**
   * Makes a new value from secure random bytes, in the notation that the other fields ask for. A button of the page puts one into the field; a primary field holds one
   * on arrival instead of an example.
   */
  generate?: (
    random: (byteCount: number) => Uint8Array<ArrayBuffer>,
    values: Readonly<Record<string, unknown>>,
  ) => string;
  /** What this browser knows about its visitor: shown on arrival instead of an example, and put into the field by a button. */
  own?: 'userAgent';
  /** Other names of the field in query strings, as used by similar tool collections. */
  query?: readonly string[];
  /** Names of earlier versions, which links, saved lines and saved options may still have. */
  former?: readonly string[];
}

/** The parts of what another field holds, such as the pages of a document, which a text names by ranges (`1-3,8`). */
export interface Parts {
  /** The operation of the same tool that draws some of them: its output `images` has a picture for each, `count` says how many there are. */
  drawnBy: string;
  /** Returns the values for it; `ranges` name the parts. */
  with: (input: Readonly<Record<string, unknown>>, ranges: string) => Readonly<Record<string, unknown>>;
  /** Whether their order counts; otherwise only which they are. */
  isOrdered: (input: Readonly<Record<string, unknown>>) => boolean;
}

/** What one of several files may be instead: the text of another field, such as the list that the others are compared with. */
export interface Aside {
  isIt: (file: FileFacts) => boolean;
  /** Where the text belongs; the page shows that operation then. */
  operation: string;
  field: string;
}

/** How a picture is turned, in degrees, and then flipped. */
export interface Seen {
  turn: number;
  flip: 'none' | 'horizontal' | 'vertical';
}

/** A rule of zod, by its small interface: the classic one is 18 kB more, which the first result of a page would wait for. */
export type Rule<T> = z.ZodMiniType<T>;

export interface Field<K extends FieldKind = FieldKind, T = unknown> extends FieldFlags {
  kind: K;
  /** The validation rule. Its error messages are codes of shared failures. */
  schema: Rule<T>;
  initial: T;
  primary: boolean;
  secret: boolean;
  required: boolean;
  multiline?: boolean;
  rows?: number;
  /** Length of the longest text that it takes, in UTF-16 units. */
  maxLength?: number;
  monospace?: boolean;
  /** What separates the parts of the text, such as those of a token, each of which has a color of its own. */
  separator?: string;
  /** Whether the text is a color in any notation, so that it also gets a color picker. */
  color?: true;
  /** What the ranges in the text are of: shown as pictures to choose from, each named by `fields.<name>.part` in the texts, and all together by `everyPart`. */
  parts?: Parts;
  /** The numbers that the text is made of, such as width and height, each with a box of its own. */
  sides?: readonly [string, string];
  language?: CodeLanguage;
  min?: number;
  max?: number;
  step?: number;
  /** The upper end of a slider next to the number. */
  slider?: number;
  /** Whether it may be empty (then null). */
  optional?: boolean;
  options?: readonly string[];
  /** Proper names of options that are the same in every language; the others are named in the locale file. */
  names?: Readonly<Record<string, string>>;
  /** The rows and columns of a grid; its options are the cells, `row-column`. */
  matrix?: { readonly rows: readonly string[]; readonly columns: readonly string[] };
  /** The field with the picture that it is a part of; of several, the first. */
  areaOf?: string;
  /** How the part comes out, so that it is shown: turned clockwise by degrees, then flipped. */
  seenAs?: (input: Readonly<Record<string, unknown>>) => Seen;
  /** File types, as in the `accept` attribute. */
  accept?: string;
  /** Which of its files is the text of another field instead. The page puts it there, says so and can undo it. */
  aside?: Aside;
  /** Where a file can come from, in addition to the disk. */
  sources?: readonly ('clipboard' | 'camera' | 'screen')[];
}

export function isInputFile(value: unknown): value is InputFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slice' in value &&
    typeof value.slice === 'function' &&
    'arrayBuffer' in value &&
    'size' in value
  );
}

/**
 * Checks whether a field is empty. Whitespace alone counts as data in text and passwords, but not in code and
 * multi-line keys.
 */
export function isBlank(field: Pick<Field, 'kind' | 'multiline'>, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'string') {
    const { whitespaceIsBlank } = fieldKind(field.kind);
    const counts = whitespaceIsBlank === 'multiline' ? field.multiline !== true : !whitespaceIsBlank;
    return !counts && value.trim() === '';
  }
  return Array.isArray(value) && value.length === 0;
}

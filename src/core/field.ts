import type { z } from 'zod';
import { fieldKind, type FieldKind } from './kinds.ts';
import type { CodeLanguage } from './values.ts';

/** A file on its way in: what `File` of browsers and Node have in common, so that it can be read in slices. */
export interface InputFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  slice(start?: number, end?: number): { arrayBuffer(): Promise<ArrayBuffer> };
  arrayBuffer(): Promise<ArrayBuffer>;
}

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
  /** Where palette text, standard input and the previous step of a chain go; exactly one field of an operation. */
  primary?: boolean;
  /** Never in a link, in history or in storage. */
  secret?: boolean;
  /** While it is blank the operation has an empty result instead of an error. Primary text, files and secrets are required unless said otherwise. */
  required?: boolean;
  /** Shown only while another field has one of these values; the value is sent all the same. */
  when?: Readonly<Record<string, readonly (string | boolean)[]>>;
  /** Folded under "Options" on the page; at most three options of an operation are in sight. */
  advanced?: true;
  /** Kept on this device like a setting, though it is a text: a separator, a prefix. Never for what somebody works on. */
  remember?: true;
  /** Other names of the field in the query of a link, as other collections write them. */
  query?: readonly string[];
}

export interface Field<K extends FieldKind = FieldKind, T = unknown> extends FieldFlags {
  kind: K;
  /** The rule. Its error messages are codes of shared failures. */
  schema: z.ZodType<T>;
  initial: T;
  primary: boolean;
  secret: boolean;
  required: boolean;
  multiline?: boolean;
  rows?: number;
  monospace?: boolean;
  language?: CodeLanguage;
  min?: number;
  max?: number;
  step?: number;
  /** May be left empty (then null). */
  optional?: boolean;
  options?: readonly string[];
  /** Proper names of options, the same in every language; options without one are named in the locale file. */
  names?: Readonly<Record<string, string>>;
  /** File types as in the `accept` attribute. */
  accept?: string;
  /** Where besides the disk a file may come from. */
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

/** Is there nothing in this field yet? White space alone is data for text and passwords, nothing for code and keys of many lines. */
export function isBlank(field: Pick<Field, 'kind' | 'multiline'>, value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'string') {
    const { whiteSpaceIsBlank } = fieldKind(field.kind);
    const counts = whiteSpaceIsBlank === 'multiline' ? field.multiline !== true : !whiteSpaceIsBlank;
    return !counts && value.trim() === '';
  }
  return Array.isArray(value) && value.length === 0;
}

import fs from 'node:fs';
import { decodeText } from '../core/decode-text.ts';
import type { Field } from '../core/field.ts';
import { fieldKind } from '../core/kinds.ts';
import { lookupIn } from '../i18n/by-language.ts';
import { startLanguage } from './texts.ts';
import { InputError } from './usage.ts';

/**
 * Decides whether to read standard input for a field. A terminal and /dev/null are never read. A socket, which a parent
 * process may leave open forever, is read only for text fields.
 */
export function hasInput({ kind }: Field): boolean {
  const stat = fs.fstatSync(0);
  return stat.isFIFO() || stat.isFile() || (stat.isSocket() && fieldKind(kind).setting === null);
}

/** Reads standard input to its end. */
export async function readStandardInput(): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

/** Reads piped standard input as text; null if there is none. Throws an `InputError` for bytes that aren't text. */
export async function pipedText(language: string): Promise<string | null> {
  const stat = fs.fstatSync(0);
  if (!stat.isFIFO() && !stat.isFile() && !stat.isSocket()) return null;
  const bytes = await readStandardInput();
  if (bytes.length === 0) return null;
  const text = decodeText(bytes);
  if (text === null) throw new InputError(lookupIn(language, 'app')('fields.notText', { name: 'stdin' }) ?? 'stdin');
  return text.replace(/\r?\n$/, '');
}

/** Reads standard input as the value of a field; undefined if there is none. */
export async function standardInput(field: Field, language: string): Promise<unknown> {
  if (!hasInput(field)) return undefined;
  const bytes = await readStandardInput();
  return bytes.length > 0 ? inputFor(field, 'stdin', bytes, language) : undefined;
}

/**
 * Converts the contents of a file to the value of a field: bytes for file fields, otherwise text. A single-line field
 * drops the line break that most commands print last.
 */
export async function inputFor(
  field: Field,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
  lastModified?: number,
): Promise<unknown> {
  const { file, manyLines } = fieldKind(field.kind);
  if (file !== 'never') return new File([bytes], name, { ...(lastModified !== undefined && { lastModified }) });
  const text = decodeText(bytes);
  if (text === null) {
    await startLanguage(language);
    throw new InputError(lookupIn(language, 'app')('fields.notText', { name }) ?? name);
  }
  return field.multiline || manyLines ? text : text.replace(/\r?\n$/, '');
}

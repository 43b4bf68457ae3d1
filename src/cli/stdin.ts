import fs from 'node:fs';
import type { Field } from '../core/field.ts';
import { fieldKind } from '../core/kinds.ts';

/**
 * Is standard input meant for this field? A terminal and /dev/null are not asked. A socket, which programs that start this
 * one may leave open for ever, is read only by fields that live on text.
 */
export function hasInput({ kind }: Field): boolean {
  const stat = fs.fstatSync(0);
  return stat.isFIFO() || stat.isFile() || (stat.isSocket() && fieldKind(kind).setting === null);
}

export async function readBytes(): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

/**
 * Standard input as the value of a field: bytes as they are for files, text otherwise. A field of one line does not take
 * the line break with which most commands end their output.
 */
export function inputFor(field: Field, bytes: Buffer<ArrayBuffer>): unknown {
  const { file, manyLines } = fieldKind(field.kind);
  if (file !== 'never') return new File([bytes], 'stdin');
  const text = bytes.toString('utf8');
  return field.multiline || manyLines ? text : text.replace(/\r?\n$/, '');
}

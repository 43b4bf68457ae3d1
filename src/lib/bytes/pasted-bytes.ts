// Reads bytes in the notation they were pasted in: hexadecimal, Base64, a hex dump, or a literal of a language.
import { decodeBase64, DecodeProblem, decodeHex, encodeUtf8 } from './bytes.ts';
import { type DumpKind, type DumpNotice, readDump } from './dump/read.ts';
import { Problem } from '../../base/problem.ts';

export const BYTE_FORMS = ['auto', 'hex', 'base64', 'text'] as const;
export type ByteForm = (typeof BYTE_FORMS)[number];

/** How pasted bytes were read. */
export const BYTE_READINGS = ['hex', 'base64', 'text'] as const;
export type ByteReading = (typeof BYTE_READINGS)[number];

export const PASTED_PROBLEMS = [
  'no-bytes',
  'odd-digits',
  'bad-character',
  'data-after-padding',
  'excess-padding',
  'truncated',
  'data-uri-not-base64',
  'lone-surrogate',
  'byte-too-large',
  'address-order',
  'too-many-bytes',
  'bad-literal',
  'bad-line',
] as const;

export interface PastedBytes {
  bytes: Uint8Array<ArrayBuffer>;
  reading: ByteReading;
  /** The other notations that the same text is valid in, and gives other bytes. */
  others: ByteReading[];
  dump: { kind: DumpKind; start: number; notices: DumpNotice[] } | null;
}

/** Digits with or without prefixes and separators. In steps, since one pattern exceeds the stack with millions of digits. */
function isHex(text: string): boolean {
  if (/^[\s:,;_-]|[\s:_-]$|[,;]{2}$/.test(text) || /[^\da-f\s:,;_x\\-]/i.test(text)) return false;
  return /^[\da-f]+$/i.test(text.replace(/(?:0x|\\x)(?=[\da-f])/gi, '').replace(/[\s:,;_-]+/g, ''));
}

const BASE64_SHAPE = /^[A-Za-z\d+/_\s-]*={0,2}$/;

function base64Of(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return BASE64_SHAPE.test(text) || /^data:/i.test(text) ? decodeBase64(text).bytes : null;
  } catch (error) {
    if (error instanceof DecodeProblem) return null;
    throw error;
  }
}

/** Without `orText`, a text that is no bytes in any notation is refused. Throws Problem of PASTED_PROBLEMS. */
export function readPastedBytes(text: string, form: ByteForm, { orText = false } = {}): PastedBytes {
  const trimmed = text.trim();
  const plain = { others: [], dump: null };
  if (form === 'text') return { bytes: encodeUtf8(text), reading: 'text', ...plain };
  if (form === 'base64') return { bytes: decodeBase64(text).bytes, reading: 'base64', ...plain };
  if (form === 'auto' && /^data:/i.test(trimmed))
    return { bytes: decodeBase64(trimmed).bytes, reading: 'base64', ...plain };
  const dump = readDump(text);
  if (dump) return { bytes: dump.bytes, reading: 'hex', others: [], dump };
  if (form === 'hex') return { bytes: decodeHex(text).bytes, reading: 'hex', ...plain };
  if (isHex(trimmed)) {
    const isBare = /^[\da-f]+$/i.test(trimmed) && trimmed.length % 4 === 0 && trimmed.length <= 64;
    return { bytes: decodeHex(trimmed).bytes, reading: 'hex', others: isBare ? ['base64'] : [], dump: null };
  }
  const base64 = base64Of(trimmed);
  if (base64) return { bytes: base64, reading: 'base64', others: orText ? ['text'] : [], dump: null };
  if (orText) return { bytes: encodeUtf8(text), reading: 'text', ...plain };
  throw new Problem('no-bytes', undefined);
}

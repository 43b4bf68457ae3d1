// Finds the signatures in a PDF file and what they cover (ISO 32000-2, 12.8).
import { encodeHex } from '../../bytes/bytes.ts';
import { concat } from '../asn1/der.ts';
import { Problem } from '../../../base/problem.ts';
import { dateOf, type PdfObject, readDictionary, textOf } from './objects.ts';

export interface FoundSignature {
  /** The encoding of the signature, such as `adbe.pkcs7.detached`. */
  subFilter: string;
  name: string | null;
  reason: string | null;
  location: string | null;
  contact: string | null;
  /** The time that the signing program wrote, in milliseconds since the epoch. */
  time: number | null;
  /** The signature, including the zeros that pad it; null if the covered bytes leave a different gap. */
  contents: Uint8Array | null;
  covered: Uint8Array;
  /** Number of bytes from the start of the file that it covers. */
  end: number;
}

/** Returns the signatures in the order of what they cover. Throws Problem `not-a-pdf`. */
export function findSignatures(bytes: Uint8Array): FoundSignature[] {
  const file = new TextDecoder('latin1').decode(bytes);
  // Annex H of ISO 32000-1 and all readers: the header is within the first 1024 bytes
  if (!file.slice(0, 1024).includes('%PDF-')) throw new Problem('not-a-pdf');
  const starts = new Set<number>();
  let at = file.indexOf('/ByteRange');
  for (let tries = 0; at >= 0 && tries < MOST; tries++) {
    const object = file.lastIndexOf('obj', at);
    if (object >= 0) starts.add(object + 3 + (/^[\0\t\n\f\r ]*/.exec(file.slice(object + 3, at))?.[0].length ?? 0));
    at = file.indexOf('/ByteRange', at + 1);
  }
  // In an encrypted file, strings can't be read without its password; the signature itself is never encrypted.
  const words = /\/Encrypt[^\w]/.test(file) ? () => null : textOf;
  return [...starts]
    .flatMap((start) => within(readDictionary(file, start)))
    .flatMap((dictionary) => signatureOf(dictionary, bytes, words) ?? [])
    .toSorted((a, b) => a.end - b.end);
}

/** Maximum number of places to check; no document has this many signatures. */
const MOST = 500;

/** Returns a dictionary and those directly inside it: the signature may be a value of its form field. */
function within(object: PdfObject): Map<string, PdfObject>[] {
  return object instanceof Map ? [object, ...[...object.values()].flatMap(within)] : [];
}

type Words = (object: PdfObject | undefined) => string | null;

function signatureOf(dictionary: Map<string, PdfObject>, bytes: Uint8Array, words: Words): FoundSignature | null {
  const range = dictionary.get('ByteRange');
  const subFilter = dictionary.get('SubFilter');
  const contents = dictionary.get('Contents');
  if (!Array.isArray(range) || !(contents instanceof Uint8Array)) return null;
  const numbers = range.map((each) => (typeof each === 'number' && Number.isInteger(each) && each >= 0 ? each : -1));
  const [start = -1, length = -1, restart = -1, rest = -1] = numbers;
  const sound = numbers.length === 4 && !numbers.includes(-1) && start === 0;
  const end = restart + rest;
  const inFile = sound && length > 0 && restart >= length && end <= bytes.length;
  return {
    subFilter: subFilter && typeof subFilter === 'object' && 'name' in subFilter ? subFilter.name : '',
    name: words(dictionary.get('Name')),
    reason: words(dictionary.get('Reason')),
    location: words(dictionary.get('Location')),
    contact: words(dictionary.get('ContactInfo')),
    time: dateOf(dictionary.get('M')),
    contents: inFile && isGap(bytes.subarray(length, restart), contents) ? contents : null,
    covered: inFile ? concat(bytes.subarray(0, length), bytes.subarray(restart, end)) : new Uint8Array(),
    end: inFile ? end : 0,
  };
}

/** The uncovered bytes must be the signature and nothing else, or something could be hidden there. */
function isGap(gap: Uint8Array, contents: Uint8Array): boolean {
  const digits = /^<([\da-fA-F\s]*)>$/.exec(new TextDecoder('latin1').decode(gap))?.[1]?.replace(/\s/g, '');
  return digits?.toLowerCase() === encodeHex(contents);
}

/** Returns the number of bytes without the meaningless whitespace at the end of the file. */
export function contentEnd(bytes: Uint8Array): number {
  return bytes.findLastIndex((byte) => ![0, 9, 10, 12, 13, 32].includes(byte)) + 1;
}

// Finds the bytes of ASN.1 in what people paste: PEM of any label, Base64, hexadecimal, or the bytes of a file.
import { Problem } from '../../../base/problem.ts';
import { decodeBase64 } from '../../bytes/bytes.ts';
import { type ByteForm, readPastedBytes } from '../../bytes/pasted-bytes.ts';
import { plainPem } from './plain-pem.ts';
import { findPem, type PemBlock } from '../asn1/pem.ts';

export const SOURCE_PROBLEMS = ['encrypted-pem', 'no-asn1-inside'] as const;

export interface Asn1Block {
  /** After BEGIN; empty without PEM. */
  label: string;
  der: Uint8Array;
}

/** Labels of blocks that hold other formats. */
const OTHER_FORMATS = /^(?:OPENSSH PRIVATE KEY|SSH2 .*|PGP .*|AGE .*)$/;

/** The Base64 of a block, as far as it goes if its end is missing. */
function bodyOf({ label, body, start, bodyStart }: PemBlock, text: string): Uint8Array {
  if (OTHER_FORMATS.test(label)) throw new Problem('no-asn1-inside', start, { label });
  const whole = body ?? /^[A-Za-z\d+/\s]*/.exec(text.slice(bodyStart))?.[0] ?? '';
  if (/^\s*[A-Za-z-]+: /.test(whole)) {
    if (/^\s*Proc-Type: 4,ENCRYPTED/m.test(whole)) throw new Problem('encrypted-pem', start);
    return decodeBase64(whole.replace(/^(?:\s*[A-Za-z-]+: [^\n]*\n)+/, '')).bytes;
  }
  if (body !== null) return placed(bodyStart, () => decodeBase64(whole).bytes);
  const digits = whole.replace(/\s+/g, '');
  return decodeBase64(digits.slice(0, digits.length - (digits.length % 4))).bytes;
}

/** Places a problem of a part in the whole text. */
function placed<T>(start: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Problem) || error.offset === undefined) throw error;
    throw new Problem(error.code, start + error.offset, error.params);
  }
}

function blocksIn(text: string): Asn1Block[] {
  const strict = findPem(text);
  const isLoose = strict.length === 0 || strict.some(({ body }) => body !== null && /[\\"'`%]/.test(body));
  const plain = isLoose ? plainPem(text).text : text;
  return findPem(plain).map((block) => ({ label: block.label, der: bodyOf(block, plain) }));
}

/** Whether all bytes are those of a text: Base64 or PEM in a file. */
const isText = (bytes: Uint8Array) =>
  bytes.every((octet) => (octet >= 32 && octet < 127) || (octet >= 9 && octet <= 13));

/** Returns the blocks of PEM in a text, otherwise all of it as one. Throws Problem. */
export function readAsn1Source(source: string | Uint8Array, form: ByteForm): Asn1Block[] {
  const text = typeof source === 'string' ? source : isText(source) ? new TextDecoder().decode(source) : null;
  if (text === null) return [{ label: '', der: source as Uint8Array }];
  const blocks = text.includes('BEGIN') || form === 'auto' ? blocksIn(text) : [];
  return blocks.length > 0 ? blocks : [{ label: '', der: readPastedBytes(text, form).bytes }];
}

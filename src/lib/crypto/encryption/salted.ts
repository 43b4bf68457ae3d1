// The passphrase formats of `openssl enc` and of CryptoJS: "Salted__", 8 bytes of salt, ciphertext. None is authenticated.
import { encodeUtf8 } from '../../bytes/bytes.ts';
import { concat } from '../asn1/der.ts';
import { Problem } from '../../../base/problem.ts';
import type { RandomBytes } from '../../../base/random.ts';
import { bytesToKey, pbkdf2 } from './key.ts';
import { textOf } from './text.ts';

interface Format {
  /** Lengths in bytes; block 1 is a stream cipher. */
  key: number;
  iv: number;
  block: number;
  derive: 'md5' | 'sha256' | 'pbkdf2';
}

/** In the order in which a text of unknown origin is tried. */
export const SALTED_FORMATS = {
  /** CryptoJS.AES, and `openssl enc -aes-256-cbc -md md5`, the default before OpenSSL 1.1.0. */
  'aes-md5': { key: 32, iv: 16, block: 16, derive: 'md5' },
  /** `openssl enc -aes-256-cbc`, for which OpenSSL warns about the key derivation. */
  'aes-sha256': { key: 32, iv: 16, block: 16, derive: 'sha256' },
  /** `openssl enc -aes-256-cbc -pbkdf2`, 10000 iterations unless set by `-iter`. */
  'aes-pbkdf2': { key: 32, iv: 16, block: 16, derive: 'pbkdf2' },
  /** CryptoJS.TripleDES, and `openssl enc -des-ede3-cbc -md md5`. */
  'triple-des': { key: 24, iv: 8, block: 8, derive: 'md5' },
  /** CryptoJS.Rabbit (RFC 4503). */
  rabbit: { key: 16, iv: 8, block: 1, derive: 'md5' },
  /** CryptoJS.RC4, with a key of 256 bits. */
  rc4: { key: 32, iv: 0, block: 1, derive: 'md5' },
  /** `openssl enc -rc4 -md md5`, with a key of 128 bits. */
  'rc4-128': { key: 16, iv: 0, block: 1, derive: 'md5' },
} as const satisfies Record<string, Format>;

export type SaltedFormat = keyof typeof SALTED_FORMATS;

const FORMAT_IDS = Object.keys(SALTED_FORMATS) as SaltedFormat[];

export type SaltedProblemCode =
  | 'not-encrypted'
  | 'cut-off'
  | 'wrong-key-or-not-text'
  | 'format-needed'
  | 'lone-surrogate';

const problem = (code: SaltedProblemCode) => new Problem<SaltedProblemCode>(code);

const MAGIC = encodeUtf8('Salted__');
const HEAD = MAGIC.length + 8;

export const isSalted = (bytes: Uint8Array): boolean => MAGIC.every((byte, at) => bytes[at] === byte);

async function cipher(format: SaltedFormat, passphrase: string, salt: Uint8Array, iterations: number) {
  const { key: keyLength, iv: ivLength, derive } = SALTED_FORMATS[format];
  const length = keyLength + ivLength;
  const derived =
    derive === 'pbkdf2'
      ? await pbkdf2(encodeUtf8(passphrase), Uint8Array.from(salt), iterations, { length })
      : await bytesToKey(derive, passphrase, salt, length);
  const [key, iv] = [derived.slice(0, keyLength), derived.slice(keyLength)];
  if (format === 'aes-md5' || format === 'aes-sha256' || format === 'aes-pbkdf2')
    return (await import('@noble/ciphers/aes.js')).cbc(key, iv, { disablePadding: true });
  const { stream, tripleDes } = await import('./old-ciphers.ts');
  return format === 'triple-des' ? tripleDes(key, iv) : stream(format === 'rabbit' ? 'rabbit' : 'rc4', key, iv);
}

interface Options {
  format: SaltedFormat;
  /** For PBKDF2; the other formats don't have any. */
  iterations: number;
}

/** Throws DecodeProblem for a passphrase that can't be encoded as UTF-8. */
export async function encryptSalted(
  bytes: Uint8Array,
  passphrase: string,
  { format, iterations, random }: Options & { random: RandomBytes },
): Promise<Uint8Array> {
  const salt = random(8);
  const { block } = SALTED_FORMATS[format];
  const missing = block - (bytes.length % block);
  // PKCS #7: each padding byte is the number of padding bytes
  const padded = block === 1 ? bytes : concat(bytes, new Uint8Array(missing).fill(missing));
  return concat(MAGIC, salt, (await cipher(format, passphrase, salt, iterations)).encrypt(padded));
}

/** Padding of this length isn't there by chance: one wrong key in four billion produces it. */
const PROOF = 4;

/** The content of a salted file and its format. Bytes that aren't text are proved by their padding or their file type. */
export type Opened =
  | { text: string; format: SaltedFormat }
  | { text: null; bytes: Uint8Array<ArrayBuffer>; proved: boolean; format: SaltedFormat };

/**
 * Returns the content of a salted file, and the format that it turned out to have. `isFile` tells whether bytes begin like a
 * file of some type. Throws Problem.
 */
export async function decryptSalted(
  file: Uint8Array,
  passphrase: string,
  {
    format,
    iterations,
    isFile = () => false,
  }: { format: SaltedFormat | 'auto'; iterations: number; isFile?: (bytes: Uint8Array) => boolean },
): Promise<Opened> {
  if (!isSalted(file)) throw problem('not-encrypted');
  const salt = file.subarray(MAGIC.length, HEAD);
  const data = file.subarray(HEAD);
  if (file.length < HEAD) throw problem('cut-off');
  const fits = (id: SaltedFormat) => {
    const { block } = SALTED_FORMATS[id];
    // In a stream cipher, an empty text has no ciphertext, so only the chosen format tells it from a truncated file.
    return data.length % block === 0 && (data.length > 0 || (block === 1 && format !== 'auto'));
  };
  const candidates = (format === 'auto' ? FORMAT_IDS : [format]).filter(fits);
  if (candidates.length === 0) throw problem('cut-off');
  const others: Extract<Opened, { text: null }>[] = [];
  for (const id of candidates) {
    const { block } = SALTED_FORMATS[id];
    // With the wrong key, a stream cipher produces noise, and a few bytes of noise may be valid text.
    if (format === 'auto' && block === 1 && data.length < 12) throw problem('format-needed');
    const plain = unpad((await cipher(id, passphrase, salt, iterations)).decrypt(data), block);
    const text = plain && plainText(plain, block === 1);
    if (text !== null) return { text, format: id };
    if (!plain) continue;
    const bytes = Uint8Array.from(plain);
    const padding = data.length - bytes.length;
    // Nothing but the beginning of a file tells the result of a stream cipher from noise.
    if (isFile(bytes)) others.unshift({ text: null, bytes, proved: true, format: id });
    else if (block > 1) others.push({ text: null, bytes, proved: padding >= PROOF, format: id });
  }
  const likely = others.find(({ proved }) => proved) ?? others[0];
  if (!likely) throw problem('wrong-key-or-not-text');
  return likely;
}

function unpad(bytes: Uint8Array, block: number): Uint8Array | null {
  if (block === 1) return bytes;
  const count = bytes.at(-1) ?? 0;
  const padded = count >= 1 && count <= block && bytes.subarray(-count).every((byte) => byte === count);
  return padded ? bytes.subarray(0, bytes.length - count) : null;
}

/**
 * Returns the text, or null for the noise that a wrong key produces: invalid UTF-8 and, if no padding confirms the key,
 * control characters other than tabs and line breaks.
 */
function plainText(bytes: Uint8Array, unproved: boolean): string | null {
  const text = textOf(bytes);
  return text !== null && unproved && /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
}

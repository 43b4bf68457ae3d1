// AES with a key and an IV that are typed in, as `openssl enc -K -iv` and programs do.
import { DecodeProblem, decodeBase64, decodeHex, encodeUtf8 } from '../../bytes/bytes.ts';
import { concat } from '../asn1/der.ts';
import { Problem } from '../../../base/problem.ts';
import type { RandomBytes } from '../../../base/random.ts';

export const RAW_FORMATS = { 'key-gcm': 'gcm', 'key-cbc': 'cbc', 'key-ctr': 'ctr', 'key-ecb': 'ecb' } as const;
export type RawFormat = keyof typeof RAW_FORMATS;
type AesMode = (typeof RAW_FORMATS)[RawFormat];

export const isRaw = (format: string): format is RawFormat => Object.hasOwn(RAW_FORMATS, format);

type Bytes = Uint8Array<ArrayBuffer>;

const KEY_LENGTHS = [16, 24, 32];
const BLOCK = 16;
const TAG_LENGTH = 16;
/** NIST SP 800-38D recommends 12 bytes; programs also use 16. */
const IV_LENGTHS: Readonly<Record<AesMode, readonly number[]>> = { gcm: [12, 16], cbc: [16], ctr: [16], ecb: [0] };

export const RAW_PROBLEMS = ['key-length', 'key-digits', 'iv-length'] as const;

export const KEY_READINGS = ['hex', 'base64', 'text'] as const;
export type KeyReading = (typeof KEY_READINGS)[number];

/** The bytes of a text in one notation; null if it isn't in it. */
function bytesIn(written: string, reading: KeyReading): Bytes | null {
  const trimmed = written.trim();
  try {
    if (reading === 'text') return encodeUtf8(written);
    if (reading === 'base64') return /^[\w+/-]+={0,2}$/.test(trimmed) ? decodeBase64(trimmed).bytes : null;
    const digits = trimmed.replace(/^0x/i, '').replace(/[\s:]/g, '');
    return digits.length % 2 === 0 && /^[\da-f]+$/i.test(digits) ? decodeHex(digits).bytes : null;
  } catch (error) {
    if (error instanceof DecodeProblem) return null;
    throw error;
  }
}

export interface ReadKey {
  bytes: Bytes;
  reading: KeyReading;
  /** Notations in which the same text is another key. */
  others: KeyReading[];
}

/** Throws Problem `key-length` or `key-digits`, without the key. */
export function readKey(written: string, set: KeyReading | 'auto'): ReadKey {
  const read = KEY_READINGS.map((reading) => ({ reading, bytes: bytesIn(written, reading) }));
  // Padding at the end is that of Base64, not of a text.
  const isPadded = written.trim().endsWith('=');
  const fitting = read.filter(
    ({ reading, bytes }) =>
      KEY_LENGTHS.includes(bytes?.length ?? 0) && !(reading === 'text' && isPadded && set !== 'text'),
  );
  const chosen = set === 'auto' ? fitting[0] : read.find(({ reading }) => reading === set);
  const bytes = chosen?.bytes;
  if (set !== 'auto' && !bytes) throw new Problem('key-digits');
  if (!chosen || !bytes || !fitting.includes(chosen)) {
    const likely = bytes ?? read.find((notation) => notation.bytes !== null)?.bytes;
    throw new Problem('key-length', undefined, { bytes: likely?.length ?? 0 });
  }
  const others = fitting.filter((notation) => notation !== chosen);
  return { bytes, reading: chosen.reading, others: others.map(({ reading }) => reading) };
}

/** The IV, or null if none is set or the mode has none. Throws Problem `iv-length`. */
export const ivOf = (written: string, mode: AesMode): Bytes | null =>
  mode === 'ecb' || written.trim() === '' ? null : readIv(written, mode);

/** Hexadecimal or Base64, and text if only that has the length of an IV. Throws Problem `iv-length`. */
function readIv(written: string, mode: AesMode): Bytes {
  const lengths = IV_LENGTHS[mode];
  const read = (['hex', 'base64', ...(mode === 'gcm' ? [] : ['text' as const])] as const).map((reading) =>
    bytesIn(written, reading),
  );
  const fitting = read.find((bytes) => bytes && lengths.includes(bytes.length));
  if (fitting) return fitting;
  const length = read.find((bytes) => bytes !== null)?.length ?? encodeUtf8(written).length;
  throw new Problem('iv-length', undefined, { bytes: length, wanted: lengths[0]! });
}

interface Options {
  mode: AesMode;
  key: Uint8Array;
  iv: Uint8Array;
}

async function cipher({ mode, key, iv }: Options) {
  const { cbc, ctr, ecb, gcm } = await import('@noble/ciphers/aes.js');
  if (mode === 'gcm') return gcm(key, iv);
  if (mode === 'cbc') return cbc(key, iv);
  return mode === 'ctr' ? ctr(key, iv) : ecb(key);
}

/** Without an IV, makes one and puts it in front of the data. */
export async function encryptRaw(
  bytes: Uint8Array,
  { iv, random, ...options }: Omit<Options, 'iv'> & { iv: Bytes | null; random: RandomBytes },
): Promise<Uint8Array> {
  const length = IV_LENGTHS[options.mode][0]!;
  const own = iv ?? random(length);
  const data = (await cipher({ ...options, iv: own })).encrypt(bytes);
  return iv === null && length > 0 ? concat(own, data) : data;
}

/** Without an IV, it is read from the start of the data. Throws Problem `cut-off` or `wrong-raw-key`. */
async function decryptRaw(
  data: Uint8Array,
  { iv, ...options }: Omit<Options, 'iv'> & { iv: Bytes | null },
): Promise<Bytes> {
  const { mode } = options;
  const length = iv ? 0 : IV_LENGTHS[mode][0]!;
  const rest = data.subarray(length);
  const isWhole =
    mode === 'gcm' ? rest.length >= TAG_LENGTH : mode === 'ctr' || (rest.length > 0 && rest.length % BLOCK === 0);
  if (data.length < length || !isWhole) throw new Problem('cut-off');
  const opened = await cipher({ ...options, iv: iv ?? Uint8Array.from(data.subarray(0, length)) });
  try {
    return Uint8Array.from(opened.decrypt(rest));
  } catch {
    // The padding or the tag is wrong; the library's message has nothing to add.
    throw new Problem('wrong-raw-key');
  }
}

export interface OpenedRaw {
  bytes: Bytes;
  mode: AesMode;
  isInFront: boolean;
  keyBits: number;
  reading: KeyReading;
  /** Notations of the key in which it opens the same data. */
  others: KeyReading[];
}

/** Throws Problem of RAW_PROBLEMS or `cut-off`. */
export async function openRaw(
  data: Uint8Array,
  { written, keyReading, iv, mode }: { written: string; keyReading: KeyReading | 'auto'; iv: string; mode: AesMode },
): Promise<OpenedRaw> {
  const read = readKey(written, keyReading);
  const own = ivOf(iv, mode);
  let failure: unknown;
  const opened: { bytes: Bytes; reading: KeyReading; keyBits: number }[] = [];
  for (const reading of [read.reading, ...read.others]) {
    const key = readKey(written, reading).bytes;
    try {
      opened.push({ bytes: await decryptRaw(data, { mode, key, iv: own }), reading, keyBits: key.length * 8 });
    } catch (error) {
      if (keyReading !== 'auto' && reading === keyReading) throw error;
      failure ??= error;
    }
  }
  const [first, ...others] = opened;
  if (!first) throw failure;
  return { ...first, mode, isInFront: !own && mode !== 'ecb', others: others.map(({ reading }) => reading) };
}

/** Opens what its tag or padding proves to be in one of these modes; null for everything else. */
export async function openProvedRaw(
  data: Uint8Array,
  key: Omit<Parameters<typeof openRaw>[1], 'mode'>,
): Promise<OpenedRaw | null> {
  for (const mode of ['gcm', 'cbc', 'ecb'] as const)
    try {
      return await openRaw(data, { ...key, mode });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  return null;
}

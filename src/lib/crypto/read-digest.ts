// Reads digests in the formats that programs print.
import { decodeBase64, decodeHex } from '../bytes/bytes.ts';
import { ALGORITHM_IDS, ALGORITHMS, type AlgorithmId } from './digest.ts';
import { Problem } from '../../base/problem.ts';

/** A pasted digest. `named` is the algorithm named in the text, `undefined` if there is none, null if it is unknown. */
export interface ReadDigest {
  named: AlgorithmId | null | undefined;
  /** All possible readings: some texts are both hexadecimal and Base64. */
  readings: Uint8Array[];
}

/**
 * Reads a digest alone, before a file name (`sha256sum`) or after the name of its algorithm: `SHA256 (file) = …`
 * (`--tag`), `SHA2-256(stdin)= …` (OpenSSL), `sha256:…` (OCI), `sha256-…` (Subresource Integrity).
 */
export function readDigest(expected: string): ReadDigest {
  // GNU tools put a backslash before a line whose file name is escaped.
  const written = expected.trim().replace(/^\\/, '');
  const tagged = /^([^\s(]+) ?\(.*\) ?= ?(\S{1,200})$/.exec(written);
  if (tagged) return { named: algorithmOf(tagged[1]!) ?? null, readings: readingsOf(tagged[2]!) };
  const integrity = strongest(written);
  if (integrity) return integrity;
  const [, name = '', digest = ''] = /^([^\s:=]+)(?:\s*[:=]\s*|\s+)(.+)$/s.exec(written) ?? [];
  const named = algorithmOf(name);
  return named ? { named, readings: readingsOf(digest) } : { named: undefined, readings: readingsOf(written) };
}

/** Returns the algorithms whose digests have the length of one of the readings; if one is named, only that one. */
export function fittingAlgorithms(named: AlgorithmId | undefined, readings: readonly Uint8Array[]): AlgorithmId[] {
  return ALGORITHM_IDS.filter(
    (id) => (!named || id === named) && readings.some((bytes) => bytes.length === ALGORITHMS[id].size),
  );
}

/**
 * Of several hashes, only those of the strongest algorithm count (W3C SRI, “Get the strongest metadata from set”); npm
 * also uses SHA-1.
 */
function strongest(written: string): ReadDigest | null {
  const hashes = written.split(/\s+/, 20).map((each) => /^sha(1|256|384|512)-([^?]+)(?:\?.*)?$/i.exec(each));
  const bits = Math.max(...hashes.map((hash) => Number(hash?.[1] ?? Infinity)));
  if (bits === Infinity) return null;
  const chosen = hashes.filter((hash) => Number(hash?.[1]) === bits);
  return { named: algorithmOf(`sha${bits}`), readings: chosen.flatMap((hash) => readingsOf(hash![2]!)) };
}

/** The names that programs use; a name without a length means the usual one. */
const ALSO_CALLED = new Map<string, AlgorithmId>([
  ['rmd160', 'ripemd-160'],
  ['blake2b', 'blake2b-512'],
  ['blake2s', 'blake2s-256'],
  ['xxh3', 'xxh3-64'],
  ['xxh128', 'xxh3-128'],
]);

/** Normalizes a name such as `SHA256`, `SHA2-256` or `sha-256`. */
function algorithmOf(name: string): AlgorithmId | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[-_/]/g, '');
  const wanted = plain(name.replace(/^sha-?2-/i, 'sha'));
  return ALSO_CALLED.get(wanted) ?? ALGORITHM_IDS.find((id) => plain(id) === wanted);
}

/** Hexadecimal first: followed by a file name such as `README`, the whole text may be valid Base64. */
function readingsOf(written: string): Uint8Array[] {
  const forms = [...new Set([written.replaceAll(/[\s:]/g, ''), written.split(/\s/)[0] ?? ''])];
  return [
    ...forms.filter((form) => /^(?:0x)?([\da-f]{2})+$/i.test(form)).map((form) => decodeHex(form).bytes),
    ...forms.filter((form) => !/^0x[\da-f]*$/i.test(form)).flatMap(readBase64),
  ];
}

function readBase64(written: string): Uint8Array[] {
  try {
    return [decodeBase64(written).bytes];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

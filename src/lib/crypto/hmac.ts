// HMAC (RFC 2104, FIPS 198-1) with any digest that it is defined for.
import type { Sliceable } from '../bytes/base64-pieces.ts';
import { ALGORITHMS, type AlgorithmId, feed, type Watch } from './digest.ts';

/** Excludes checksums, which a key doesn't protect, and BLAKE3, a tree hash with its own keyed mode. */
const HMAC_IDS = [
  'md5',
  'sha-1',
  'sha-224',
  'sha-256',
  'sha-384',
  'sha-512',
  'sha-512-224',
  'sha-512-256',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'keccak-256',
  'keccak-512',
  'ripemd-160',
  'blake2b-512',
  'blake2b-256',
  'blake2s-256',
  'whirlpool',
  'sm3',
] as const satisfies readonly AlgorithmId[];

export type HmacAlgorithm = (typeof HMAC_IDS)[number];

/** The names of the algorithms by id, in display order. */
export const HMAC_NAMES = Object.fromEntries(HMAC_IDS.map((id) => [id, ALGORITHMS[id].name])) as Record<
  HmacAlgorithm,
  string
>;

/** Returns the code of bytes or a file with a key of any length. Rejects with the reason of the signal when aborted. */
export async function hmac(
  id: HmacAlgorithm,
  key: Uint8Array,
  source: Uint8Array | Sliceable,
  watch: Watch = {},
): Promise<Uint8Array> {
  const hasher = await ALGORITHMS[id].keyed(key);
  await feed([hasher], source, watch);
  return hasher.digest();
}

/** Compares bytes in constant time for a given length, so that timing doesn't reveal where they differ. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  return a.reduce((difference, byte, at) => difference | (byte ^ b[at]!), 0) === 0;
}

// HMAC (RFC 2104, FIPS 198-1) over any of the digests that it is defined for.
import type { Sliceable } from '../bytes/base64-pieces.ts';
import { ALGORITHMS, type AlgorithmId, feed, type Watch } from './digest.ts';

/** Not checksums, since a key does not protect them, nor BLAKE3, a tree with a keyed mode of its own. */
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

/** The names of the algorithms by id, in the order in which they are shown. */
export const HMAC_NAMES = Object.fromEntries(HMAC_IDS.map((id) => [id, ALGORITHMS[id].name])) as Record<
  HmacAlgorithm,
  string
>;

/** The code of bytes or of a file under a key of any length. Rejects with the reason of the signal when it is aborted. */
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

/** Are the bytes the same? Takes as long for any bytes of these lengths, so that the time tells nothing about where they differ. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  return a.reduce((difference, byte, at) => difference | (byte ^ b[at]!), 0) === 0;
}

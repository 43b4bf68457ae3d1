// HMAC (RFC 2104, FIPS 198-1) over any of the digests that it is defined for.
import { concat } from './asn1/der.ts';
import { ALGORITHMS, type AlgorithmId, digest, type Sliceable } from './digest.ts';

/**
 * Bytes that each digest compresses at a time, B of RFC 2104 (the rate of the sponge for SHA-3 and Keccak). Checksums are not here,
 * since a key does not protect them, nor is BLAKE3, a tree with a keyed mode of its own.
 */
const BLOCK_SIZES = {
  md5: 64,
  'sha-1': 64,
  'sha-224': 64,
  'sha-256': 64,
  'sha-384': 128,
  'sha-512': 128,
  'sha-512-224': 128,
  'sha-512-256': 128,
  'sha3-224': 144,
  'sha3-256': 136,
  'sha3-384': 104,
  'sha3-512': 72,
  'keccak-256': 136,
  'keccak-512': 72,
  'ripemd-160': 64,
  'blake2b-512': 128,
  'blake2b-256': 128,
  'blake2s-256': 64,
  whirlpool: 64,
  sm3: 64,
} as const satisfies Partial<Record<AlgorithmId, number>>;

export type HmacAlgorithm = keyof typeof BLOCK_SIZES;

/** The names of the algorithms by id, in the order in which they are shown. */
export const HMAC_NAMES = Object.fromEntries(
  Object.keys(BLOCK_SIZES).map((id) => [id, ALGORITHMS[id as HmacAlgorithm].name]),
) as Record<HmacAlgorithm, string>;

interface Watch {
  signal?: AbortSignal;
  progress?: (share: number) => void;
}

/** The code of bytes or of a file under a key of any length. Rejects with the reason of the signal when it is aborted. */
export async function hmac(
  id: HmacAlgorithm,
  key: Uint8Array,
  source: Uint8Array | Sliceable,
  watch: Watch = {},
): Promise<Uint8Array> {
  const block = new Uint8Array(BLOCK_SIZES[id]);
  block.set(key.length > block.length ? (await digest([id], key))[id] : key);
  const padded = (byte: number) => block.map((each) => each ^ byte);
  const inner = (await digest([id], after(padded(0x36), source), watch))[id];
  return (await digest([id], concat(padded(0x5c), inner)))[id];
}

/** `head` and then the source, still read in slices. */
function after(head: Uint8Array, source: Uint8Array | Sliceable): Uint8Array | Sliceable {
  if (source instanceof Uint8Array) return concat(head, source);
  return {
    size: head.length + source.size,
    slice: (start: number, end: number) => ({
      async arrayBuffer() {
        const rest = source.slice(Math.max(0, start - head.length), Math.max(0, end - head.length));
        return concat(head.subarray(start, end), new Uint8Array(await rest.arrayBuffer())).buffer;
      },
    }),
  };
}

/** Are the bytes the same? Takes as long for any bytes of these lengths, so that the time tells nothing about where they differ. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  return a.reduce((difference, byte, at) => difference | (byte ^ b[at]!), 0) === 0;
}

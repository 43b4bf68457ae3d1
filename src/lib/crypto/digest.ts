import type { IHasher } from 'hash-wasm';
import type { Sliceable } from '../bytes/base64-pieces.ts';
import { type Hasher, platformHash } from './platform-hash.ts';

interface Algorithm {
  /** The name as spelled in its standard. */
  name: string;
  /** Length of the digest in bytes. */
  size: number;
  create(): Promise<Hasher>;
  /** HMAC (RFC 2104, FIPS 198-1) over the digest. */
  keyed(key: Uint8Array): Promise<Hasher>;
}

type Library = typeof import('./hashers.ts');
type Maker = Exclude<keyof Library, 'createHMAC'>;

/** Makes a hasher; making one takes longer than hashing a text. */
type Make = () => Promise<IHasher>;

const hashers = (): Promise<Library> => import('./hashers.ts');

function ready(hasher: IHasher, onEnd?: () => void): Hasher {
  hasher.init();
  return {
    update: (bytes) => void hasher.update(bytes),
    digest() {
      const bytes = hasher.digest('binary');
      onEnd?.();
      return bytes;
    },
  };
}

/** An algorithm: that of the platform, if it has this one, or WebAssembly, so that files of any size are hashed at disk speed. */
function algorithm(name: string, size: number, make: Make, platform?: string): Algorithm {
  /** One that nobody uses. */
  let idle: IHasher | undefined;
  const own = (key?: Uint8Array) => (platform === undefined ? null : platformHash(platform, key));
  return {
    name,
    size,
    async create() {
      const native = own();
      if (native) return native;
      const hasher = idle ?? (await make());
      idle = undefined;
      return ready(hasher, () => (idle = hasher));
    },
    keyed: async (key) => own(key) ?? ready(await (await hashers()).createHMAC(make(), key)),
  };
}

/** An algorithm from hash-wasm; `platform` is OpenSSL's name of it. */
function wasm<M extends Maker>(
  name: string,
  size: number,
  make: M,
  { platform, options = [] as never }: { platform?: string; options?: Parameters<Library[M]> } = {},
): Algorithm {
  const made = async () => {
    const maker = (await hashers())[make] as (...parameters: typeof options) => Promise<IHasher>;
    return maker(...options);
  };
  return algorithm(name, size, made, platform);
}

/** The first words of SHA-512 (FIPS 180-4, 5.3.5) as the state of hash-wasm has them: its 64-bit words are little-endian. */
const SHA512_START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

/** Puts other first words into the saved state of an SHA-512 that has read nothing. */
function startingWith(state: Uint8Array, words: readonly bigint[]): Uint8Array {
  const bytes = state.slice();
  const view = new DataView(bytes.buffer);
  const isThere = (at: number) => SHA512_START.every((word, index) => view.getBigUint64(at + 8 * index, true) === word);
  let at = 0;
  while (!isThere(at)) at++; // a RangeError at the end, if a state doesn't have them
  for (const [index, word] of words.entries()) view.setBigUint64(at + 8 * index, word, true);
  return bytes;
}

const EVERY_BYTE_A5 = 0xa5a5a5a5a5a5a5a5n;

/** SHA-512/t: SHA-512 with first words of its own (FIPS 180-4, 5.3.6), which are a digest, too, and a shorter result. */
async function shortSha512(size: number): Promise<IHasher> {
  const whole = await (await hashers()).createSHA512();
  const plain = whole.init().save();
  const altered = SHA512_START.map((word) => word ^ EVERY_BYTE_A5);
  const first = whole
    .load(startingWith(plain, altered))
    .update(`SHA-512/${8 * size}`)
    .digest('binary');
  const words = SHA512_START.map((_, index) => new DataView(first.buffer).getBigUint64(8 * index));
  const start = startingWith(plain, words);
  const hasher: IHasher = {
    ...whole,
    init: () => (whole.load(start), hasher),
    digest: (() => whole.digest('binary').slice(0, size)) as unknown as IHasher['digest'],
    digestSize: size,
  };
  return hasher;
}

const truncatedSha512 = (name: string, size: number) =>
  algorithm(name, size, () => shortSha512(size), `sha512-${8 * size}`);

/**
 * The algorithms by id, in display order. SHA-3 is that of FIPS 202; Keccak is its predecessor with different padding.
 */
export const ALGORITHMS = {
  md5: wasm('MD5', 16, 'createMD5', { platform: 'md5' }),
  'sha-1': wasm('SHA-1', 20, 'createSHA1', { platform: 'sha1' }),
  'sha-224': wasm('SHA-224', 28, 'createSHA224', { platform: 'sha224' }),
  'sha-256': wasm('SHA-256', 32, 'createSHA256', { platform: 'sha256' }),
  'sha-384': wasm('SHA-384', 48, 'createSHA384', { platform: 'sha384' }),
  'sha-512': wasm('SHA-512', 64, 'createSHA512', { platform: 'sha512' }),
  'sha-512-224': truncatedSha512('SHA-512/224', 28),
  'sha-512-256': truncatedSha512('SHA-512/256', 32),
  'sha3-224': wasm('SHA3-224', 28, 'createSHA3', { platform: 'sha3-224', options: [224] }),
  'sha3-256': wasm('SHA3-256', 32, 'createSHA3', { platform: 'sha3-256', options: [256] }),
  'sha3-384': wasm('SHA3-384', 48, 'createSHA3', { platform: 'sha3-384', options: [384] }),
  'sha3-512': wasm('SHA3-512', 64, 'createSHA3', { platform: 'sha3-512', options: [512] }),
  'keccak-256': wasm('Keccak-256', 32, 'createKeccak', { options: [256] }),
  'keccak-512': wasm('Keccak-512', 64, 'createKeccak', { options: [512] }),
  'ripemd-160': wasm('RIPEMD-160', 20, 'createRIPEMD160', { platform: 'ripemd160' }),
  'blake2b-512': wasm('BLAKE2b-512', 64, 'createBLAKE2b', { platform: 'blake2b512', options: [512] }),
  'blake2b-256': wasm('BLAKE2b-256', 32, 'createBLAKE2b', { options: [256] }),
  'blake2s-256': wasm('BLAKE2s-256', 32, 'createBLAKE2s', { platform: 'blake2s256', options: [256] }),
  blake3: wasm('BLAKE3', 32, 'createBLAKE3'),
  whirlpool: wasm('Whirlpool', 64, 'createWhirlpool'),
  sm3: wasm('SM3', 32, 'createSM3', { platform: 'sm3' }),
  'crc-32': wasm('CRC-32', 4, 'createCRC32'),
  'crc-32c': wasm('CRC-32C', 4, 'createCRC32', { options: [0x82f63b78] }), // Castagnoli, reflected
  'adler-32': wasm('Adler-32', 4, 'createAdler32'),
  xxh32: wasm('XXH32', 4, 'createXXHash32'),
  xxh64: wasm('XXH64', 8, 'createXXHash64'),
  'xxh3-64': wasm('XXH3-64', 8, 'createXXHash3'),
  'xxh3-128': wasm('XXH3-128', 16, 'createXXHash128'),
} as const satisfies Record<string, Algorithm>;

export type AlgorithmId = keyof typeof ALGORITHMS;

export const ALGORITHM_IDS = Object.keys(ALGORITHMS) as AlgorithmId[];

export interface Watch {
  signal?: AbortSignal;
  progress?: (share: number) => void;
}

const SLICE = 1 << 20; // large enough for speed, small enough to cancel and to report within some milliseconds

async function* slicesOf(source: Uint8Array | Sliceable): AsyncGenerator<Uint8Array> {
  const size = source instanceof Uint8Array ? source.length : source.size;
  for (let at = 0; at < size; at += SLICE) {
    const end = Math.min(at + SLICE, size);
    yield source instanceof Uint8Array
      ? source.subarray(at, end)
      : new Uint8Array(await source.slice(at, end).arrayBuffer());
  }
}

/** Feeds the bytes to all hashers in one pass. Rejects with the reason of the signal when aborted. */
export async function feed(
  hashers: readonly Hasher[],
  source: Uint8Array | Sliceable,
  { signal, progress }: Watch = {},
): Promise<void> {
  const size = source instanceof Uint8Array ? source.length : source.size;
  let done = 0;
  for await (const bytes of slicesOf(source)) {
    signal?.throwIfAborted();
    for (const hasher of hashers) hasher.update(bytes);
    done += bytes.length;
    progress?.(done / size);
  }
}

/** Returns the digests of bytes or a file by several algorithms, in one pass over the data. Rejects as `feed` does. */
export async function digest<Id extends AlgorithmId>(
  ids: readonly Id[],
  source: Uint8Array | Sliceable,
  watch: Watch = {},
): Promise<Record<Id, Uint8Array>> {
  const hashers = await Promise.all(ids.map((id) => ALGORITHMS[id].create()));
  await feed(hashers, source, watch);
  return Object.fromEntries(ids.map((id, index) => [id, hashers[index]?.digest()])) as Record<Id, Uint8Array>;
}

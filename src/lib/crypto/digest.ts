import type { IHasher } from 'hash-wasm';
import type { Sliceable } from '../bytes/base64-pieces.ts';

/** A digest in progress. */
interface Hasher {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

interface Algorithm {
  /** The name as spelled in its standard. */
  name: string;
  /** Length of the digest in bytes. */
  size: number;
  create(): Promise<Hasher>;
  /** HMAC (RFC 2104, FIPS 198-1) over the digest. */
  keyed(key: Uint8Array): Promise<Hasher>;
}

type Maker = Exclude<Extract<keyof typeof import('hash-wasm'), `create${string}`>, 'createHMAC'>;

/** An algorithm from hash-wasm: WebAssembly, so that files of any size are hashed at disk speed. */
function wasm<M extends Maker>(
  name: string,
  size: number,
  make: M,
  ...options: Parameters<(typeof import('hash-wasm'))[M]>
): Algorithm {
  const made = async () => {
    const maker = (await import('hash-wasm'))[make] as (...parameters: typeof options) => Promise<IHasher>;
    return maker(...options);
  };
  const ready = (hasher: IHasher, onEnd?: () => void): Hasher => {
    hasher.init();
    return {
      update: (bytes) => void hasher.update(bytes),
      digest() {
        const bytes = hasher.digest('binary');
        onEnd?.();
        return bytes;
      },
    };
  };
  /** One that nobody uses: making it takes longer than hashing a text. */
  let idle: IHasher | undefined;
  return {
    name,
    size,
    async create() {
      const own = idle ?? (await made());
      idle = undefined;
      return ready(own, () => (idle = own));
    },
    keyed: async (key) => ready(await (await import('hash-wasm')).createHMAC(made(), key)),
  };
}

/** SHA-512/t has different initial values (FIPS 180-4, 5.3.6); hash-wasm doesn't include the family. */
function truncatedSha512(name: string, size: number, pick: 'sha512_224' | 'sha512_256'): Algorithm {
  return {
    name,
    size,
    create: async () => (await import('@noble/hashes/sha2.js'))[pick].create(),
    async keyed(key) {
      const [{ hmac }, sha2] = await Promise.all([import('@noble/hashes/hmac.js'), import('@noble/hashes/sha2.js')]);
      return hmac.create(sha2[pick], key);
    },
  };
}

/**
 * The algorithms by id, in display order. SHA-3 is that of FIPS 202; Keccak is its predecessor with different padding.
 */
export const ALGORITHMS = {
  md5: wasm('MD5', 16, 'createMD5'),
  'sha-1': wasm('SHA-1', 20, 'createSHA1'),
  'sha-224': wasm('SHA-224', 28, 'createSHA224'),
  'sha-256': wasm('SHA-256', 32, 'createSHA256'),
  'sha-384': wasm('SHA-384', 48, 'createSHA384'),
  'sha-512': wasm('SHA-512', 64, 'createSHA512'),
  'sha-512-224': truncatedSha512('SHA-512/224', 28, 'sha512_224'),
  'sha-512-256': truncatedSha512('SHA-512/256', 32, 'sha512_256'),
  'sha3-224': wasm('SHA3-224', 28, 'createSHA3', 224),
  'sha3-256': wasm('SHA3-256', 32, 'createSHA3', 256),
  'sha3-384': wasm('SHA3-384', 48, 'createSHA3', 384),
  'sha3-512': wasm('SHA3-512', 64, 'createSHA3', 512),
  'keccak-256': wasm('Keccak-256', 32, 'createKeccak', 256),
  'keccak-512': wasm('Keccak-512', 64, 'createKeccak', 512),
  'ripemd-160': wasm('RIPEMD-160', 20, 'createRIPEMD160'),
  'blake2b-512': wasm('BLAKE2b-512', 64, 'createBLAKE2b', 512),
  'blake2b-256': wasm('BLAKE2b-256', 32, 'createBLAKE2b', 256),
  'blake2s-256': wasm('BLAKE2s-256', 32, 'createBLAKE2s', 256),
  blake3: wasm('BLAKE3', 32, 'createBLAKE3'),
  whirlpool: wasm('Whirlpool', 64, 'createWhirlpool'),
  sm3: wasm('SM3', 32, 'createSM3'),
  'crc-32': wasm('CRC-32', 4, 'createCRC32'),
  'crc-32c': wasm('CRC-32C', 4, 'createCRC32', 0x82f63b78), // Castagnoli, reflected
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

// Old ciphers for old data, by the library that made most of it. It is no longer developed (crypto-es is).
import { concat } from '../asn1/der.ts';

interface Cipher {
  encrypt(bytes: Uint8Array): Uint8Array;
  decrypt(bytes: Uint8Array): Uint8Array;
}

/** The words of CryptoJS: 32 bits each, the first byte on top. */
interface Words {
  words: number[];
  sigBytes: number;
}

function bytesOf({ words, sigBytes }: Words): Uint8Array {
  return Uint8Array.from({ length: sigBytes }, (_, at) => (words[at >>> 2]! >>> (24 - 8 * (at & 3))) & 255);
}

async function core() {
  const CryptoJS = (await import('crypto-js/core.js')).default;
  const wordsOf = (bytes: Uint8Array) => {
    const padded = concat(bytes, new Uint8Array(3));
    const view = new DataView(padded.buffer);
    const words = Array.from({ length: (bytes.length + 3) >>> 2 }, (_, at) => view.getInt32(4 * at));
    return CryptoJS.lib.WordArray.create(words, bytes.length);
  };
  return { CryptoJS, wordsOf };
}

/** DES-EDE3 in CBC mode, of whole blocks: the padding is the caller's. */
export async function tripleDes(key: Uint8Array, iv: Uint8Array): Promise<Cipher> {
  const { CryptoJS, wordsOf } = await core();
  const TripleDES = (await import('crypto-js/tripledes.js')).default;
  const padding = (await import('crypto-js/pad-nopadding.js')).default;
  const options = { iv: wordsOf(iv), padding };
  return {
    encrypt: (bytes) => bytesOf(TripleDES.encrypt(wordsOf(bytes), wordsOf(key), options).ciphertext),
    decrypt: (bytes) => {
      const params = CryptoJS.lib.CipherParams.create({ ciphertext: wordsOf(bytes) });
      return bytesOf(TripleDES.decrypt(params, wordsOf(key), options));
    },
  };
}

/** Rabbit with a key of 16 and an IV of 8 bytes, or RC4, which has no IV. */
export async function stream(name: 'rabbit' | 'rc4', key: Uint8Array, iv: Uint8Array): Promise<Cipher> {
  const { wordsOf } = await core();
  const algorithm =
    name === 'rabbit' ? (await import('crypto-js/rabbit.js')).default : (await import('crypto-js/rc4.js')).default;
  const run = (bytes: Uint8Array) => {
    const options = iv.length > 0 ? { iv: wordsOf(iv) } : {};
    return bytesOf(algorithm.encrypt(wordsOf(bytes), wordsOf(key), options).ciphertext);
  };
  return { encrypt: run, decrypt: run };
}

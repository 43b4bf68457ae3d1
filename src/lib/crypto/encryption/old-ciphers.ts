// Legacy ciphers for old data, from the library that continues the one that created most of it (CryptoJS). Loaded on
// demand.
import { CipherParams, NoPadding, Rabbit, RC4, TripleDES, WordArray } from 'crypto-es';
import { concat } from '../asn1/der.ts';

interface Cipher {
  encrypt(bytes: Uint8Array): Uint8Array;
  decrypt(bytes: Uint8Array): Uint8Array;
}

/** Its words have 32 bits, with the first byte on top. */
function bytesOf({ words, sigBytes }: WordArray): Uint8Array {
  return Uint8Array.from({ length: sigBytes }, (_, at) => (words[at >>> 2]! >>> (24 - 8 * (at & 3))) & 255);
}

function wordsOf(bytes: Uint8Array): WordArray {
  const view = new DataView(concat(bytes, new Uint8Array(3)).buffer);
  const words = Array.from({ length: (bytes.length + 3) >>> 2 }, (_, at) => view.getInt32(4 * at));
  return WordArray.create(words, bytes.length);
}

function ciphertextOf({ ciphertext }: CipherParams): Uint8Array {
  return ciphertext ? bytesOf(ciphertext) : new Uint8Array();
}

/** DES-EDE3 in CBC mode, of whole blocks: the caller handles padding. */
export function tripleDes(key: Uint8Array, iv: Uint8Array): Cipher {
  const options = { iv: wordsOf(iv), padding: NoPadding };
  return {
    encrypt: (bytes) => ciphertextOf(TripleDES.encrypt(wordsOf(bytes), wordsOf(key), options)),
    decrypt: (bytes) =>
      bytesOf(TripleDES.decrypt(CipherParams.create({ ciphertext: wordsOf(bytes) }), wordsOf(key), options)),
  };
}

/** Rabbit with a key of 16 and an IV of 8 bytes, or RC4, which has no IV. */
export function stream(name: 'rabbit' | 'rc4', key: Uint8Array, iv: Uint8Array): Cipher {
  const algorithm = name === 'rabbit' ? Rabbit : RC4;
  const options = iv.length > 0 ? { iv: wordsOf(iv) } : {};
  const run = (bytes: Uint8Array) => ciphertextOf(algorithm.encrypt(wordsOf(bytes), wordsOf(key), options));
  return { encrypt: run, decrypt: run };
}

/** A digest in progress. */
export interface Hasher {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

/**
 * Returns the platform's own digest, keyed or not, by OpenSSL's name; null if it has none. Browsers have none that takes its
 * data in pieces; in the package for programs, `src/executor/platform-hash.ts` takes the place of this file.
 */
export const platformHash = (_name: string, _key?: Uint8Array): Hasher | null => null;

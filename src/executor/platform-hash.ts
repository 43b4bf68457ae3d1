// In a browser, there is none.
const { process: platform } = globalThis as { process?: Partial<Pick<NodeJS.Process, 'getBuiltinModule'>> };
const crypto = platform?.getBuiltinModule?.('node:crypto');

/**
 * Returns a digest of the platform, keyed or not, by OpenSSL's name; null if it has none, as for MD5 in FIPS mode. In the
 * package for programs, it takes the place of the one that has none.
 */
export function platformHash(name: string, key?: Uint8Array) {
  if (!crypto) return null;
  try {
    const hash = key ? crypto.createHmac(name, key) : crypto.createHash(name);
    return { update: (bytes: Uint8Array) => void hash.update(bytes), digest: () => new Uint8Array(hash.digest()) };
  } catch {
    return null;
  }
}

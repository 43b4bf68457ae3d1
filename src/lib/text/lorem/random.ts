import type { RandomBytes } from '../../../base/random.ts';

/** Returns bytes derived from a text, the same on every machine (FNV-1a, then splitmix32). Not for secrets. */
export function bytesFromSeed(seed: string): RandomBytes {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return (byteCount) =>
    Uint8Array.from({ length: byteCount }, () => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return (mixed ^ (mixed >>> 15)) >>> 24;
    });
}

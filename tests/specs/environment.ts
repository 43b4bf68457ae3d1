import { EXAMPLE_CLOCK } from '../../src/core/example-input.ts';
import type { RunEnvironment } from '../../src/core/context.ts';

/** The clock for examples that don't specify one. */
export const NOW = EXAMPLE_CLOCK;

/** Bytes that look random but are the same in every run (mulberry32). */
export function seededRandom(seed = 1): (byteCount: number) => Uint8Array<ArrayBuffer> {
  let state = seed;
  return (byteCount) => {
    const bytes = new Uint8Array(byteCount);
    for (let at = 0; at < byteCount; at++) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      bytes[at] = (mixed ^ (mixed >>> 14)) >>> 24;
    }
    return bytes;
  };
}

/** A reproducible environment for a run. */
export function environment(more: Partial<RunEnvironment> = {}): RunEnvironment {
  return { now: NOW, language: 'en', random: seededRandom(), ...more };
}

/** Repeatable randomness. */
export interface Draw {
  /** An integer from 0 to `bound` - 1. */
  below(bound: number): number;
  of<T>(list: readonly T[]): T;
}

/** The same draws for the same seed (mulberry32). */
export function drawing(seed: string): Draw {
  let state = 0;
  for (const letter of seed) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  const below = (bound: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
  return {
    below,
    of<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('nothing to draw from');
      return list[below(list.length)] as T; // may itself be undefined
    },
  };
}

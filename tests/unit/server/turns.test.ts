import { expect, test } from 'vitest';
import { createTurns } from '../../../src/server/turns.ts';

test('work that comes at once begins in rounds of its own, in order, and later work needs no other to begin', async () => {
  const turn = createTurns();
  for (const count of [5, 1, 3]) {
    let round = 0;
    let isOver = false;
    const tick = () => {
      round++;
      if (!isOver) setImmediate(tick);
    };
    setImmediate(tick);
    const begun: { index: number; round: number }[] = [];
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        await turn();
        begun.push({ index, round });
      }),
    );
    isOver = true;
    expect(begun.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(new Set(begun.map(({ round: own }) => own)).size).toBe(count);
  }
});

import { expect, test } from 'vitest';
import { createTurns } from '../../../src/server/turns.ts';

const busy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** Begins so many pieces of work at once; tells for each when it began and ended, and in which round of the event loop. */
async function begin(turn: () => Promise<void>, count: number, ms: number) {
  let round = 0;
  let isOver = false;
  const tick = () => {
    round++;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  const said: string[] = [];
  const rounds = new Set<number>();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await turn();
      rounds.add(round);
      said.push(`begin ${index}`);
      for (let step = 0; step < 5; step++) await Promise.resolve();
      busy(ms);
      said.push(`end ${index}`);
    }),
  );
  isOver = true;
  return { said, rounds: rounds.size };
}

test('work that comes at once begins in order, each when the one before is done', async () => {
  const { turn } = createTurns();
  for (const count of [5, 1, 300]) {
    const { said } = await begin(turn, count, 0);
    expect(said).toEqual(Array.from({ length: count }, (_, index) => [`begin ${index}`, `end ${index}`]).flat());
  }
});

test('work that takes a while leaves rounds of the event loop between', async () => {
  const { turn } = createTurns();
  expect((await begin(turn, 5, 5)).rounds).toBe(5);
  expect((await begin(turn, 8, 3)).rounds).toBeGreaterThanOrEqual(4);
});

test('while connections come, each piece of work has a round, and none waits for ever', async () => {
  const { turn, hurry } = createTurns();
  let isOver = false;
  const accept = () => {
    hurry();
    if (!isOver) setImmediate(accept);
  };
  setImmediate(accept);
  expect((await begin(turn, 50, 0)).rounds).toBe(50);
  isOver = true;
  await new Promise((resolve) => setTimeout(resolve));
  await turn(); // the last one that came
  expect((await begin(turn, 50, 0)).rounds).toBeLessThan(25);
});

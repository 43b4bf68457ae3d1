import { expect, it } from 'vitest';
import { groupsFor } from '../../../../src/palette/rows/rows.ts';
import type { Index } from '../../../../src/palette/rows/row.ts';
import { rank } from '../../../../src/read/search/rank.ts';
import { indexOf } from './generated-index.ts';

/** Input, typed key by key: names, words in any order, typos, aliases with a text, values. */
const TYPED = [
  'json pretty',
  'make a strong password',
  'convret yaml to jsno',
  'sha256 hello',
  'colour',
  'hsah txet',
  'xqzw plugh',
  '192.168.0.1/24',
  'csv to json',
];
const KEYS = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
const TURNS = 5;

/** Average CPU time per key press in milliseconds, in the fastest of several passes; no search is cached between passes. */
async function cost(count: number, press: (text: string, index: Index) => void): Promise<number> {
  let best = Infinity;
  const index = await indexOf(count);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const fresh = { ...index };
    const start = process.cpuUsage();
    for (const text of KEYS) press(text, fresh);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000 / KEYS.length);
  }
  return best;
}

const SLOW = { timeout: 120_000, retry: 2 };

it.each([
  [
    'ranking',
    (text: string, { items, fuzzy, habits, intent }: Index) => void rank(text, items, fuzzy, habits, intent ?? null),
  ],
  ['rows', (text: string, index: Index) => void groupsFor({ text, attachment: null }, index, new Set())],
])('%s: cost of a key press with 91 and with 400 tools', SLOW, async (name, press) => {
  const [few, many] = [await cost(91, press), await cost(400, press)];
  // oxlint-disable-next-line no-console -- printing the figures is the purpose of this test
  console.log(
    `${name}: ${few.toFixed(2)} ms for a key with 91 tools, ${many.toFixed(2)} ms with 400 (× ${(many / few).toFixed(1)})`,
  );
  expect(few).toBeLessThan(3);
  // With some headroom, because other tests run at the same time.
  expect(many / few).toBeLessThan(1.5 * Math.sqrt(400 / 91));
});

// @vitest-environment node
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from '../../../scripts/setup/turns.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'turns-'));
const lock = path.join(folder, 'lock');

it('works under one lock run one after the other, whether they fail or not', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await sleep(5);
    order.push(`${name} ends`);
    if (name === 'a') throw new Error('failed');
  };
  const results = await Promise.allSettled([inTurn(lock, work('a')), inTurn(lock, work('b'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(readdirSync(folder)).toEqual([]);
});

it('a lock whose process has ended is nobody’s', async () => {
  writeFileSync(lock, '4194305'); // above the largest process id of Linux
  let hasWorked = false;
  await inTurn(lock, async () => void (hasWorked = true));
  expect(hasWorked).toBe(true);
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Index } from '../../../../src/palette/rows/row.ts';
import { indexIn } from '../index-in.ts';
import * as developedPastes from './pastes-development.ts';
import * as unseenPastes from './pastes-unseen.ts';
import * as developedQueries from './queries-development.ts';
import * as unseenQueries from './queries-unseen.ts';
import { everyday } from './queries-everyday.ts';
import { quiet } from './quiet.ts';
import { shown, toolsOf } from './shown.ts';

/** Single misses are printed for the development part only. */
const PARTS = [
  {
    part: 'development',
    queries: Object.fromEntries(
      Object.entries(developedQueries.queries).map(([language, list]) => [
        language,
        { ...list, ...everyday[language] },
      ]),
    ),
    pastes: developedPastes.pastes,
    tells: true,
  },
  { part: 'unseen', queries: unseenQueries.queries, pastes: unseenPastes.pastes, tells: false },
];

/** The share of queries whose tool must be among the first three, and of queries and pastes whose tool must come first. */
const NEAR = 0.97;
const FIRST = { development: 0.98, unseen: 0.95 };
/** Every text runs through all tools that might recognize it. */
const SLOW = { timeout: 120_000 };

const percent = (hits: number, of: number) => `${((100 * hits) / of).toFixed(1)} %`;

function report(text: string, misses: readonly string[] = []): void {
  // oxlint-disable-next-line no-console -- printing the figures is the purpose of this test
  console.log([text, ...misses].join('\n'));
}

describe.each(PARTS)('$part', ({ part, queries, pastes, tells }) => {
  const wantedFirst = tells ? FIRST.development : FIRST.unseen;

  it('is large enough', () => {
    const counts = Object.values(queries).map((list) => Object.keys(list).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(150);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(25);
    expect(pastes.length).toBeGreaterThanOrEqual(60);
  });

  it.each(Object.keys(queries))('queries: %s', SLOW, async (language) => {
    const index = await indexIn(language);
    const asked = Object.entries(queries[language] ?? {});
    const found = await Promise.all(
      asked.map(async ([text, wanted]) => {
        const tools = toolsOf(await shown({ text, attachment: null }, index));
        return { text, wanted, tools, at: tools.findIndex((tool) => wanted.split(' ').includes(tool)) };
      }),
    );
    const first = found.filter(({ at }) => at === 0).length;
    const near = found.filter(({ at }) => at >= 0 && at < 3).length;
    const misses = found.filter(({ at }) => at !== 0);
    report(
      `${part} queries ${language}: first ${percent(first, asked.length)}, among three ${percent(near, asked.length)}`,
      tells ? misses.map(({ text, wanted, tools }) => `  ${text}: ${wanted}, not ${tools.slice(0, 3).join(' ')}`) : [],
    );
    expect(near / asked.length).toBeGreaterThanOrEqual(NEAR);
    expect(first / asked.length).toBeGreaterThanOrEqual(wantedFirst);
  });

  it('pastes', SLOW, async () => {
    const index = await indexIn('en');
    const found = await Promise.all(
      pastes.map(async ([wanted, text], at) => {
        const rows = await shown({ text: '', attachment: { serial: at + 1, text } }, index);
        const first = rows[0]?.row.type === 'category' ? null : (rows[0]?.tool ?? null);
        return { text, wanted, first, hit: first !== null && wanted.split(' ').includes(first) };
      }),
    );
    const misses = found.filter(({ hit }) => !hit);
    report(
      `${part} pastes: ${percent(pastes.length - misses.length, pastes.length)}`,
      tells ? misses.map(({ text, wanted, first }) => `  ${JSON.stringify(text)}: ${wanted}, not ${first}`) : [],
    );
    expect(1 - misses.length / pastes.length).toBeGreaterThanOrEqual(wantedFirst);
  });
});

describe('quiet texts', () => {
  let index: Index;
  beforeAll(async () => void (index = await indexIn('en')));

  it('have no answer', SLOW, async () => {
    const answered = await Promise.all(
      quiet.map(async (text, at) => {
        const rows = await shown({ text: '', attachment: { serial: at + 1, text } }, index);
        const loud = rows.filter(({ row }) => row.type === 'answer');
        return loud.length > 0 ? [`  ${JSON.stringify(text)}: ${toolsOf(loud).join(' ')}`] : [];
      }),
    );
    const loud = answered.flat();
    report(`quiet texts answered: ${percent(loud.length, quiet.length)}`, loud);
    expect(quiet.length).toBeGreaterThanOrEqual(300);
    expect(loud.length / quiet.length).toBeLessThanOrEqual(0.01);
  });
});

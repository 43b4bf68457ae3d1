import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEntry } from '../../../../src/read/search/entry.ts';
import { rank } from '../../../../src/read/search/rank.ts';
import {
  habitsOf,
  storableQuery,
  NO_HABITS,
  NO_USAGE,
  readUsage,
  type Usage,
  withoutUse,
  withUse,
} from '../../../../src/read/search/usage.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20);

/** The usage after choosing ids for queries, all at the same time. */
const uses = (list: readonly (readonly [string, (string | null)?])[], now = NOW, from: Usage = NO_USAGE) =>
  list.reduce((usage, [id, query = null]) => withUse(usage, id, query, now), from);

describe('habit', () => {
  it('is logarithmic and at most sixty', () => {
    const points = [1, 3, 7, 100].map((count) =>
      habitsOf(uses(Array.from({ length: count }, () => ['a'] as const)), NOW).habit('a'),
    );
    expect(points).toEqual([20, 40, 60, 60]);
    expect(NO_HABITS.habit('a')).toBe(0);
  });
  it('halves in ten days', () => {
    const usage = uses([['a'], ['a'], ['a']]);
    expect(habitsOf(usage, NOW + 10 * DAY).habit('a')).toBeCloseTo(20 * Math.log2(2.5), 10);
    expect(habitsOf(usage, NOW + 1000 * DAY).habit('a')).toBeLessThan(1e-20);
    const later = withUse(usage, 'a', null, NOW + 10 * DAY);
    expect(later.used['a']).toEqual({ n: 2.5, at: NOW + 10 * DAY });
  });
  it('handles a clock that was set back', () => expect(habitsOf(uses([['a']]), NOW - 400 * DAY).habit('a')).toBe(20));
  it('lists the most used first', () =>
    expect(habitsOf(uses([['b'], ['a'], ['c'], ['c']]), NOW).recent).toEqual(['c', 'a', 'b']));
});

describe('latch', () => {
  const cron = toEntry({ id: 'cron', order: 1, titles: ['Cron expression parser'], aliases: ['cron'] });
  const color = toEntry({ id: 'color', order: 0, titles: ['Color converter'], aliases: ['color'] });
  const first = (usage: Usage) => rank('c', [color, cron], () => [], habitsOf(usage, NOW))[0];

  it('ranks what was chosen twice for a query above what is used more often', () => {
    expect(first(NO_USAGE)?.entry.id).toBe('color');
    const used = uses(Array.from({ length: 8 }, () => ['color'] as const));
    expect(first(used)?.entry.id).toBe('color');
    const latched = uses(
      [
        ['cron', 'c'],
        ['cron', 'c'],
      ],
      NOW,
      used,
    );
    expect(first(latched)).toMatchObject({ entry: { id: 'cron' }, tier: 5 });
    expect(rank('co', [color, cron], () => [], habitsOf(latched, NOW))[0]?.entry.id).toBe('color');
  });
  it('is overridden by a few other choices', () => {
    const latched = uses(Array.from({ length: 9 }, () => ['cron', 'c'] as const));
    const again = uses(
      [
        ['color', 'c'],
        ['color', 'c'],
      ],
      NOW,
      latched,
    );
    expect(first(again)?.entry.id).toBe('color');
  });
  it('never moves a row to another tier', () => {
    const latched = uses([
      ['color', 'cron'],
      ['color', 'cron'],
      ['color', 'cron'],
    ]);
    expect(rank('cron', [color, cron], () => [], habitsOf(latched, NOW))[0]?.entry.id).toBe('cron');
  });

  const hash = toEntry({ id: 'hash-text', order: 0, titles: ['Hash text'], aliases: ['sha256'] });
  it.each([
    ['sha', 'sha'],
    ['SHA256', 'sha256'],
    ['hash t', 'hash t'],
    ['hasht', 'hasht'],
  ])('keeps %j as %j', (text, query) => expect(storableQuery(text, hash)).toBe(query));
  it.each([
    '',
    ' ',
    'sha256 hunter2',
    'hunter2',
    'text',
    'sha256'.padEnd(40, 'x'),
    'h'.repeat(100_000),
    'hash text and',
  ])("doesn't store %j", (text) => expect(storableQuery(text, hash)).toBeNull());
  it('stores only prefixes of names', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const query = storableQuery(text, hash);
        if (query !== null)
          expect(['hash text', 'hashtext', 'sha256'].some((name) => name.startsWith(query))).toBe(true);
      }),
    ));
});

describe('stored usage', () => {
  const usage = uses([['a', 'x'], ['b', 'x'], ['b']]);
  it('can be deleted for one tool', () => {
    expect(withoutUse(usage, 'a')).toEqual({ used: { b: usage.used['b'] }, picked: { x: { b: 1 } } });
    expect(withoutUse(withoutUse(usage, 'a'), 'b')).toEqual(NO_USAGE);
  });
  it('is limited in size', () => {
    const many = uses(Array.from({ length: 450 }, (_, n) => [`tool-${n}`, `q${n}`] as const));
    expect(Object.keys(many.used)).toHaveLength(200);
    expect(Object.keys(many.picked)).toHaveLength(200);
  });
  it('is restored from storage unchanged', () => expect(readUsage(JSON.parse(JSON.stringify(usage)))).toEqual(usage));
  it.each([
    null,
    undefined,
    7,
    'x',
    [],
    { used: [], picked: 3 },
    { used: { a: 3, b: { n: -1, at: 1 }, c: { n: 1, at: '1' }, d: null }, picked: { x: null, y: { a: 'b' } } },
    { used: { a: { n: Number.MAX_VALUE, at: 1 } }, picked: { ['long'.repeat(9)]: { a: 1 } } },
  ])('is empty if storage contains %j', (raw) => expect(readUsage(raw)).toEqual(NO_USAGE));
  it('accepts anything from storage', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const points = habitsOf(withUse(readUsage(raw), 'a', 'q', NOW), NOW);
        expect(points.habit('a')).toBeLessThanOrEqual(60);
        expect(points.pickPoints('q', 'a')).toBeLessThanOrEqual(80);
      }),
    ));
});

import { expect, it } from 'vitest';
import { cards } from '../../../src/catalog/cards.ts';
import { recognitionOf } from '../../../src/catalog/recognition.ts';
import { sieveOf } from '../../../src/catalog/sieve-of.ts';
import { sieved } from '../../../src/core/recognition/sieve.ts';
import { everyCases } from '../../specs/every-tool.ts';

it.each([
  [/^abc$/, { starts: 'aa', needs: 'a', least: 3 }],
  [/^abc$/i, { starts: 'AAaa', least: 3 }],
  [/^(?:a|b)?c\d{2,4}/, { starts: 'ac', needs: 'c', least: 3 }],
  [/^[^\d]x*:/, { starts: '!/:~', needs: ':', least: 2 }],
  [/^(?=.*:)\w+$/, { starts: '09AZ__az', needs: ':', least: 1 }],
  [/^(?!a)\w/, { starts: '09AZ__az', least: 1 }],
  [/^a|^b-/, { starts: 'ab', least: 1 }],
  [/^a|b/, { least: 1 }],
  [/(?:^|\s)a;/, { needs: ';', least: 2 }],
  [/^a/m, { needs: 'a', least: 1 }],
  [/^$/, { least: 0 }],

  [/^(a)?\1b/, { needs: 'b', least: 1 }],
  [/^.\n/s, { needs: '\n', least: 2 }],
  [/^👍/u, { starts: '', needs: '👍', least: 1 }],
])('%s', (pattern, expected) => expect(sieveOf(pattern)).toEqual(expected));

const patterns = cards.flatMap((card) =>
  card.operations.flatMap(({ name, detect }) => {
    const { finds = [], faults = [] } = recognitionOf(card, name);
    return [
      ...detect.map(({ pattern, flags }) => new RegExp(pattern, flags.replace(/[gy]/g, ''))),
      ...finds.map(({ pattern }) => pattern),
      ...faults,
    ];
  }),
);

const texts = [...everyCases.values()].flatMap((cases) =>
  Object.values(cases).flatMap((of) => [
    ...(of?.detect ?? []).flatMap(({ matches, rejects }) => [...matches, ...rejects]),
    ...Object.values(of?.finds ?? {}).flatMap(({ matches, rejects }) => [
      ...matches.map((match) => (typeof match === 'string' ? match : match[0])),
      ...rejects,
    ]),
    ...(of?.examples ?? []).flatMap(({ input }) => Object.values(input).filter((value) => typeof value === 'string')),
  ]),
);

it('lets everything through that a pattern matches', () => {
  const items = patterns.map((pattern) => ({ pattern, sieve: sieveOf(pattern) }));
  const passing = sieved(items);
  expect(texts.length).toBeGreaterThan(1500);
  for (const text of texts.map((one) => one.trim()).filter((one) => one !== '' && one.length < 10_000)) {
    const matching = items.filter(({ pattern }) => pattern.test(text));
    const passed = new Set(passing(text));
    expect(matching.filter((item) => !passed.has(item)).map(({ pattern }) => `${pattern} ${text}`)).toEqual([]);
  }
});

it('dismisses nearly everything else', () => {
  const passing = sieved(patterns.map((pattern) => ({ sieve: sieveOf(pattern) })));
  for (const text of ['json pretty', 'color', '192.168.0.1/24', 'make a strong password'])
    expect(passing(text).length, text).toBeLessThan(patterns.length / 4);
});

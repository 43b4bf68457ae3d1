import { describe, expect, test, vi } from 'vitest';
import { cardOf } from '../../../src/catalog/card-of.ts';
import { DETECT_LIMIT } from '../../../src/core/recognition/detect.ts';
import { cards } from '../../../src/catalog/cards.ts';
import { cardById, redirectOf } from '../../../src/catalog/catalog.ts';
import { loadSpec } from '../../../src/catalog/load-spec.ts';
import { CATEGORIES } from '../../../src/core/card.ts';
import { defineTool, defineView, operation, out, secret, text } from '../../../src/core/spec.ts';

test('the cards of the build match the specs, ordered by category and then by id', async () => {
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) {
    const made = cardOf(card.id, card.category, await loadSpec(card));
    expect(JSON.parse(JSON.stringify(made))).toEqual(card); // the build wrote the complete card
  }
  const order = cards.map(({ category, id }) => `${CATEGORIES.indexOf(category)}/${id}`);
  expect(order).toEqual(order.toSorted());
}, 60_000); // it loads every spec

test('finds cards by id and by old path, not by names of methods', () => {
  expect(cardById('hash-text')).toMatchObject({ id: 'hash-text', category: 'crypto' });
  expect(redirectOf('/hash')).toBe('hash-text');
  expect(redirectOf('/base64-converter')).toBe('base64-string-converter');
  for (const name of ['constructor', '__proto__', 'toString', '', '/', '/hash/', 'hash']) {
    expect(cardById(name)).toBeUndefined();
    expect(redirectOf(name)).toBeUndefined();
  }
});

test('an unknown spec is an error', async () => {
  await expect(loadSpec({ id: '../crypto/hash-text', category: 'converter' })).rejects.toThrow('no spec');
  await expect(loadSpec({ id: 'hash-text', category: 'converter' })).rejects.toThrow('no spec');
});

describe('the card of a tool', () => {
  const op = operation({
    fields: { other: text(), key: secret({ primary: true }) },
    output: { first: out.text({ secret: true }), second: out.row() },
    aliases: { quick: { other: 'x' } },
    detect: [
      { pattern: /^a/iu, confidence: 0.5 },
      { field: 'other', pattern: /b/, length: [2, 9], guard: 'json', confidence: 1 },
    ],
    answers: 'inline',
    cost: ({ other }) => 70 + other.length,
    transform: () => ({ first: '', second: null }),
    examples: [],
  });

  test('contains everything the palette needs', () => {
    const tool = defineTool({ icon: 'key', createdAt: '2026-11-20', redirectFrom: ['/old'], operations: { a: op } });
    const card = cardOf('demo', 'text', tool);
    expect(JSON.parse(JSON.stringify(card))).toEqual({
      id: 'demo',
      category: 'text',
      icon: 'key',
      createdAt: '2026-11-20',
      redirectFrom: ['/old'],
      related: [],
      view: false,
      operations: [
        {
          name: 'a',
          aliases: { quick: { other: 'x' } },
          aliasNames: {},
          primary: { name: 'key', kind: 'secret', secret: true, required: true },
          fields: { other: 'text', key: 'secret' },
          targets: {},
          outputs: [
            { name: 'first', kind: 'text', secret: true },
            { name: 'second', kind: 'row', secret: false },
          ],
          answers: true,
          cost: 70,
          detect: [
            {
              field: 'key',
              pattern: '^a',
              flags: 'iu',
              length: [1, DETECT_LIMIT],
              confidence: 0.5,
              sieve: { starts: 'AAaa', least: 1 },
            },
            {
              field: 'other',
              pattern: 'b',
              flags: '',
              length: [2, 9],
              guard: 'json',
              confidence: 1,
              sieve: { needs: 'b', least: 1 },
            },
          ],
        },
      ],
    });
  });

  test('needs a primary field; a view has no operations', () => {
    const none = defineTool({
      icon: 'x',
      fields: { a: text() },
      output: out.text(),
      transform: () => '',
      examples: [],
    });
    expect(() => cardOf('demo', 'text', none)).toThrow('primary');
    expect(cardOf('demo', 'text', defineView({ icon: 'timer' }))).toMatchObject({ view: true, operations: [] });
  });
});

test('an alias that abbreviates a proper name has that name', () => {
  const hashes = Object.fromEntries(
    cards.flatMap(({ operations }) => operations.flatMap(({ aliasNames }) => Object.entries(aliasNames))),
  );
  expect(hashes).toMatchObject({ sha256: 'SHA-256', sha3: 'SHA3-256', keccak: 'Keccak-256', md5: 'MD5' });
  expect(hashes['uuid7']).toBeUndefined(); // "v7" alone isn't descriptive
});

test('hidden tools are also removed from results computed earlier', async () => {
  vi.resetModules(); // a separate catalog: other tests need every tool
  const catalog = await import('../../../src/catalog/catalog.ts');
  const { catalogWords } = await import('../../../src/calls/words.ts');
  const made = await import('../../../src/catalog/cards.ts');
  expect(catalogWords().find('sha256')?.card.id).toBe('hash-text');
  catalog.arrange((cards) => cards.filter(({ id }) => id !== 'hash-text'));
  expect(made.cards.some(({ id }) => id === 'hash-text')).toBe(false);
  expect(catalogWords().find('sha256')).toBeUndefined();
  vi.resetModules();
});

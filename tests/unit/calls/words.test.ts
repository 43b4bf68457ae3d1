import { describe, expect, it } from 'vitest';
import { catalogWords, vocabularyOf } from '../../../src/calls/words.ts';
import { cards } from '../../../src/catalog/cards.ts';
import { card, operation, sample } from '../palette/cards.ts';

const vocabulary = vocabularyOf(sample);

describe('find', () => {
  it('knows aliases, ids and operations', () => {
    expect(vocabulary.find('sha256')).toMatchObject({ operation: { name: 'hash' }, preset: { algorithm: 'sha-256' } });
    expect(vocabulary.find('hash-text')?.operation.name).toBe('hash');
    expect(vocabulary.find('hash-text/compare')?.operation.name).toBe('compare');
    expect(vocabulary.find('chronometer')).toBeUndefined();
    expect(vocabulary.find('constructor')).toBeUndefined();
  });
  it('is case-insensitive', () => {
    const mixed = vocabularyOf([card('a', [operation('run'), operation('toUuid', { aliases: { A2U: {} } })])]);
    for (const word of ['a/toUuid', 'A/TOUUID', 'a/touuid', 'a2u', 'A2U'])
      expect(mixed.find(word)?.operation.name, word).toBe('toUuid');
  });
  it('prefers aliases to ids, ids to former ids, and the first of two', () => {
    const table = vocabularyOf([
      card('old', [operation('run')], { redirectFrom: ['/b64', '/y', '/gone'] }),
      card('b64', [operation('run')]),
      card('x', [operation('run', { aliases: { B64: {} } })]),
      card('y', [operation('run')]),
    ]);
    expect(['b64', 'y', 'gone', 'gone/run'].map((word) => table.find(word)?.card.id)).toEqual(['x', 'y', 'old', 'old']);
  });
  it('finds every tool by all of its current and former ids', () => {
    for (const { id, redirectFrom, operations } of cards.filter((known) => known.operations.length > 0))
      for (const word of [id, ...redirectFrom.map((path) => path.slice(1))])
        expect(catalogWords().find(`${word}/${operations[0]?.name}`)?.card.id, word).toBe(id);
  });
});

describe('whyUnknown', () => {
  it.each([
    ['nothing', 'unknown-tool'],
    ['hash-text/nothing', 'unknown-operation'],
    ['HASH-TEXT/nothing', 'unknown-operation'],
    ['chronometer', 'unknown-operation'],
    ['sha256/compare', 'unknown-tool'],
  ])('%s: %s', (word, why) => expect(vocabulary.whyUnknown(word)).toBe(why));
});

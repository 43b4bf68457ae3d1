import { expect, test } from 'vitest';
import { catalogWords, vocabularyOf } from '../../../src/calls/words.ts';
import { recognizedBy } from '../../../src/calls/recognize.ts';
import { cardByWord, mayRecognize } from '../../../src/catalog/card-by-word.ts';
import { cards } from '../../../src/catalog/cards.ts';

test('a word alone means the same as among all words', () => {
  const words = cards.flatMap(({ id, redirectFrom, operations }) => {
    const ids = [id, ...redirectFrom.map((path) => path.slice(1))];
    const inTools = ids.flatMap((own) => operations.map(({ name }) => `${own}/${name}`));
    return [...ids, ...inTools, ...operations.flatMap(({ aliases }) => Object.keys(aliases))];
  });
  for (const word of [...words, ...words.map((own) => own.toUpperCase()), '', 'nope', 'constructor', '__proto__']) {
    const card = cardByWord(word);
    expect(card && vocabularyOf([card]).find(word), word).toEqual(catalogWords().find(word));
  }
});

test('a text that is too short for a tool to recognize is not recognized by it', () => {
  const md5 = '5d41402abc4b2a76b9719d911017c592';
  const texts = [
    '',
    'a',
    '7',
    'XIV',
    '755',
    '#fff',
    '[1]',
    '"1"',
    '`-1`',
    '%41',
    '&lt;',
    '10:30',
    '::1',
    'é',
    '$2b$',
    md5,
  ];
  const others = [`"${md5}"`, `md5: ${md5}`, '> 1.2.3.4', '1\n2', '```\n1\n```', '%7B%7D', 'e30=', 'U+41', '5 m'];
  const wrong = [...texts, ...others].flatMap((text) =>
    cards.filter((card) => recognizedBy(card, text) !== null && !mayRecognize(card, text)).map(({ id }) => [id, text]),
  );
  expect(wrong).toEqual([]);
  const hash = cards.find(({ id }) => id === 'hash-text');
  expect([hash && mayRecognize(hash, 'hello'), hash && mayRecognize(hash, md5)]).toEqual([false, true]);
});

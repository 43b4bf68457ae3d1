import { expect, test } from 'vitest';
import { catalogWords, vocabularyOf } from '../../../src/calls/words.ts';
import { cardByWord } from '../../../src/catalog/card-by-word.ts';
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

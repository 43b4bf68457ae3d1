import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEntry } from '../../../../src/read/search/entry.ts';
import { otherLayouts } from '../../../../src/read/search/keyboard-layouts.ts';
import { isMistyped, isOneTypo, scoreOfTypo } from '../../../../src/read/search/typo.ts';
import { createWordList } from '../../../../src/read/search/word-list.ts';

/** Optimal string alignment distance by the textbook table. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      (table[i] ?? [])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost, swapped);
    }
  }
  return at(a.length, b.length);
}

describe('isOneTypo', () => {
  it.each([
    ['tehme', 'theme'],
    ['jsno', 'json'],
    ['hsah', 'hash'],
    ['bas64', 'base64'],
    ['basee64', 'base64'],
    ['crob', 'cron'],
    ['ab', 'ba'],
    ['', 'a'],
  ])('%s, %s', (a, b) => expect([isOneTypo(a, b), isOneTypo(b, a)]).toEqual([true, true]));
  it.each([
    ['json', 'json'],
    ['json', 'josm'],
    ['abc', 'cab'],
    ['hash', 'dash text'],
    ['', 'ab'],
  ])('not %s, %s', (a, b) => expect([isOneTypo(a, b), isOneTypo(b, a)]).toEqual([false, false]));
  it('matches exactly the pairs at distance one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => void expect(isOneTypo(a, b)).toBe(distance(a, b) === 1)),
      { numRuns: 2000 },
    );
  });
});

describe('scoreOfTypo', () => {
  const entry = toEntry({
    id: 'theme',
    order: 0,
    titles: ['Toggle dark mode'],
    aliases: ['dm'],
    keywords: ['theme', 'light'],
  });
  const score = (...tokens: string[]) => scoreOfTypo(tokens, entry);
  it.each([
    ['a name above a keyword', ['drak'], 80],
    ['the first word of a name', ['togle'], 90],
    ['a keyword', ['tehme'], 60],
    ['a beginning', ['tggl'], 60],
    ['one wrong word among right ones', ['dark', 'mdoe'], 80],
    ['two wrong words', ['drak', 'mdoe'], null],
    ['nothing wrong', ['dark'], null],
    ['short words', ['md'], null],
    ['another letter in three', ['dar'], null],
    ['something else', ['banana'], null],
    ['nothing', [], null],
  ])('%s', (_, tokens, points) => expect(score(...tokens)).toBe(points));
});

describe('otherLayouts', () => {
  it.each([
    ['оыщт', 'en', ['json']],
    ['ОЫЩТ', 'ru', ['json']],
    ['и64 в', 'en', ['b64 d']],
    ['оіщт', 'en', ['json']],
    ['ξσον', 'en', ['json']],
    ['חדםמ', 'en', ['json']],
    ['gfhjkm', 'ru', ['пароль']],
    ['wdtn', 'ru', ['цвет']],
    ['json', 'en', []],
    ['时间', 'cn', []],
    ['', 'en', []],
    ['123', 'ru', []],
  ])('%s in %s', (text, language, others) =>
    expect(otherLayouts(text, language)).toEqual(expect.arrayContaining(others)),
  );
  it('returns nothing for plain Latin text outside Russian', () =>
    fc.assert(fc.property(fc.string(), (text) => void expect(otherLayouts(text, 'en')).toEqual([]))));
});

it('a list of words finds every word that is meant by one with a mistake', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, (words, typed) => {
      const list = createWordList(words.map((each) => [each, each]));
      const sharesLetter = (other: string) => [0, 1].some((at) => typed.slice(0, 2).includes(other[at] ?? ' '));
      const expected = words.filter((other) => sharesLetter(other) && isMistyped(typed, other));
      expect(list.mistyped(typed).toSorted()).toEqual([...new Set(expected)].toSorted());
    }),
    { numRuns: 500 },
  );
});

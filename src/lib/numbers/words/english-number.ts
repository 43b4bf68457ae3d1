import { Problem } from '../../../base/problem.ts';
import { ONES, ordinalWord, SCALES, TENS } from './english.ts';

const VALUES = new Map<string, number>();
ONES.forEach((word, value) => VALUES.set(word, value).set(ordinalWord(word), value));
TENS.forEach((word, tens) => {
  if (word !== '-') VALUES.set(word, tens * 10).set(ordinalWord(word), tens * 10);
});
const SMALL = new Map<string, number>([
  ...VALUES,
  ['a', 1],
  ['an', 1],
  ['oh', 0],
  ['forty', 40],
  ['fourty', 40],
  ['dozen', 12],
]);
const LARGE = new Map<string, bigint>();
SCALES.forEach((word, i) => {
  if (i > 0)
    LARGE.set(word, 1000n ** BigInt(i))
      .set(`${word}s`, 1000n ** BigInt(i))
      .set(`${word}th`, 1000n ** BigInt(i));
});

/** Returns the digits of an English number in words. Throws `Problem` for a word that isn't part of one. */
export function englishNumber(text: string): string {
  const words = Array.from(text.matchAll(/[^\s,\-\u2010-\u2014]+/g), ({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
  }));
  const isNegative = words[0]?.word === 'minus' || words[0]?.word === 'negative';
  if (isNegative) words.shift();
  const point = words.findIndex(({ word }) => word === 'point' || word === 'dot');
  const whole = point < 0 ? words : words.slice(0, point);
  const value = whole.length === 0 && point >= 0 ? 0n : wholeNumber(whole, text.length);
  const decimals = point < 0 ? '' : `.${fractionOf(words.slice(point + 1), text.length)}`;
  return `${isNegative && (value > 0n || /[1-9]/.test(decimals)) ? '-' : ''}${value}${decimals}`;
}

interface Word {
  word: string;
  index: number;
}

/** Each word multiplies or adds to the group before the next scale word; groups get smaller. */
function wholeNumber(words: readonly Word[], end: number): bigint {
  if (words.length === 0) throw new Problem('not-a-number-word', end, { word: '' });
  let total = 0n;
  let group = 0n;
  /** What may be added: less than the last unit that was named. */
  let room = 1000n;
  let limit = 1000n ** 12n;
  let isOpen = false;
  for (const { word, index } of words) {
    const bad = () => new Problem('not-a-number-word', index, { word });
    if (word === 'and') {
      if (total === 0n && group === 0n) throw bad();
      continue;
    }
    const small = SMALL.get(word);
    const scale = LARGE.get(word);
    if (small !== undefined) {
      const added = BigInt(small);
      if (added >= room || (isOpen && added === 0n)) throw bad();
      group += added;
      room = small >= 20 ? 10n : 1n;
      isOpen = true;
    } else if (/^hundred(?:s|th)?$/.test(word)) {
      if (group === 0n || group >= 100n) throw bad();
      group *= 100n;
      room = 100n;
    } else if (scale !== undefined) {
      if (group === 0n || scale >= limit) throw bad();
      total += group * scale;
      limit = scale;
      group = 0n;
      room = 1000n;
      isOpen = false;
    } else throw bad();
  }
  return total + group;
}

function fractionOf(words: readonly Word[], end: number): string {
  if (words.length === 0) throw new Problem('not-a-number-word', end, { word: '' });
  return words
    .map(({ word, index }) => {
      const value = SMALL.get(word);
      if (value === undefined || value > 99) throw new Problem('not-a-number-word', index, { word });
      return value;
    })
    .reduce((digits, value, i, all) => {
      // "Point twenty five" is .25.
      const before = all[i - 1] ?? 0;
      return before >= 20 && before % 10 === 0 && value > 0 && value < 10
        ? digits.slice(0, -1) + value
        : digits + value;
    }, '');
}

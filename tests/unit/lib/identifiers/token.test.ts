import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHARACTER_CLASSES,
  collisionLog2,
  loadWords,
  passphrase,
  passphraseEntropyBits,
  tokenMaker,
  uniqueGraphemes,
} from '../../../../src/lib/identifiers/token.ts';
import type { CharacterClass } from '../../../../src/lib/identifiers/token.ts';
import { chiSquare, chiSquareLimit, seeded } from '../../seeded.ts';

const ALL: CharacterClass[] = ['uppercase', 'lowercase', 'numbers', 'symbols'];

describe('tokenMaker', () => {
  it('has complete alphabets without repeats', () => {
    const sizes = Object.values(CHARACTER_CLASSES).map((list) => [list.length, new Set(list).size]);
    expect(sizes).toEqual([
      [26, 26],
      [26, 26],
      [10, 10],
      [23, 23],
    ]);
  });

  it.each([5, 10, 100, 512])('makes %i characters of the chosen classes only', (length) => {
    for (const name of ALL) {
      const token = tokenMaker({ length, classes: [name] }).next(seeded(length));
      expect(token).toHaveLength(length);
      expect([...token].every((character) => CHARACTER_CLASSES[name].includes(character))).toBe(true);
    }
  });

  it('is empty when nothing is allowed', () => {
    expect(tokenMaker({ length: 10, classes: [] }).next(seeded())).toBe('');
    expect(tokenMaker({ length: 3, classes: ['numbers'], exclude: '0123456789', eachClass: true }).next(seeded())).toBe(
      '',
    );
    expect(tokenMaker({ length: 0, classes: ['numbers'] })).toMatchObject({ entropyBits: 0 });
  });

  it.each(ALL)('draws %s uniformly', (name) => {
    const { next, alphabet } = tokenMaker({ length: 20_000, classes: [name] });
    const token = next(seeded(3));
    const counts = alphabet.map((character) => token.split(character).length - 1);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(alphabet.length - 1));
  });

  it('omits excluded characters, by grapheme', () => {
    const { alphabet } = tokenMaker({ length: 1, classes: ALL, exclude: 'abc.\\', excludeLookAlikes: true });
    for (const character of 'abc.\\0Oo1Il|\'"') expect(alphabet).not.toContain(character);
    expect(tokenMaker({ length: 4, classes: [], custom: '👨‍👩‍👧é😀', exclude: 'é😀' }).next(seeded())).toBe('👨‍👩‍👧'.repeat(4));
    expect(uniqueGraphemes('aab🇩🇪🇩🇪')).toEqual(['a', 'b', '🇩🇪']);
  });

  it('counts overlapping custom characters once', () => {
    expect(tokenMaker({ length: 1, classes: ['lowercase'], custom: 'abc' }).alphabet).toHaveLength(26);
    expect(tokenMaker({ length: 1, classes: ['lowercase'], custom: 'aäß' }).alphabet).toHaveLength(28);
  });

  it('makes every allowed token equally likely when each class must appear', () => {
    const { next, entropyBits } = tokenMaker({ length: 3, classes: [], custom: 'xy', eachClass: true });
    expect(entropyBits).toBe(3);
    expect(next(seeded())).toMatch(/^[xy]{3}$/);
    // One digit "7" and two letters, three places, both kinds present: 27 - 8 - 1 = 18 tokens.
    const recipe = { length: 3, classes: ['numbers'], custom: 'xy', exclude: '012345689', eachClass: true } as const;
    const maker = tokenMaker(recipe);
    expect(maker.entropyBits).toBeCloseTo(Math.log2(18), 12);
    const random = seeded(99);
    const counts = new Map<string, number>();
    for (let i = 0; i < 18_000; i++) {
      const token = maker.next(random);
      counts.set(token, (counts.get(token) ?? 0) + 1);
    }
    expect(counts.size).toBe(18);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(17));
  });

  it('includes every class when one is far larger than the others', () => {
    const custom = Array.from({ length: 20_000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
    const maker = tokenMaker({ length: 5, classes: ALL, custom, eachClass: true });
    const random = seeded(8);
    const places = Array.from({ length: 5 }, () => 0);
    for (let i = 0; i < 500; i++) {
      const token = maker.next(random);
      for (const name of ALL) expect([...token].some((c) => CHARACTER_CLASSES[name].includes(c))).toBe(true);
      places[token.search(/[0-9]/)]!++;
    }
    expect(chiSquare(places)).toBeLessThan(chiSquareLimit(4));
    expect(maker.entropyBits).toBeCloseTo(Math.log2(120 * 26 * 26 * 10 * 23 * 20_000), 10);
  });

  it('includes every class in every token, even at the minimum length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 40 }), fc.integer(), (length, seed) => {
        const token = tokenMaker({ length, classes: ALL, eachClass: true }).next(seeded(seed));
        for (const name of ALL) expect([...token].some((c) => CHARACTER_CLASSES[name].includes(c))).toBe(true);
      }),
    );
    expect(tokenMaker({ length: 3, classes: ALL, eachClass: true }).keepsEachClass).toBe(false);
    expect(tokenMaker({ length: 3, classes: ALL, eachClass: true }).next(seeded())).toHaveLength(3);
  });

  it('computes the entropy', () => {
    expect(tokenMaker({ length: 64, classes: ['uppercase', 'lowercase', 'numbers'] }).entropyBits).toBeCloseTo(
      381.0686,
      4,
    );
    expect(tokenMaker({ length: 4, classes: ['numbers'] }).entropyBits).toBeCloseTo(13.2877, 4);
    expect(tokenMaker({ length: 4, classes: ALL, eachClass: true }).entropyBits).toBeCloseTo(
      Math.log2(24 * 26 * 26 * 10 * 23),
      10,
    );
    // 50% for 23 people and 365 days.
    expect(2 ** collisionLog2(Math.log2(365))).toBeCloseTo(22.49, 1);
  });
});

describe('passphrase', () => {
  it('draws from 7,776 different words', async () => {
    const words = await loadWords();
    expect(new Set(words).size).toBe(7776);
    const recipe = { words, count: 6, separator: ' ' };
    const phrase = passphrase(recipe, seeded(5));
    expect(phrase.split(' ')).toHaveLength(6);
    expect(phrase.split(' ').every((word) => words.includes(word))).toBe(true);
    expect(passphraseEntropyBits(recipe)).toBeCloseTo(77.549, 3);
  });

  it('capitalizes and adds one digit', () => {
    const recipe = { words: ['ab', 'cd'], count: 3, separator: '-', capitalize: true, digit: true };
    expect(passphrase(recipe, seeded(6))).toMatch(/^(?=[^\d]*\d[^\d]*$)((Ab|Cd)\d?-?){3}$/);
    expect(passphraseEntropyBits(recipe)).toBeCloseTo(3 + Math.log2(30), 12);
    expect(passphrase({ ...recipe, count: 0 }, seeded())).toBe('');
  });
});

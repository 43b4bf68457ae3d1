import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analyzePassword,
  ATTACKS,
  bruteForce,
  crackSecondsLog10,
  durationParts,
  strengthLevel,
} from '../../../../src/lib/crypto/password/password.ts';

describe('bruteForce', () => {
  it.each([
    ['', 0, 0, 0],
    ['ABCabc123!@#', 94, 78.66, 61],
    ['password', 26, 37.6, 29],
    ['-_(', 32, 15, 12],
    ['a b', 27, 14.26, 11],
    ['éé', 464, 17.72, 14],
    ['密码', 20_992, 28.72, 22],
    ['😀', 128, 7, 5],
  ])('%j: an alphabet of %i, %f bits, score %i', (password, charsetSize, bits, score) => {
    const result = bruteForce(password);
    expect(result).toMatchObject({ charsetSize, score });
    expect(result.entropyBits).toBeCloseTo(bits, 2);
  });

  it('counts code points', () => {
    expect(bruteForce('😀😀').length).toBe(2);
  });

  it('returns the time in its two largest units', () => {
    const time = (password: string) => durationParts(bruteForce(password).secondsLog10);
    expect(time('ABCabc123!@#')).toEqual([{ unit: 'year', count: 15_091_334 }]);
    expect(time('password')).toEqual([
      { unit: 'minute', count: 3 },
      { unit: 'second', count: 28 },
    ]);
    expect(time('a')).toEqual([]);
    const [long] = time('a'.repeat(5000));
    expect(long).toMatchObject({ unit: 'year', exponent: 7058 });
    expect(durationParts(Math.log10(400 * 86_400))).toEqual([
      { unit: 'year', count: 1 },
      { unit: 'month', count: 1 },
    ]);
    expect(long!.count).toBeGreaterThanOrEqual(1);
    expect(long!.count).toBeLessThan(10);
  });
});

describe('analyzePassword', () => {
  it.each([
    ['password', 0, 'topTen', 'dictionary', 'passwords'],
    ['drowssap', 0, 'similarToCommon', 'dictionary', 'passwords'],
    ['qwertyuiop', 0, 'topHundred', 'dictionary', 'passwords'],
    ['aaaaaaaaaaaaaaaa', 0, 'simpleRepeat', 'repeat', undefined],
    ['1990-05-12', 0, 'dates', 'date', undefined],
  ])('%s has level %i: %s', async (password, level, warning, pattern, dictionary) => {
    const result = await analyzePassword(password);
    expect(result).toMatchObject({ level, warning });
    expect(result.patterns[0]).toMatchObject({ pattern, start: 0, length: password.length });
    expect(result.patterns[0]!.dictionary).toBe(dictionary);
  });

  // Estimates by zxcvbn 4.4.2, whose word lists differ from those of its successor.
  it.each([
    ['Tr0ub4dour&3', 7.28],
    ['neverforget13/3/1997', 9.692],
    ['iloveyou3000', 5.828],
    ['correcthorsebatterystaple', 14.437],
    ['qwER43@!', 7.957],
    ['D0g..................', 5.645],
    ['abcdefghijk987654321', 4.176],
    ['verlineVANDERMARK', 10.389],
    ['eheuczkqyq', 10],
    ['coRrecth0rseba++ery9.23.2007staple$', 20.712],
    ['zxcvbn', 1.763],
    ['temppass22', 5.588],
    ['briansmith4mayor', 10.179],
    ['thx1138', 2.32],
    ['ScoRpi0ns', 5.462],
    ['do you know', 9],
    ['ryanhunter2000', 8.003],
    ['asdfghju7654rewq', 8.965],
    ['AOEUIDHG&*()LS_', 9.107],
    ['rosebud', 2.435],
    ['ros3bud99', 4.808],
    ['R0$38uD99', 6.118],
    ['Summer2024!', 7.441],
    ['P@ssw0rd123', 4.176],
    ['Liverpool99', 4.763],
    ['trustno1', 1.568],
    ['harrypotter7', 4.976],
    ['jesus4ever', 6.079],
    ['James Bond 007', 11],
    ['kymberly', 3.363],
    ['deprecating', 4.103],
    ["tok'ra", 3.633],
    ['latanya', 2.983],
    ['whatwhatwhaaat', 4.25],
    ['1qaz2wsx', 1.462],
    ['Passw0rd!2023', 7],
  ])('%s needs no more guesses than zxcvbn 4.4.2 estimates: 10^%f', async (password, guessesLog10) => {
    expect((await analyzePassword(password)).guessesLog10).toBeLessThan(guessesLog10 + 0.2);
  });

  it('rates a long random password and a passphrase as strong', async () => {
    expect((await analyzePassword('h7#Kq2!vXz9@Lm4$')).level).toBe(4);
    const phrase = await analyzePassword('correct horse battery staple');
    expect(phrase).toMatchObject({ level: 4, warning: null });
    expect(phrase.patterns.length).toBeGreaterThan(2);
  });

  it('returns a level consistent with the attack times', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (guesses) => {
        const level = strengthLevel(guesses);
        const days = (attack: keyof typeof ATTACKS) => 10 ** crackSecondsLog10(guesses, ATTACKS[attack]) / 86_400;
        if (level === 4) expect(days('fast-hash')).toBeGreaterThanOrEqual(6.999);
        if (level >= 3) expect(days('slow-hash')).toBeGreaterThanOrEqual(3649);
        if (level <= 2) expect(days('slow-hash')).toBeLessThan(3650);
        if (level <= 1) expect(days('online')).toBeLessThan(30);
        if (level === 0) expect(days('online-throttled')).toBeLessThan(30);
      }),
    );
  });

  it('rates personal words as weak', async () => {
    const [alone, known] = await Promise.all([
      analyzePassword('Zaphodbeeb'),
      analyzePassword('Zaphodbeeb', ['zaphodbeeb']),
    ]);
    expect(known.guessesLog10).toBeLessThan(alone.guessesLog10);
    expect(known.patterns[0]!.dictionary).toBe('userInputs');
  });

  it('returns positions in code points and never the characters', async () => {
    const result = await analyzePassword('😀😀password');
    expect(result.patterns.find(({ dictionary }) => dictionary === 'passwords')).toMatchObject({ start: 2, length: 8 });
    expect(JSON.stringify(result)).not.toMatch(/"password"|😀/);
  });

  it('handles empty and very long passwords', async () => {
    expect(await analyzePassword('')).toMatchObject({ level: 0, guessesLog10: 0, patterns: [] });
    expect(await analyzePassword('x1'.repeat(5000))).toMatchObject({ truncated: true });
  });

  it('returns finite values for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (password) => {
        const { guessesLog10 } = await analyzePassword(password);
        for (const rate of Object.values(ATTACKS)) {
          const seconds = crackSecondsLog10(guessesLog10, rate);
          expect(Number.isFinite(seconds)).toBe(true);
          expect(durationParts(seconds).every(({ count }) => Number.isFinite(count))).toBe(true);
        }
      }),
    );
  });
});

// Estimates how long a password resists: a pattern-aware estimate (zxcvbn) and plain brute force.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { shapesOf } from './shapes.ts';

/** Attacks in zxcvbn's model and their guesses per second. */
export const ATTACKS = {
  'online-throttled': 100 / 3600,
  online: 10,
  'slow-hash': 1e4,
  'fast-hash': 1e10,
} as const;

export type Attack = keyof typeof ATTACKS;

/** Guesses per second of the brute-force model. */
const BRUTE_FORCE_RATE = 1e9;

/** A recognized part of a password, by position: the characters themselves never leave this module. */
export interface PasswordPattern {
  pattern:
    | 'dictionary'
    | 'spatial'
    | 'repeat'
    | 'sequence'
    | 'wordSequence'
    | 'regex'
    | 'date'
    | 'bruteforce'
    | 'separator';
  /** In code points, from 0. */
  start: number;
  length: number;
  guessesLog10: number;
  /**
   * For dictionary matches: `passwords`, `commonWords`, `firstnames`, `lastnames`, `wikipedia`, `diceware`,
   * `userInputs`.
   */
  dictionary?: string;
  /** Rank in the dictionary, starting with the most common word. */
  rank?: number;
  reversed?: boolean;
  l33t?: boolean;
}

export interface PasswordAnalysis {
  /** 0 (falls immediately) to 4, by the attacks that it withstands. */
  level: 0 | 1 | 2 | 3 | 4;
  guessesLog10: number;
  /** Keys of zxcvbn's advice. */
  warning: string | null;
  suggestions: string[];
  patterns: PasswordPattern[];
  /** Only the first 100 UTF-16 units are examined. */
  truncated: boolean;
}

const MAX_LENGTH = 100;

/** zxcvbn's advice for shapes that it doesn't see. */
const SHAPE_WARNINGS = { repeat: 'simpleRepeat', spatial: 'keyPattern', date: 'dates', separator: null } as const;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * The estimator with its English and common dictionaries, and three lists of zxcvbn 4.4.2 that they omit (names from
 * the US census, words from films), without which it takes `Tr0ub4dour` for random. Several megabytes, so it is loaded
 * once and only when needed.
 */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= (async () => {
    const [{ ZxcvbnFactory }, common, english, { default: more }] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
      import('./password-words.json'),
    ]);
    return new ZxcvbnFactory({
      dictionary: {
        ...common.dictionary,
        ...english.dictionary,
        'firstnames-female': more.female.split(' '),
        'firstnames-male': more.male.split(' '),
        'commonWords-film': more.film.split(' '),
      },
      graphs: common.adjacencyGraphs,
      // Ways to replace digits by letters; more were measured to cost time without changing any result.
      l33tMaxSubstitutions: 10,
      maxLength: MAX_LENGTH,
    });
  })();
  return estimator;
}

/** Returns how many guesses an informed attacker needs. `personal` are words associated with the owner. */
export async function analyzePassword(password: string, personal: readonly string[] = []): Promise<PasswordAnalysis> {
  const estimator = await loadEstimator();
  const { guessesLog10: direct, feedback, sequence } = estimator.check(password, [...personal]);
  const { shapes, fixed } = shapesOf(password.slice(0, MAX_LENGTH));
  const shaped = [
    ...fixed,
    ...shapes.map(({ plain, waysLog10, pattern }) => ({
      log10: estimator.check(plain, [...personal]).guessesLog10 + waysLog10,
      pattern,
    })),
  ].toSorted((a, b) => a.log10 - b.log10)[0];
  if (shaped && shaped.log10 < direct)
    return {
      level: strengthLevel(shaped.log10),
      guessesLog10: shaped.log10,
      warning: feedback.warning ?? SHAPE_WARNINGS[shaped.pattern],
      suggestions: feedback.suggestions,
      patterns: [{ pattern: shaped.pattern, start: 0, length: codePoints(password), guessesLog10: shaped.log10 }],
      truncated: password.length > MAX_LENGTH,
    };
  return {
    level: strengthLevel(direct),
    guessesLog10: direct,
    warning: feedback.warning,
    suggestions: feedback.suggestions,
    patterns: sequence.map((match) => ({
      pattern: match.pattern as PasswordPattern['pattern'],
      start: codePoints(password.slice(0, match.i)),
      length: codePoints(password.slice(match.i, match.j + 1)),
      guessesLog10: match.guessesLog10,
      ...('dictionaryName' in match && {
        dictionary: String(match.dictionaryName).replace(/-\w+$/, ''),
        rank: Number(match.rank),
        reversed: match.reversed === true,
        l33t: match.l33t === true,
      }),
    })),
    truncated: password.length > MAX_LENGTH,
  };
}

/** Returns the decimal logarithm of the seconds that an attack takes. */
export function crackSecondsLog10(guessesLog10: number, guessesPerSecond: number): number {
  return guessesLog10 - Math.log10(guessesPerSecond);
}

const DAY = 86_400;
/** What a password has to withstand for each level above the lowest: an attack and its duration. */
const LEVELS = [
  ['online-throttled', 30 * DAY],
  ['online', 30 * DAY],
  ['slow-hash', 3650 * DAY],
  ['fast-hash', 7 * DAY],
] as const satisfies readonly (readonly [Attack, seconds: number])[];

/**
 * Returns the level of a password, 0 to 4, by the attacks that it withstands: rate-limited guessing, online guessing, a
 * leaked slow hash, a leaked fast hash (for a week: zxcvbn counts ten guesses for each random character, far too few).
 * zxcvbn's own score considers 10^8 guesses good, which a leaked bcrypt hash gives away within hours.
 */
export function strengthLevel(guessesLog10: number): 0 | 1 | 2 | 3 | 4 {
  const first = LEVELS.findIndex(
    ([attack, seconds]) => crackSecondsLog10(guessesLog10, ATTACKS[attack]) < Math.log10(seconds),
  );
  return (first < 0 ? LEVELS.length : first) as 0 | 1 | 2 | 3 | 4;
}

export interface BruteForce {
  /** In code points. */
  length: number;
  charsetSize: number;
  entropyBits: number;
  /** 0 to 100: entropy relative to 128 bits. */
  score: number;
  /** The time to try the whole space at BRUTE_FORCE_RATE. */
  secondsLog10: number;
}

/** Characters that an attacker adds to the alphabet if one of them occurs. */
const CHARSETS: readonly (readonly [RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[!-/:-@[-`{-~]/, 32],
  [/ /, 1],
  [/[\u0080-\u024f]/, 464],
  [/[\u0370-\u03ff]/, 144],
  [/[\u0400-\u04ff]/, 256],
  [/[\u3040-\u30ff]/, 192],
  [/[\u4e00-\u9fff]/, 20_992],
  [/[\uac00-\ud7a3]/, 11_172],
];

/** Exhaustive search over the alphabets that occur; a script outside the table counts in blocks of 128 code points. */
export function bruteForce(password: string): BruteForce {
  let charsetSize = 0;
  for (const [charset, size] of CHARSETS) if (charset.test(password)) charsetSize += size;
  const blocks = new Set<number>();
  for (const character of password) {
    const code = character.codePointAt(0)!;
    if ((code < 32 || code > 126) && !CHARSETS.some(([charset]) => charset.test(character))) blocks.add(code >> 7);
  }
  charsetSize += blocks.size * 128;
  const length = codePoints(password);
  const entropyBits = length === 0 ? 0 : length * Math.log2(charsetSize);
  return {
    length,
    charsetSize,
    entropyBits,
    score: Math.min(100, Math.round((entropyBits / 128) * 100)),
    secondsLog10: crackSecondsLog10(entropyBits * Math.log10(2), BRUTE_FORCE_RATE),
  };
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export type DurationUnit = (typeof UNITS)[number][0];

/**
 * Returns a time in its two largest units (a year of 365 days, a month of 30), from a thousand years on only in years;
 * empty below one second. From 10^15 years on, the count is a power of ten, given by `exponent`.
 */
export function durationParts(secondsLog10: number): { unit: DurationUnit; count: number; exponent?: number }[] {
  const yearsLog10 = secondsLog10 - Math.log10(UNITS[0][1]);
  const exponent = Math.floor(yearsLog10);
  if (yearsLog10 >= 15) return [{ unit: 'year', count: 10 ** (yearsLog10 - exponent), exponent }];
  let rest = 10 ** secondsLog10;
  const parts: { unit: DurationUnit; count: number }[] = [];
  for (const [unit, seconds] of UNITS) {
    const count = Math.floor(rest / seconds);
    if (count > 0) parts.push({ unit, count });
    rest -= count * seconds;
  }
  return parts.slice(0, yearsLog10 >= 3 ? 1 : 2);
}

function codePoints(text: string): number {
  return [...text].length;
}

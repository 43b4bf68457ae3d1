import { type ContextOf, defineTool, list, type Message, out, secret } from '../../src/core/spec.ts';
import {
  analyzePassword,
  ATTACKS,
  type Attack,
  bruteForce,
  crackSecondsLog10,
  durationParts,
} from '../../src/lib/crypto/password/password.ts';

const SCORES = ['score-0', 'score-1', 'score-2', 'score-3', 'score-4'] as const;
const TONES = ['bad', 'bad', 'warn', 'warn', 'good'] as const;
/** The attack whose time the verdict names: the one that the password doesn't withstand. */
const WORST = { 2: 'slow-hash', 3: 'fast-hash' } as const;
const PATTERNS = [
  'dictionary',
  'spatial',
  'repeat',
  'sequence',
  'wordSequence',
  'regex',
  'date',
  'bruteforce',
  'separator',
] as const;

/** Problems (`why`) and advice (`do`) of zxcvbn, by its own names. */
const ADVICE = [
  'why-straightRow',
  'why-keyPattern',
  'why-simpleRepeat',
  'why-extendedRepeat',
  'why-sequences',
  'why-recentYears',
  'why-dates',
  'why-topTen',
  'why-topHundred',
  'why-common',
  'why-similarToCommon',
  'why-wordByItself',
  'why-namesByThemselves',
  'why-commonNames',
  'why-userInputs',
  'do-l33t',
  'do-reverseWords',
  'do-allUppercase',
  'do-capitalization',
  'do-dates',
  'do-recentYears',
  'do-associatedYears',
  'do-sequences',
  'do-repeated',
  'do-longerKeyboardPattern',
  'do-anotherWord',
  'do-useWords',
  'do-noNeed',
] as const;

const ATTACK_NAMES = Object.keys(ATTACKS) as Attack[];
const MESSAGES = [
  ...SCORES,
  ...PATTERNS,
  ...ADVICE,
  ...ATTACK_NAMES,
  'place',
  'word',
  'instantly',
  'under-a-second',
  'power-of-ten-years',
] as const;

export default defineTool({
  icon: 'shield-check',
  createdAt: '2023-06-24',
  related: ['token-generator', 'bcrypt'],
  fields: { password: secret({ primary: true }), personal: list({ secret: true }) },
  output: {
    strength: out.meter(),
    attacks: out.table(['attack', 'time']),
    advice: out.table(['advice']),
    patterns: out.table(['place', 'pattern', 'word', 'guesses']),
    length: out.row(),
    charsetSize: out.row(),
    entropy: out.row(),
    bruteForce: out.row(),
    bruteForceScore: out.row(),
  },
  warnings: ['truncated'],
  messages: MESSAGES,
  runsIn: 'worker',
  aliases: { 'password-strength': {}, zxcvbn: {} },
  async transform({ password, personal }, ctx) {
    const analysis = await analyzePassword(
      password,
      personal.filter((word) => word.trim() !== ''),
    );
    const brute = bruteForce(password);
    if (analysis.truncated) ctx.warn('truncated');
    const { level } = analysis;
    const worst = level === 2 || level === 3 ? WORST[level] : undefined;
    const crackTime = (attack: Attack) => duration(crackSecondsLog10(analysis.guessesLog10, ATTACKS[attack]), ctx);
    const advice = [`why-${analysis.warning}`, ...analysis.suggestions.map((name) => `do-${name}`)];
    if (level < 3 && analysis.suggestions.length === 0) advice.push('do-anotherWord');
    return {
      strength: {
        value: (level + 1) / 5,
        tone: TONES[level],
        label: ctx.say(SCORES[level], worst && { time: String(crackTime(worst)) }),
      },
      attacks: ATTACK_NAMES.map((attack) => ({
        attack: ctx.say(attack),
        time: crackTime(attack),
      })),
      advice: ADVICE.filter((code) => advice.includes(code)).map((code) => ({ advice: ctx.say(code) })),
      patterns: analysis.patterns.map(({ pattern, start, length, guessesLog10, dictionary, rank }) => ({
        place: ctx.say('place', { from: start + 1, to: start + length }),
        pattern: ctx.say(pattern),
        word: dictionary === undefined ? null : ctx.say('word', { rank: rank ?? 0, dictionary }),
        guesses: `10^${guessesLog10.toFixed(1)}`,
      })),
      length: brute.length,
      charsetSize: brute.charsetSize,
      entropy: Math.round(brute.entropyBits * 100) / 100,
      bruteForce: duration(brute.secondsLog10, ctx),
      bruteForceScore: brute.score,
    };
  },
  examples: {
    looksStrong: {
      input: { password: 'ABCabc123!@#' },
      output: {
        strength: { value: 0.6, tone: 'warn', label: { message: 'score-2', params: { time: '3 hours 11 minutes' } } },
        length: 12,
        charsetSize: 94,
        entropy: 78.66,
        bruteForce: '15 million years',
        bruteForceScore: 61,
      },
    },
    mostCommon: {
      input: { password: 'password' },
      output: {
        strength: { value: 0.2, tone: 'bad' },
        charsetSize: 26,
        entropy: 37.6,
        bruteForceScore: 29,
        bruteForce: '3 minutes 28 seconds',
      },
    },
    fourWords: {
      input: { password: 'correct horse battery staple' },
      output: { strength: { value: 1, tone: 'good' }, charsetSize: 27 },
    },
    keyboardRow: {
      input: { password: 'qwertyuiop' },
      check: ({ advice }) => JSON.stringify(advice).includes('why-topHundred'),
    },
  },
});

/** The text between “millions” and “years” in languages that need a word there; Intl omits it. */
const OF_MILLIONS: Readonly<Record<string, string>> = { es: ' de ', fr: ' d’', pt: ' de ' };

/** A time in words of the language; below a thousand years, in its two largest units. */
function duration(secondsLog10: number, { say, language }: ContextOf<{ messages: typeof MESSAGES }>): string | Message {
  if (secondsLog10 < -3) return say('instantly');
  if (secondsLog10 < 0) return say('under-a-second');
  const locale = language === 'cn' ? 'zh-CN' : language;
  const parts = durationParts(secondsLog10).map(({ unit, count, exponent }) => {
    if (exponent !== undefined) return say('power-of-ten-years', { exponent });
    const years = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      notation: count < 10_000 ? 'standard' : 'compact',
      compactDisplay: 'long',
      // Rounded as displayed: in Russian the form of the unit depends on the digits, including those after “15
      // million”.
    }).formatToParts(count < 10_000 ? count : Number(count.toPrecision(3)));
    const of = count < 999_500 ? undefined : OF_MILLIONS[language];
    const space = of === undefined ? -1 : years.findLastIndex(({ type }) => type === 'literal');
    return years.map(({ value }, at) => (at === space ? of : value)).join('');
  });
  const [first] = parts;
  return typeof first === 'object' ? first : parts.join(' ');
}

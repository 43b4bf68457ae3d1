import { type ContextOf, defineTool, list, type Message, out, secret } from '../../src/core/spec.ts';
import {
  analysePassword,
  ATTACKS,
  type Attack,
  bruteForce,
  crackSecondsLog10,
  durationParts,
} from '../../src/lib/crypto/password.ts';

const SCORES = ['score-0', 'score-1', 'score-2', 'score-3', 'score-4'] as const;
const TONES = ['bad', 'bad', 'warn', 'good', 'good'] as const;
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

/** What zxcvbn finds wrong (`why`) and advises (`do`), under its own names. */
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
    const analysis = await analysePassword(
      password,
      personal.filter((word) => word.trim() !== ''),
    );
    const brute = bruteForce(password);
    if (analysis.truncated) ctx.warn('truncated');
    const advice = [`why-${analysis.warning}`, ...analysis.suggestions.map((name) => `do-${name}`)];
    return {
      strength: {
        value: (analysis.score + 1) / 5,
        tone: TONES[analysis.score],
        label: ctx.say(SCORES[analysis.score]),
      },
      attacks: ATTACK_NAMES.map((attack) => ({
        attack: ctx.say(attack),
        time: duration(crackSecondsLog10(analysis.guessesLog10, ATTACKS[attack]), ctx),
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
  examples: [
    {
      input: { password: 'ABCabc123!@#' },
      output: { length: 12, charsetSize: 94, entropy: 78.66, bruteForce: '15 million years', bruteForceScore: 61 },
    },
    {
      input: { password: 'password' },
      output: {
        strength: { value: 0.2, tone: 'bad' },
        charsetSize: 26,
        entropy: 37.6,
        bruteForceScore: 29,
        bruteForce: '3 minutes 28 seconds',
      },
    },
    {
      input: { password: 'correct horse battery staple' },
      output: { strength: { value: 1, tone: 'good' }, charsetSize: 27 },
    },
    { input: { password: 'qwertyuiop' }, check: ({ advice }) => JSON.stringify(advice).includes('why-topHundred') },
  ],
});

/** A time in words of the language; below a thousand years in its two largest units. */
function duration(secondsLog10: number, { say, language }: ContextOf<{ messages: typeof MESSAGES }>): string | Message {
  if (secondsLog10 < -3) return say('instantly');
  if (secondsLog10 < 0) return say('under-a-second');
  const locale = language === 'cn' ? 'zh-CN' : language;
  const parts = durationParts(secondsLog10).map(({ unit, count, exponent }) => {
    if (exponent !== undefined) return say('power-of-ten-years', { exponent });
    const notation = count < 10_000 ? 'standard' : 'compact';
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      notation,
      compactDisplay: 'long',
    }).format(count);
  });
  const [first] = parts;
  return typeof first === 'object' ? first : parts.join(' ');
}

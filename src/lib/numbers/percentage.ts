import { FRACTION_SIGNS } from '../../base/number.ts';
import { Problem } from '../../base/problem.ts';
import {
  absolute,
  add,
  DECIMAL_PROBLEMS,
  divide,
  HUNDRED,
  isZero,
  multiply,
  negate,
  type Ratio,
  ratio,
  readDecimal,
  subtract,
} from './ratio/ratio.ts';
import { numberAt } from './units/measure.ts';
import { isFinite, type Rounding, writeRatio } from './ratio/write.ts';

/** Why there is no answer; each kind of division by 0 has its own reason. */
export const PERCENTAGE_PROBLEMS = [
  ...DECIMAL_PROBLEMS,
  'share-of-zero',
  'whole-of-zero-percent',
  'change-from-zero',
  'reverse-of-minus-hundred',
] as const;

const ONE = ratio(1);

/** Parses `7`, `7 %` or `7 ‰` as a percentage. */
export function readPercent(text: string): Ratio {
  const [, number = text, sign] = /^(.*?)([%‰])\s*$/su.exec(text) ?? [];
  const value = readDecimal(number);
  return sign === '‰' ? divide(value, ratio(10)) : value;
}

/** 1.07 for 7 %. */
export function factorOf(percent: Ratio): Ratio {
  return add(ONE, divide(percent, HUNDRED));
}

export function percentOf(percent: Ratio, whole: Ratio): Ratio {
  return divide(multiply(percent, whole), HUNDRED);
}

/** Returns what percentage `part` is of `whole`. */
export function shareOf(part: Ratio, whole: Ratio): Ratio {
  if (isZero(whole)) throw new Problem('share-of-zero');
  return multiply(divide(part, whole), HUNDRED);
}

/** Returns the value of which `part` is `percent`. */
export function wholeOf(part: Ratio, percent: Ratio): Ratio {
  if (isZero(percent)) throw new Problem('whole-of-zero-percent');
  return multiply(divide(part, percent), HUNDRED);
}

/** Change as a percentage of the absolute value of `from`, so that it is positive if the value grows. */
export function changeBetween(from: Ratio, to: Ratio): Ratio {
  if (isZero(from)) throw new Problem('change-from-zero');
  return multiply(divide(subtract(to, from), absolute(from)), HUNDRED);
}

/** Difference as a percentage of the mean of both absolute values, the same in both directions; null if both are 0. */
export function symmetricDifference(a: Ratio, b: Ratio): Ratio | null {
  const sum = add(absolute(a), absolute(b));
  return isZero(sum) ? null : multiply(divide(absolute(subtract(a, b)), sum), ratio(200));
}

/** Returns the value that became `value` by adding `percent`. */
export function before(value: Ratio, percent: Ratio): Ratio {
  const factor = factorOf(percent);
  if (isZero(factor)) throw new Problem('reverse-of-minus-hundred');
  return divide(value, factor);
}

/** Decimals of a result with infinitely many. */
const ENDLESS = 12;

/** All digits if there is no limit and they are finite. */
export function roundingFor(decimals: number | null): Rounding {
  return decimals === null ? { kind: 'full', digits: ENDLESS } : { kind: 'decimals', digits: decimals };
}

/** `=`, or `≈` if the displayed digits are incomplete. */
export function equalsSign(value: Ratio, decimals: number | null): '=' | '≈' {
  if (decimals === null) return isFinite(value) ? '=' : '≈';
  return isZero(subtract(readDecimal(writeRatio(value, { kind: 'decimals', digits: decimals })), value)) ? '=' : '≈';
}

/** Formats a number in a formula: with all its digits, a real minus sign and, if negative, parentheses. */
export function term(value: Ratio): string {
  const text = writeRatio(value, roundingFor(null));
  return text.startsWith('-') ? `(−${text.slice(1)})` : text;
}

export type Question =
  | { kind: 'of' | 'whole' | 'adjust'; percent: Ratio; value: Ratio }
  | { kind: 'share' | 'change'; first: Ratio; second: Ratio };

const DECIMAL = String.raw`[\d.][\d.,'’_  ]*?(?:e[+-]?\d+)?`;
/** `7`, `1,234.5`, `3½`, `½`. */
const NUMBER = String.raw`([+\-−]?\s*(?:${DECIMAL}(?:\s?[${FRACTION_SIGNS}])?|[${FRACTION_SIGNS}]))`;
const HAS_FRACTION = new RegExp(`[${FRACTION_SIGNS}]`, 'u');

const valueOf = (number: string): Ratio => (HAS_FRACTION.test(number) ? numberAt(number)!.value : readDecimal(number));

const OF = '(?:of|de|del|von|di|из|от|的)';

/** The phrases that people type, each with the order of its two numbers. */
const PATTERNS: readonly [RegExp, (a: Ratio, b: Ratio) => Question][] = [
  [new RegExp(`^${NUMBER}\\s*%\\s*${OF}\\s*${NUMBER}$`, 'iu'), (a, b) => ({ kind: 'of', percent: a, value: b })],
  [new RegExp(`^${NUMBER}\\s*的\\s*${NUMBER}\\s*%$`, 'iu'), (a, b) => ({ kind: 'of', percent: b, value: a })],
  [
    new RegExp(`^${NUMBER}\\s*(?:=|is|是)\\s*${NUMBER}\\s*%\\s*${OF}?(?:\\s*(?:what|多少))?\\s*\\??$`, 'iu'),
    (a, b) => ({ kind: 'whole', percent: b, value: a }),
  ],
  [new RegExp(`^${NUMBER}\\s*\\+\\s*${NUMBER}\\s*%$`, 'iu'), (a, b) => ({ kind: 'adjust', percent: b, value: a })],
  [
    new RegExp(`^${NUMBER}\\s*[-−–]\\s*${NUMBER}\\s*%$`, 'iu'),
    (a, b) => ({ kind: 'adjust', percent: negate(b), value: a }),
  ],
  [
    new RegExp(
      `^${NUMBER}\\s*(?:\\/|÷|(?:as|is what|is)?\\s*%?\\s*${OF}|占)\\s*${NUMBER}(?:\\s*(?:in|as)\\s*%)?$`,
      'iu',
    ),
    (a, b) => ({ kind: 'share', first: a, second: b }),
  ],
  [
    new RegExp(`^${NUMBER}\\s*(?:to|->|→|=>|到)\\s*${NUMBER}$`, 'iu'),
    (a, b) => ({ kind: 'change', first: a, second: b }),
  ],
];

/** Longer than any question; keeps the patterns fast on other text. */
const MAX_QUESTION = 200;

/**
 * Parses `20% of 50`, `15 of 60`, `100 + 20%`, `100 - 20%`, `50 -> 75`, `20 is 10% of`; undefined for anything else.
 * `together` makes its two numbers consistent.
 */
export function readQuestion(
  text: string,
  together = (numbers: readonly [string, string]) => numbers,
): Question | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_QUESTION) return undefined;
  for (const [pattern, make] of PATTERNS) {
    const match = pattern.exec(trimmed);
    if (!match) continue;
    const signed = (number: string) => number.replace(/^([+\-−])\s+/, '$1');
    const [a, b] = together([signed(match[1]!), signed(match[2]!)]);
    return make(valueOf(a), valueOf(b));
  }
  return undefined;
}

/** An answer that isn't formatted yet. */
export interface Answer {
  value: Ratio;
  /** The formula up to the equals sign. */
  shown: string;
  unit: '' | '%';
}

export function answerTo(question: Question): Answer {
  switch (question.kind) {
    case 'of': {
      const { percent, value } = question;
      return { value: percentOf(percent, value), shown: `${term(percent)} ÷ 100 × ${term(value)}`, unit: '' };
    }
    case 'whole': {
      const { percent, value } = question;
      return { value: wholeOf(value, percent), shown: `${term(value)} ÷ ${term(percent)} × 100`, unit: '' };
    }
    case 'adjust': {
      const { percent, value } = question;
      return { value: multiply(value, factorOf(percent)), shown: `${term(value)} × ${plusPercent(percent)}`, unit: '' };
    }
    case 'share': {
      const { first, second } = question;
      return { value: shareOf(first, second), shown: `${term(first)} ÷ ${term(second)} × 100`, unit: '%' };
    }
    case 'change': {
      const { first, second } = question;
      const size = term(first).replace(/^\((.*)\)$/, '|$1|');
      const shown = `(${term(second)} − ${term(first)}) ÷ ${size} × 100`;
      return { value: changeBetween(first, second), shown, unit: '%' };
    }
  }
}

/** `(1 + 19 ÷ 100)`, or `(1 − 30 ÷ 100)` for a negative percentage. */
export function plusPercent(percent: Ratio): string {
  return `(1 ${percent.numerator < 0n ? '−' : '+'} ${term(absolute(percent))} ÷ 100)`;
}

/** Formats a number with this many decimals (all if null) and its unit. */
export function written(value: Ratio, decimals: number | null, unit = ''): string {
  return writeRatio(value, roundingFor(decimals)) + unit;
}

export function answered({ value, shown, unit }: Answer, decimals: number | null): { result: string; formula: string } {
  const result = written(value, decimals, unit);
  return { result, formula: `${shown} ${equalsSign(value, decimals)} ${result.replace('-', '−')}` };
}

/** Consecutive changes in percent: each as written with the value after it, and the total change. */
export function chainOf(start: Ratio, changes: readonly Ratio[], decimals: number | null) {
  let factor = ONE;
  const steps = changes.map((change) => {
    factor = multiply(factor, factorOf(change));
    return { change: written(change, null, '%'), value: written(multiply(start, factor), decimals) };
  });
  const shown = [start, ...changes.map(factorOf)].map(term).join(' × ');
  const total = multiply(subtract(factor, ONE), HUNDRED);
  return { steps, total, answer: { value: multiply(start, factor), shown, unit: '' } satisfies Answer };
}

/** A percentage to add, negative if it is to be subtracted. */
export function signedPercent(text: string, direction: 'add' | 'subtract'): Ratio {
  const percent = readPercent(text);
  return direction === 'add' || isZero(percent) ? percent : negate(percent);
}

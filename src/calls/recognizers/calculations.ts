import { type Recognizer, whole } from './recognizer.ts';

const NUMBER = String.raw`[-+−]?\d[\d.,]{0,20}`;
const PER_CENT = '(?:%|per ?cent|por ciento|por cento|pour cent|процент(?:а|ов)?)';
const ROOT = 'square root of|raíz cuadrada de|racine carrée de|raiz quadrada de|(?:квадратный )?корень из';

/** `20 percent of 50`, in all six languages. */
export const PERCENT_OF = new RegExp(`^(${NUMBER}) ?${PER_CENT} (?:of|de|от|из) (${NUMBER})$`, 'i');

/** `20% off 50`: a price and its discount. */
const OFF = [
  'off(?: of)?',
  'de descuento (?:en|sobre|de)',
  'de (?:réduction|remise|rabais) sur',
  'de desconto (?:em|sobre|de)',
  'скидк[аи] (?:от|на|с)',
].join('|');

/** `5 is what percent of 20`: the part, then the whole. */
const SHARE = [
  `(${NUMBER}) is what (?:%|per ?cent|percentage) of (${NUMBER})`,
  `what (?:%|per ?cent|percentage) is (${NUMBER}) of (${NUMBER})`,
  `qué (?:porcentaje|%) es (${NUMBER}) de (${NUMBER})`,
  `quel pourcentage (?:est|représente) (${NUMBER}) (?:de|sur) (${NUMBER})`,
  `(?:quanto por cento|que porcentagem) é (${NUMBER}) de (${NUMBER})`,
  `сколько процентов (?:составляет )?(${NUMBER}) от (${NUMBER})`,
  `(${NUMBER}) ?[是占] ?(${NUMBER}) ?的?(?:百分之几|百分之多少|百分比)`,
].join('|');

const UNIT = String.raw`[a-zµ°Ω][a-z\d/^*·µ°]{0,30}`;
const MEASURE = String.raw`[-+]?(?!0[xbo])\d[\d.]{0,20} ?[a-zµ°Ω][a-z\d/^*·µ° ]{0,30}?|\(\d[\d.]* [a-z]+(?: \+ \d[\d.]* [a-z]+)+\)`;

/** Significant digits of a conversion: most units aren't defined more precisely, but a value may have more digits. */
const DIGITS = 10;

/** Calculations in everyday language. */
export const CALCULATIONS: readonly Recognizer[] = [
  {
    name: 'percent of a number',
    tool: 'percentage-calculator',
    operation: 'ask',
    pattern: PERCENT_OF,
    take: ([, percent, of]) => `${percent}% of ${of}`,
    confidence: 0.95,
  },
  {
    name: 'percent of a number in Chinese',
    tool: 'percentage-calculator',
    operation: 'ask',
    pattern: new RegExp(`^(${NUMBER}) ?的 ?(?:(${NUMBER}) ?%|百分之(${NUMBER}))$`),
    take: ([, of, percent, words]) => `${percent ?? words}% of ${of}`,
    confidence: 0.95,
  },
  {
    name: 'percent off a price',
    tool: 'percentage-calculator',
    operation: 'ask',
    pattern: new RegExp(`^(${NUMBER}) ?${PER_CENT} (?:${OFF}) (${NUMBER})$`, 'i'),
    take: ([, percent, of]) => `${of} - ${percent}%`,
    confidence: 0.95,
  },
  {
    name: 'part of a whole in percent',
    tool: 'percentage-calculator',
    operation: 'ask',
    pattern: new RegExp(`^¿?(?:${SHARE}) ?[?？]?$`, 'i'),
    take: ([, ...numbers]) => numbers.filter((number) => number !== undefined).join(' of '),
    confidence: 0.95,
  },
  {
    // The calculator knows these by itself and returns all available digits.
    name: 'measure and the unit that is wanted',
    tool: 'math-evaluator',
    pattern: new RegExp(`^(${MEASURE}) (?:to|in|as) ${UNIT}(?: [a-z]{1,12})?$`, 'i'),
    take: whole,
    confidence: 0.95,
    outputs: [0],
    preset: ([, measure = '']) => ({ digits: Math.max(DIGITS, measure.replace(/\D/g, '').length) }),
  },
  {
    name: 'function and number',
    tool: 'math-evaluator',
    pattern:
      /^(sqrt|cbrt|sin|cos|tan|asin|acos|atan|log|log2|log10|ln|exp|abs|floor|ceil|factorial) ([-−]?\d[\d.]{0,30})$/i,
    take: ([, name = '', number]) => `${name.toLowerCase()}(${number})`,
    confidence: 0.9,
  },
  {
    name: 'square root in words',
    tool: 'math-evaluator',
    pattern: new RegExp(`^(?:${ROOT}) (\\d[\\d.]{0,30})$`, 'i'),
    take: ([, number]) => `sqrt(${number})`,
    confidence: 0.9,
  },
  {
    name: 'remainder',
    tool: 'math-evaluator',
    pattern: /^(-?\d[\d.]{0,30} mod -?\d[\d.]{0,30})$/i,
    take: ([, sum = '']) => sum.toLowerCase(),
    confidence: 0.9,
  },
];

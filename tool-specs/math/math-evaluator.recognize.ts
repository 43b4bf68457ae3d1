import { FRACTION_SIGNS } from '../../src/base/number.ts';
import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './math-evaluator.ts';

/** Functions by their names in six languages, in front of a number. */
const IN_WORDS: readonly (readonly [name: RegExp, sum: (number: string) => string])[] = [
  [
    /^(?:square root|sqrt) of |^(?:raíz|raiz)(?: cuadrada)? de |^racine(?: carrée)? de |^raiz quadrada de |^(?:квадратный )?корень из |^根号 ?/i,
    (number) => `sqrt(${number})`,
  ],
  [
    /^(?:cube root|cbrt) of |^ra[íi]z c[úu]bica de |^racine cubique de |^кубический корень из /i,
    (number) => `cbrt(${number})`,
  ],
  [/^factorial (?:of|de) |^factorielle de |^fatorial de |^факториал(?: числа)? /i, (number) => `factorial(${number})`],
  [/^half of |^la mitad de |^la moitié de |^(?:a )?metade de |^половина (?:от )?/i, (number) => `${number} / 2`],
  [/^(?:an?|one) third of |^un tercio de |^un tiers de |^um terço de |^треть (?:от )?/i, (number) => `${number} / 3`],
  [
    /^(?:an?|one) quarter of |^un cuarto de |^un quart de |^um quarto de |^четверть (?:от )?/i,
    (number) => `${number} / 4`,
  ],
  [
    /^(?:twice|double|two times) |^(?:el )?doble de |^(?:le )?double de |^o? ?dobro de |^удвоенное /i,
    (number) => `${number} * 2`,
  ],
];

/** Functions behind a number and 的. */
const IN_CHINESE: Readonly<Record<string, (number: string) => string>> = {
  平方根: (number) => `sqrt(${number})`,
  立方根: (number) => `cbrt(${number})`,
  平方: (number) => `${number}^2`,
  立方: (number) => `${number}^3`,
  阶乘: (number) => `factorial(${number})`,
  一半: (number) => `${number} / 2`,
};

/** Between a number and its exponent. */
const POWER = 'to the power of|raised to|elevado (?:a(?: la)?|à)|(?:à la )?puissance|в степени';

const AS_FRACTION =
  '(?:in|as|to)(?: an?)? fractions?|(?:en|como|a) fracci[oó]n|en fraction|(?:em|como) fração|(?:в виде дроби|дробью)';

const UNIT = String.raw`[a-zµ°Ω][a-z\d/^*·µ°]{0,30}`;
const MEASURE = String.raw`[-+]?(?:(?!0[xbo])\d[\d.]{0,20}|\d{0,6} ?[${FRACTION_SIGNS}]) ?[a-zµ°Ω][a-z\d/^*·µ° ]{0,30}?|\(\d[\d.]* [a-z]+(?: \+ \d[\d.]* [a-z]+)+\)`;

/** A number as people write it: with grouped thousands, a decimal comma, a power of ten, in hexadecimal, or as a price. */
const NUMBER = String.raw`(?:[$€£¥] ?)?(?:\d{0,6} ?[${FRACTION_SIGNS}]|\d{1,6} \d{1,4}/\d{1,4}(?!\d)|0x[\da-f]{1,16}|0b[01]{1,64}|0o[0-7]{1,22}|(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d+(?:[.,]\d+)?)(?:e[-+]?\d{1,3})?)(?: ?[€£¥])?`;
const OPERATOR = String.raw`(?:\*\*|[-+*/^×÷−])`;
/** `$5 + $7`, `12/4+1`, `2**10`: numbers with operators between them. */
const SUM = String.raw`[-+−]?\(*${NUMBER}(?:\)* ?${OPERATOR} ?[-−]?\(*${NUMBER}\)*){1,40}`;
/** Questions around a sum, in six languages. */
const ASKS = String.raw`what(?:'s| is)|how much is|¿?cu[aá]nto (?:es|son)|combien (?:font|fait)|quanto (?:é|dá|são)|сколько будет`;
const TIMES: Readonly<Record<string, string>> = {
  times: '*',
  x: '*',
  plus: '+',
  minus: '-',
  'divided by': '/',
  over: '/',
  entre: '/',
  'dividido por': '/',
  'dividido entre': '/',
  'divisé par': '/',
  'разделить на': '/',
  'делить на': '/',
  'поделить на': '/',
  por: '*',
  más: '+',
  mas: '+',
  menos: '-',
  fois: '*',
  mais: '+',
  moins: '-',
  vezes: '*',
  умножить: '*',
  'умножить на': '*',
  плюс: '+',
  минус: '-',
  乘以: '*',
  乘: '*',
  加: '+',
  减: '-',
  除以: '/',
};

/** One of the words for an operator, between two numbers. */
const WORD_BETWEEN = ` ?(${Object.keys(TIMES).join('|')}) ?(?=${NUMBER})`;

/** Roots by what their number is called. */
const ROOTS: Readonly<Record<string, number>> = {
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** Powers behind a number, in languages with spaces. */
const SQUARED = 'squared|al cuadrado|au carré|ao quadrado|в квадрате';
const CUBED = 'cubed|al cubo|au cube|ao cubo|в кубе';

/** Significant digits of a conversion: most units aren't defined more precisely, but a value may have more digits. */
const DIGITS = 12;

/** Digits and hyphens or slashes alone are a date, a phone number, a range or a fraction rather than a sum. */
function isDateOrPhone(text: string): boolean {
  // A dollar sign and a space before all of it is the prompt of a shell.
  const plain = text.replace(/^\$ /, '').replaceAll(/[()]/g, '');
  return (
    /^\d\/\d$/.test(plain) ||
    /\d{4}-\d\d-\d\d/.test(plain) ||
    /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/.test(plain) ||
    /^\d{14}\.\d{6}[-+]\d{3}$/.test(plain) || // of WMI
    (/^[\d+.]+(?:-[\d.]+)+$/.test(plain) && !/^[1-9]\d{0,2}-[1-9]\d{0,2}$/.test(plain))
  );
}

export default recognizersOf<typeof tool>({
  run: {
    phrases: /^(?:fraction [\p{L} ]+|(?:calc|calculate) \p{L}+(?: \p{L}+)+)$/iu,
    finds: [
      {
        // The calculator knows these by itself and returns all available digits.
        name: 'measure and the unit that is wanted',
        pattern: new RegExp(`^(${MEASURE}) (?:to|in|as) ${UNIT}(?: [a-z]{1,12})?$`, 'i'),
        take: whole,
        confidence: 0.95,
        outputs: ['result'],
        preset: ([, measure = '']) => ({ digits: Math.max(DIGITS, measure.replace(/\D/g, '').length) }),
      },
      {
        // With a date or a fraction it could be something else, so it is only sure with spaces or another operator.
        name: 'sum',
        pattern: new RegExp(`^${SUM}$`, 'i'),
        take: ({ input }) => (isDateOrPhone(input) ? null : input),
        confidence: 0.9,
      },
      {
        name: 'fraction',
        pattern: new RegExp(`^[-+−]?\\d{0,6} ?[${FRACTION_SIGNS}]$`),
        take: whole,
        confidence: 0.9,
      },
      {
        name: 'decimal that is wanted as a fraction',
        pattern: new RegExp(`^(-?\\d{0,20})[.,](\\d{1,20})(?: (?:${AS_FRACTION})| ?(?:化成|转成?|换成)分数)$`, 'i'),
        take: ([, whole, decimals]) => `${whole}.${decimals}`,
        confidence: 0.95,
        preset: () => ({ mode: 'exact' as const }),
      },
      {
        name: 'fraction of a number',
        pattern: new RegExp(`^([${FRACTION_SIGNS}]|\\d{1,2}/\\d{1,3}) (?:of|de|do|от|из) (${NUMBER})[?？]?$`, 'i'),
        take: ([, part, of]) => `(${part}) * ${of}`,
        confidence: 0.9,
      },
      {
        name: 'sum in a question',
        pattern: new RegExp(`^(?:(?:${ASKS}) )?(${SUM}) ?(?:=|等于多少|是多少)? ?[?？]?$`, 'i'),
        take: ({ input, 1: sum = '' }) => (sum === input || isDateOrPhone(sum) ? null : sum),
        confidence: 0.9,
      },
      {
        name: 'sum in words',
        pattern: new RegExp(
          `^(${NUMBER}(?: ?(?:${Object.keys(TIMES).join('|')}) ?${NUMBER}){1,20})(?:等于几|等于多少|是多少)?[?？]?$`,
          'i',
        ),
        // `4x4` is a car.
        take: ({ input, 1: sum = '' }) =>
          /\dx\d/i.test(input)
            ? null
            : sum.replaceAll(new RegExp(WORD_BETWEEN, 'gi'), (_, word: string) => ` ${TIMES[word.toLowerCase()]} `),
        confidence: 0.9,
      },
      {
        name: 'square or cube in words',
        pattern: new RegExp(`^(${NUMBER}) (?:(${SQUARED})|${CUBED})[?？]?$`, 'i'),
        take: ([, number, squared]) => `${number}^${squared === undefined ? 3 : 2}`,
        confidence: 0.9,
      },
      {
        name: 'root by its number',
        pattern: new RegExp(
          `^(?:(${Object.keys(ROOTS).join('|')})|(\\d{1,3})(?:st|nd|rd|th)) root of (\\d[\\d.]{0,30})[?？]?$`,
          'i',
        ),
        take: ([, name = '', digits, number]) => `nthRoot(${number}, ${digits ?? ROOTS[name.toLowerCase()]})`,
        confidence: 0.9,
      },
      {
        name: 'function in Chinese',
        pattern: new RegExp(`^(\\d[\\d.]{0,30}) ?的 ?(${Object.keys(IN_CHINESE).join('|')})(?:是多少)?[?？]?$`),
        take: ([, number = '', name = '']) => IN_CHINESE[name]?.(number) ?? null,
        confidence: 0.9,
      },
      {
        name: 'function and number',
        pattern:
          /^(sqrt|cbrt|sin|cos|tan|asin|acos|atan|log|log2|log10|ln|exp|abs|floor|ceil|factorial) (?:of )?([-−]?\d[\d.]{0,30})$/i,
        take: ([, name = '', number]) => `${name.toLowerCase()}(${number})`,
        confidence: 0.9,
      },
      {
        name: 'function in words',
        pattern: /^\D{2,30}\d[\d.]{0,30} ?\??$/,
        take: ({ input }) => {
          const [, number = ''] = /(\d[\d.]*) ?\??$/.exec(input) ?? [];
          const words = input.slice(0, input.indexOf(number));
          const sum = IN_WORDS.find(([name]) => name.exec(words)?.[0] === words)?.[1];
          return sum?.(number) ?? null;
        },
        confidence: 0.9,
      },
      {
        name: 'power in words',
        pattern: new RegExp(
          `^(\\d[\\d.]{0,30})(?: (?:${POWER}) | ?的 ?)(-?\\d[\\d.]{0,9}) ?(次方(?:是多少)?)?[?？]?$`,
          'i',
        ),
        // In Chinese, the word for the power is behind the exponent.
        take: ({ input, 1: base, 2: exponent, 3: chinese }) =>
          input.includes('的') === (chinese !== undefined) ? `${base}^${exponent}` : null,
        confidence: 0.9,
      },
      {
        name: 'remainder',
        pattern: /^(-?\d[\d.]{0,30}) (?:mod|%) (-?\d[\d.]{0,30})$/i,
        take: ([, left, right]) => `${left} mod ${right}`,
        confidence: 0.9,
      },
    ],
    takesMuch: () => true,
    // A calculation begins with an operator, a measure, or a number and an operator.
    warmUp: { begins: /^\s*(?!0[xbo])(?:=\s*\S|[-+(]?\d[\d.,]* ?(?:\p{L}|[-+*^×÷]))/u, with: '1' },
  },
});

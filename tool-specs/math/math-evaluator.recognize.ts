import { recognizersOf, whole } from '../../src/core/recognition/recognize.ts';
import type tool from './math-evaluator.ts';

const ROOT = 'square root of|raíz cuadrada de|racine carrée de|raiz quadrada de|(?:квадратный )?корень из';

const UNIT = String.raw`[a-zµ°Ω][a-z\d/^*·µ°]{0,30}`;
const MEASURE = String.raw`[-+]?(?!0[xbo])\d[\d.]{0,20} ?[a-zµ°Ω][a-z\d/^*·µ° ]{0,30}?|\(\d[\d.]* [a-z]+(?: \+ \d[\d.]* [a-z]+)+\)`;

/** Significant digits of a conversion: most units aren't defined more precisely, but a value may have more digits. */
const DIGITS = 10;

export default recognizersOf<typeof tool>({
  run: {
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
        name: 'function and number',
        pattern:
          /^(sqrt|cbrt|sin|cos|tan|asin|acos|atan|log|log2|log10|ln|exp|abs|floor|ceil|factorial) ([-−]?\d[\d.]{0,30})$/i,
        take: ([, name = '', number]) => `${name.toLowerCase()}(${number})`,
        confidence: 0.9,
      },
      {
        name: 'square root in words',
        pattern: new RegExp(`^(?:${ROOT}) (\\d[\\d.]{0,30})$`, 'i'),
        take: ([, number]) => `sqrt(${number})`,
        confidence: 0.9,
      },
      {
        name: 'remainder',
        pattern: /^(-?\d[\d.]{0,30} mod -?\d[\d.]{0,30})$/i,
        take: ([, sum = '']) => sum.toLowerCase(),
        confidence: 0.9,
      },
    ],
    takesMuch: () => true,
    // A calculation begins with an operator, a measure, or a number and an operator.
    warmUp: { begins: /^\s*(?!0[xbo])(?:=\s*\S|[-+(]?\d[\d.,]* ?(?:\p{L}|[-+*^×÷]))/u, with: '1' },
  },
});

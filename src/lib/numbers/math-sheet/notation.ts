// What people write on paper, in the notation of the calculator.

import { FRACTION_SIGNS } from '../../../base/number.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const FRACTION = new RegExp(
  String.raw`(?<![\w.])(?:(\d+)\s*)?(?:([${FRACTION_SIGNS}])|([${SUPERSCRIPTS}]+)[⁄/]([${SUBSCRIPTS}]+))`,
  'g',
);
/** `3 1/2` and `3 1⁄2`: no other reading of these is an expression. */
const MIXED = /(?<![\w.]|\d[ \t])(\d+)[ \t]+(\d+)[/⁄](\d+)(?![\w.])/g;
const FUNCTIONS = 'a?(?:sin|cos|tan|sec|csc|cot)h?|sqrt|cbrt|log2|log10|log|ln|lg|exp|abs|round|floor|ceil|factorial';
const NUMBER = String.raw`\d[\d.]*(?:e[-+]?\d+)?`;
/** What stands after a function or a root without brackets: a number, with `°`, or a name. */
const OPERAND = String.raw`(?:${NUMBER}(?:\s?deg\b)?|[A-Za-zπτφ]\w*(?![\w(]))`;
const MEASURE = String.raw`(?:\d[\d.]*|\(\d+ \+ \d+\/\d+\)|\(\d+\/\d+\))\s?(?!e\d)[A-Za-zµ]+`;

const CALL = new RegExp(String.raw`\b(${FUNCTIONS})\s+(-?${OPERAND})(?=\s*(?:$|[-+*/^),;]))`, 'g');
const ROOT = new RegExp(String.raw`([√∛])\s*(?:(${OPERAND})|(?=\())`, 'g');
const SHARE = new RegExp(String.raw`(?<![\w.])(${NUMBER})\s?(?:%|percent\b)\s?of\b\s?`, 'g');
const SUM_OF_MEASURES = new RegExp(
  String.raw`^(\s*)(${MEASURE}(?:,?\s+(?:and\s+)?${MEASURE})+)(\s+(?:to|in|as)\s.*)?$`,
);

const digitsIn = (text: string, signs: string): string =>
  Array.from(text, (digit) => String(signs.indexOf(digit))).join('');

/** Writes `½`, `3½`, `³⁄₄` and `3 1/2` as sums in brackets. */
function plainFractions(line: string): string {
  return line
    .replace(FRACTION, (_, whole: string | undefined, sign?: string, top = '', bottom = '') => {
      const part =
        sign?.normalize('NFKC').replace('⁄', '/') ?? `${digitsIn(top, SUPERSCRIPTS)}/${digitsIn(bottom, SUBSCRIPTS)}`;
      return whole === undefined ? `(${part})` : `(${whole} + ${part})`;
    })
    .replace(MIXED, '($1 + $2/$3)')
    .replaceAll('⁄', '/');
}

/**
 * Writes `√2`, `x²`, `90°`, `|x|`, `sin 30`, `20% of 150`, `3½`, `5 feet 11 inches` and `5'11"` as calls, powers and sums. A line
 * without any of them stays the same.
 */
export function plainNotation(line: string): string {
  const comment = line.indexOf('#');
  if (comment >= 0) return plainNotation(line.slice(0, comment)) + line.slice(comment);
  const feet = line.replace(/(\d+)\s?['′]\s?(\d[\d.]*)\s?(?:"|″|'')/g, '($1 ft + $2 inch)');
  if (/["']/.test(feet)) return line; // a string may hold anything
  return plainFractions(feet)
    .replace(/([\w)\]π])([⁺⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (_, base: string, sign: string, digits: string) => {
      const power = Array.from(digits, (digit) => SUPERSCRIPTS.indexOf(digit)).join('');
      return sign === '⁻' ? `${base}^(-${power})` : `${base}^${power}`;
    })
    .replace(/°\s?(?=[CF]\b)/g, ' deg')
    .replace(/(?<=\d)\s?°/g, ' deg')
    .replace(SHARE, '($1/100) * ')
    .replace(ROOT, (_, sign: string, operand?: string) => {
      const name = sign === '√' ? 'sqrt' : 'cbrt';
      return operand === undefined ? name : `${name}(${operand})`;
    })
    .replace(/(?<=^|[-+*/^(,=]\s?)\|([^|]+)\|(?=\s*(?:$|[-+*/^),]))/g, 'abs($1)')
    .replace(CALL, '$1($2)')
    .replace(SUM_OF_MEASURES, (_, indent: string, sum: string, target = '') => {
      const parts = sum.match(new RegExp(MEASURE, 'g')) ?? [];
      return `${indent}(${parts.join(' + ')})${target}`;
    });
}

/** Whether a sine, cosine or tangent of a line has an angle that is usual in degrees and not in radians. */
export const hasDegrees = (line: string): boolean =>
  [
    ...line.matchAll(
      /\b(?:sin|cos|tan|cot|sec|csc)\s*\(?\s*-?(\d+)\s*\)?(?!\s*(?:[\d.°]|deg|rad|[*/]\s*(?:pi|π)|pi|π))/g,
    ),
  ].some(([, angle]) => Number(angle) >= 15 && Number(angle) % 15 === 0);

import { FRACTION_SIGNS } from '../../../base/number.ts';
import { Problem } from '../../../base/problem.ts';
import { add, multiply, negate, type Ratio, ratio, readDecimal } from '../ratio/ratio.ts';

/** A number with the unit behind it; `at` is the offset of the unit. */
export interface Term {
  number: Ratio;
  unit: string;
  at: number;
}

const DIGITS = String.raw`\d+(?:[.,]\d+|['’_]\d{3}(?!\d))*(?:[ \u00a0\u202f]\d{3}(?![\d/]))*(?:[.,]\d+)?|[.,]\d+`;
const POWER = String.raw`e([-+]?\d{1,6})(?![\p{L}\d])|\s*[x×*·]\s*10(?:\^?([-+−]?\d{1,6})|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,6}))`;
/** `-1,234.5`, `6e23`, `3 × 10⁸`, `1/2`, `5 1/2`, `1½`, `5:30` minutes. */
const NUMBER = new RegExp(
  String.raw`^\s*([-+−]?)\s*(?:(\d+)\s*[/⁄]\s*(\d+)|(\d{1,4}):([0-5]\d)(?=\s*min)|(${DIGITS})(?:${POWER})?(?:\s*([${FRACTION_SIGNS}])|\s+(\d+)[/⁄](\d+))?|([${FRACTION_SIGNS}]))`,
  'u',
);
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const lowered = (power: string) =>
  power
    .replace('⁻', '-')
    .replace('⁺', '')
    .replace('−', '-')
    .replace(/[⁰¹²³⁴-⁹]/gu, (sign) => String(RAISED.indexOf(sign)));

/** Reads the number at the start of a text; null if there is none. */
export function numberAt(text: string): { value: Ratio; length: number } | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [input, sign, top, bottom, minutes, seconds, digits, e, ten, raised, behind, over, under, alone] = match;
  const part = (up: string | number, down: string | number) => {
    if (BigInt(down) === 0n) throw new Problem('division-by-zero', 0);
    return ratio(BigInt(up), BigInt(down));
  };
  let value = ratio(0);
  if (top !== undefined && bottom !== undefined) value = part(top, bottom);
  if (minutes !== undefined && seconds !== undefined) value = part(60 * Number(minutes) + Number(seconds), 60);
  if (digits !== undefined)
    value = readDecimal(`${digits}${(e ?? ten ?? raised) ? `e${lowered(e ?? ten ?? raised ?? '')}` : ''}`);
  const mark = behind ?? alone;
  const [up, down] = mark === undefined ? [over, under] : mark.normalize('NFKC').split('⁄');
  if (up !== undefined && down !== undefined) value = add(value, part(up, down));
  return { value: sign === '-' || sign === '−' ? negate(value) : value, length: input.length };
}

/** The smaller unit that a number without one has behind a larger one: `2h30`, `5'11`. */
const SMALLER: Readonly<Record<string, string>> = {
  h: 'min',
  min: 's',
  '′': '″',
  "'": '"',
  '’': '”',
  ft: 'in',
  lb: 'oz',
  '°': '′',
  st: 'lb',
};
const JOINERS = /[\s,;&+]+(?:and|y|et|e|и|加)?\s*$/u;

/** The offsets at which another number may start behind a unit. */
function starts(text: string): number[] {
  return Array.from(
    text.matchAll(new RegExp(String.raw`(?<![\d.,^/])(?=[\d${FRACTION_SIGNS}])`, 'gu')),
    ({ index }) => index,
  ).filter((at) => at > 0);
}

const MAX_TERMS = 6;

/** Reads `5 ft 11 in`, `5'11"`, `2h30`, `60 mph`. The unit of the last number may be missing, and is then empty. */
export function readTerms(text: string, isUnit: (word: string) => boolean, offset = 0, before = ''): Term[] {
  const number = numberAt(text);
  if (!number) return [];
  const rest = text.slice(number.length);
  const at = offset + number.length + (rest.length - rest.trimStart().length);
  const term = (unit: string): Term => ({ number: number.value, unit, at });
  const all = rest.trim();
  if (all === '') return [term(SMALLER[before] ?? '')];
  if (isUnit(all)) return [term(all)];
  for (const start of starts(rest).slice(0, MAX_TERMS).reverse()) {
    const unit = rest.slice(0, start).replace(JOINERS, '').trim();
    if (!isUnit(unit)) continue;
    const more = readTerms(rest.slice(start), isUnit, offset + number.length + start, unit);
    if (more.length > 0) return [term(unit), ...more];
  }
  return [term(all)];
}

/** Words between a measure and the unit that it's asked in, in six languages. */
const TO =
  /\s(?:to|in|into|as|is|en|em|a|à|para|в|во)(?=\s)|\s*(?:→|->|=>|=|转换?[为成]?|换算?[为成]?|等于(?:多少)?|是多少|为|到)\s*/giu;

/** A number and what stands behind it. */
const HAS_UNIT = new RegExp(String.raw`[\d${FRACTION_SIGNS}]\s*[^\d\s]`, 'u');

/** Returns a text as the measure and the unit that it's asked in, which is empty if it asks for none. */
export function asked(text: string, isUnit: (word: string) => boolean): { measure: string; target: string } {
  for (const match of [...text.matchAll(TO)].reverse()) {
    const target = text
      .slice(match.index + match[0].length)
      .replace(/^\s*[?？]\s*|\s*[?？]\s*$/gu, '')
      .trim();
    const measure = text.slice(0, match.index);
    if (isUnit(target) && HAS_UNIT.test(measure)) return { measure, target };
  }
  return { measure: text.replace(/\s*(?:=\s*)?[?？]\s*$/u, ''), target: '' };
}

export const isNegative = ({ numerator }: Ratio): boolean => numerator < 0n;

/** Returns the sum of terms in the base unit; a sign in front of the first is one of all. */
export function sumOf(terms: readonly Term[], factors: readonly Ratio[]): Ratio {
  const signs = terms.map(({ number }) => isNegative(number));
  return terms.reduce((sum, { number }, at) => {
    const value = multiply(number, factors[at] ?? ratio(1));
    return add(sum, signs[0] && at > 0 && !signs[at] ? negate(value) : value);
  }, ratio(0));
}

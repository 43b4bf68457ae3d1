import { Problem } from '../../../base/problem.ts';
import type { SchemeId } from './schemes.ts';

export const NUMBER_PROBLEMS = ['bad-character', 'no-number'] as const;

/** Words in front of a number that say what it is. */
const LABELS: readonly (readonly [RegExp, SchemeId])[] = [
  [/^e?isbn(?:[- ]?1[03])?/i, 'isbn'],
  [/^e?issn(?:-l)?/i, 'issn'],
  [/^(?:ean|upc|gtin)(?:[- ]?(?:8|1[234]|a))?(?=[\s:#])/i, 'gtin'],
  [/^imei/i, 'imei'],
  [/^vin(?=[\s:#])/i, 'vin'],
  [/^lei(?=[\s:#])/i, 'lei'],
  [/^(?:aba|routing)(?: routing)?(?: (?:number|no\.?))?(?=[\s:#])/i, 'aba'],
  [/^sin(?=[\s:#])/i, 'sin'],
  [/^npi(?=[\s:#])/i, 'npi'],
];

/** Returns the letters and digits of a number in uppercase, and what a label in front of it says. Throws `Problem`. */
export function readNumber(text: string): { number: string; label: SchemeId | null } {
  const trimmed = text.trimStart();
  const start = text.length - trimmed.length;
  const label = LABELS.map(([pattern, scheme]) => ({ match: pattern.exec(trimmed), scheme })).find(
    ({ match }) => match,
  );
  const skipped = label?.match?.[0].length ?? 0;
  let number = '';
  let at = start + skipped;
  for (const raw of trimmed.slice(skipped)) {
    const plain = raw.normalize('NFKC');
    if (/^[\da-z]+$/i.test(plain)) number += plain.toUpperCase();
    else if (!/^[\s\-./_:#,\u2010-\u2015\u2212\u200b-\u200f\u2060\ufeff]$/u.test(raw))
      throw new Problem('bad-character', at, { character: raw });
    at += raw.length;
  }
  if (number === '') throw new Problem('no-number', start);
  return { number, label: label?.scheme ?? null };
}

import { Problem } from '../../../base/problem.ts';
import { VAT_CODES, VAT_COUNTRIES, type VatCode, type VatCountry } from './countries.ts';

export const VAT_PROBLEMS = ['bad-character', 'no-country', 'not-eu-format'] as const;

export interface VatNumber {
  code: VatCode;
  country: VatCountry;
  /** What follows the prefix. */
  number: string;
  normalized: string;
  written: string;
  hasShape: boolean;
  isValid: boolean;
}

const isCode = (code: string): code is VatCode => (VAT_CODES as readonly string[]).includes(code);

/** Other prefixes that people write. */
const ALIASES: Readonly<Record<string, VatCode>> = { GR: 'EL', UK: 'GB' };

/** Letters that a country's name for the number puts in front of it. */
const LABEL =
  /^(?:vat|ust|mwst|btw|tva|p\.? ?iva|partita iva|nif|cif|uid|moms|nip|ico|dic)(?:[- ]?(?:id(?:nr)?|no|nr|number|reg(?:istration)?)\.?)*[\s:.#-]+/i;

/** Reads a VAT number; `code` is its country if it has no prefix. Throws `Problem`. */
export function readVat(text: string, code: VatCode | null): VatNumber {
  const start = text.length - text.trimStart().length;
  const label = LABEL.exec(text.trimStart())?.[0].length ?? 0;
  let compact = '';
  let at = start + label;
  for (const raw of text.slice(at)) {
    const plain = raw.normalize('NFKC').toUpperCase();
    if (/^[\dA-Z+*]+$/.test(plain)) compact += plain;
    else if (!/^[\s\-./_:,\u2010-\u2015\u200b-\u200f\u2060\ufeff]$/u.test(raw))
      throw new Problem('bad-character', at, { character: raw });
    at += raw.length;
  }
  const prefix = /^CHE(?=\d)/.test(compact) ? 'CHE' : compact.slice(0, 2);
  const written = prefix === 'CHE' ? 'CH' : (ALIASES[prefix] ?? prefix);
  // Spanish, Austrian and Irish numbers begin with letters, too, but never with two that are a prefix.
  if (isCode(written) && (code === null || code === written || !VAT_COUNTRIES[code].shape.test(compact)))
    return judge(written, compact.slice(prefix.length));
  if (code) return judge(code, compact);
  if (/^[A-Z]{2}/.test(prefix)) throw new Problem('not-eu-format', start + label, { prefix });
  throw new Problem('no-country', start + label);
}

function judge(code: VatCode, typed: string): VatNumber {
  const country: VatCountry = VAT_COUNTRIES[code];
  const number = country.repair?.(typed) ?? typed;
  const hasShape = country.shape.test(number);
  const prefix = code === 'CH' ? 'CHE' : code;
  return {
    code,
    country,
    number,
    normalized: `${prefix}${number}`,
    written: `${prefix}${code === 'CH' ? '-' : ' '}${hasShape ? (country.write?.(number) ?? number) : number}`,
    hasShape,
    isValid: hasShape && country.isRight(number),
  };
}

/** The countries whose form and check digits a number without a prefix has. */
export function possibleCountries(text: string): VatCode[] {
  return VAT_CODES.filter((code) => code !== 'XI' && readVat(text, code).isValid);
}

// Reading and checking IBANs (ISO 13616).
import { Problem } from '../../../base/problem.ts';
import { checkNational } from './national.ts';
import { mod97 } from './mod97.ts';
import { type Country, countryOf, type Part, type PartRole, TERRITORIES } from './registry.ts';

export const IBAN_PROBLEMS = ['iban-bad-character', 'iban-unknown-country'] as const;
export const IBAN_ISSUES = [
  'wrong-length',
  'wrong-format',
  'check-not-digits',
  'wrong-check',
  'wrong-national',
] as const;

/** What is wrong with a readable IBAN; `offset` refers to the text as typed. */
export interface Issue {
  code: (typeof IBAN_ISSUES)[number];
  offset: number;
  params: Record<string, string | number>;
}

export interface BbanPart {
  role: PartRole;
  value: string;
}

export interface Iban {
  /** In uppercase, without separators. */
  electronic: string;
  country: Country;
  check: string;
  bban: string;
  parts: BbanPart[];
  issues: Issue[];
}

/**
 * Returns letters and digits with their positions in the text. Separators and a leading "IBAN" are skipped. Throws
 * `Problem`.
 */
function readCharacters(text: string): { characters: string; offsets: number[] } {
  const start = /^\s*(?:IBAN(?=[\s:.-])[\s:.-]*)?/i.exec(text)![0].length;
  let characters = '';
  const offsets: number[] = [];
  for (const { 0: raw, index } of text.slice(start).matchAll(/./gsu)) {
    if (/[\s\-./_:,\u2010-\u2015\u200b-\u200f\u2060\ufeff]/u.test(raw)) continue;
    const plain = raw.normalize('NFKC');
    if (!/^[\da-z]$/i.test(plain)) throw new Problem('iban-bad-character', start + index, { character: raw });
    characters += plain.toUpperCase();
    offsets.push(start + index);
  }
  return { characters, offsets };
}

/** Returns the two check digits of an IBAN for this country with this BBAN, from 02 to 98. */
export function checkDigits(code: string, bban: string): string {
  return String(98 - mod97(`${bban}${code}00`)).padStart(2, '0');
}

const CLASSES = { n: /^\d$/, a: /^[A-Z]$/, c: /^[\dA-Z]$/ } as const;

/** Returns the type of each character of a BBAN. */
function typesOf({ parts }: Country): Part['type'][] {
  return parts.flatMap(({ length, type }) => Array.from({ length }, () => type));
}

/** Returns the parts of a BBAN, without missing ones. */
export function splitBban(country: Country, bban: string): BbanPart[] {
  const parts: BbanPart[] = [];
  let at = 0;
  for (const { role, length } of country.parts) {
    const value = bban.slice(at, (at += length));
    const previous = parts.at(-1);
    if (previous?.role === role) previous.value += value;
    else if (value !== '') parts.push({ role, value });
  }
  return parts;
}

/** Returns what is wrong with a BBAN: its length, its first invalid character, its national check digits. */
export function bbanIssues(country: Country, bban: string, offsets: readonly number[]): Issue[] {
  const expected = country.length - 4;
  const issues: Issue[] = [];
  const end = offsets.at(-1) ?? 0;
  if (bban.length !== expected)
    issues.push({
      code: 'wrong-length',
      offset: offsets[expected] ?? end,
      params: { expected: country.length, found: bban.length + 4 },
    });
  const types = typesOf(country);
  const odd = [...bban].findIndex((character, i) => types[i] && !CLASSES[types[i]].test(character));
  if (odd >= 0)
    issues.push({
      code: 'wrong-format',
      offset: offsets[odd] ?? end,
      params: { character: bban[odd]!, place: odd + 5 },
    });
  if (issues.length === 0 && checkNational(country.code, bban) === false)
    issues.push({ code: 'wrong-national', offset: offsets[0] ?? 0, params: {} });
  return issues;
}

/**
 * Reads an IBAN with any separators. Throws `Problem` of IBAN_PROBLEMS if it can't be read; other faults are `issues`.
 */
export function readIban(text: string): Iban {
  const { characters, offsets } = readCharacters(text);
  const code = characters.slice(0, 2);
  const country = countryOf(code);
  if (!country) {
    const user = TERRITORIES[code];
    throw new Problem('iban-unknown-country', offsets[0] ?? 0, { code, hint: user === undefined ? '' : ` (${user})` });
  }
  const check = characters.slice(2, 4);
  const bban = characters.slice(4);
  const end = offsets.at(-1) ?? 0;
  const issues = bbanIssues(country, bban, offsets.length > 4 ? offsets.slice(4) : [end]);
  if (!/^\d\d$/.test(check)) issues.push({ code: 'check-not-digits', offset: offsets[2] ?? end, params: { check } });
  else if (bban.length === country.length - 4) {
    const right = checkDigits(code, bban);
    if (right !== check) issues.push({ code: 'wrong-check', offset: offsets[2] ?? 0, params: { check, right } });
  }
  issues.sort((a, b) => a.offset - b.offset);
  return { electronic: characters, country, check, bban, parts: splitBban(country, bban), issues };
}

/**
 * Returns the letters and digits of a BBAN in uppercase, without whitespace and separators. Throws `Problem` for
 * anything else.
 */
export function readBban(text: string): string {
  const odd = /[^\da-z\s./-]/iu.exec(text);
  if (odd) throw new Problem('iban-bad-character', odd.index, { character: odd[0] });
  return text.replace(/[\s./-]/g, '').toUpperCase();
}

/** Formats in groups of four, as printed by ISO 13616. */
export function printIban(electronic: string): string {
  return (electronic.match(/.{1,4}/g) ?? []).join(' ');
}

/**
 * Whether an IBAN is for a Swiss QR bill: the bank is between 30000 and 31999 (SIX, "Swiss Implementation Guidelines
 * QR-bill").
 */
export function isQrIban({ country, bban }: Pick<Iban, 'country' | 'bban'>): boolean | null {
  return country.code === 'CH' || country.code === 'LI' ? /^3[01]\d{3}/.test(bban) : null;
}

const CONFUSED: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', G: '6', Q: '0' };

/**
 * Returns valid IBANs one typo away: letters read as digits, or two adjacent characters swapped. Empty if the length is
 * wrong.
 */
export function likelyMeant({ electronic, country }: Pick<Iban, 'electronic' | 'country'>): string[] {
  if (electronic.length !== country.length) return [];
  const types: readonly string[] = ['a', 'a', 'n', 'n', ...typesOf(country)];
  const digits = [...electronic].map((character, i) =>
    types[i] === 'n' ? (CONFUSED[character] ?? character) : character,
  );
  const swapped = digits.slice(3).map((_, i) => {
    const at = i + 2;
    return [...digits.slice(0, at), digits[at + 1], digits[at], ...digits.slice(at + 2)].join('');
  });
  const candidates = [digits.join(''), ...swapped].filter((candidate) => candidate !== electronic);
  return [...new Set(candidates)].filter((candidate) => readIban(candidate).issues.length === 0);
}

/** Masks an IBAN except for its ends; null if nothing would be hidden. */
export function maskIban(electronic: string): string | null {
  if (electronic.length <= 8) return null;
  return printIban(electronic.slice(0, 4) + electronic.slice(4, -4).replace(/./g, '•') + electronic.slice(-4));
}

interface ReadLine {
  typed: string;
  iban: Iban | null;
  problem: {
    code: (typeof IBAN_ISSUES | typeof IBAN_PROBLEMS)[number];
    params: Record<string, string | number>;
  } | null;
}

/** Returns the IBAN of each non-blank line, and its first problem. */
export function readIbans(lines: string): ReadLine[] {
  const typed = lines.split(/\r\n|\r|\n/).map((line) => line.trim());
  return typed.filter((line) => line !== '').map(readLine);
}

function readLine(typed: string): ReadLine {
  try {
    const iban = readIban(typed);
    return { typed, iban, problem: iban.issues[0] ?? null };
  } catch (error) {
    const code = error instanceof Problem && IBAN_PROBLEMS.find((candidate) => candidate === error.code);
    if (!code) throw error;
    return { typed, iban: null, problem: { code, params: (error as Problem).params } };
  }
}

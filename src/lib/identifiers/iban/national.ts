// Check digits inside BBANs, by the rules of each country (ECBS, "Register of European account numbers"; national rules
// where noted).
import { mod97 } from './mod97.ts';

/** Replaces letters by digits (1 = A…I, J…R, 2 = S…Z) for the French RIB key. */
function ribDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => {
    const index = letter.charCodeAt(0) - 65;
    return String(index < 18 ? (index % 9) + 1 : index - 16);
  });
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

/** ISO 7064, MOD 97-10: the remainder of the whole is 1. */
const mod97Is1 = (bban: string) => mod97(bban) === 1;
const ribKey = (bban: string) => mod97(ribDigits(bban)) === 0;

function belgian(bban: string): boolean {
  return (mod97(bban.slice(0, 10)) || 97) === Number(bban.slice(10));
}

function spanish(bban: string): boolean {
  const digit = (digits: string) => {
    const rest = 11 - (weighted(digits.padStart(10, '0'), [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
    return rest === 11 ? 0 : rest === 10 ? 1 : rest;
  };
  return bban.slice(8, 10) === `${digit(bban.slice(0, 8))}${digit(bban.slice(10))}`;
}

const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/**
 * The CIN of Italy and San Marino: characters at odd positions by a table, at even positions by their order, modulo 26.
 */
function italian(bban: string): boolean {
  const sum = Array.from(bban.slice(1)).reduce((total, character, i) => {
    const index = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (i % 2 === 0 ? ODD_VALUES[index]! : index);
  }, 0);
  return bban.charCodeAt(0) - 65 === sum % 26;
}

function norwegian(bban: string): boolean {
  const rest = weighted(bban, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return rest === 0 ? bban.endsWith('0') : 11 - rest === Number(bban.at(-1));
}

/** The bank's digits, weighted 3-9-7-1 from the left, sum up to a multiple of 10 (their check digit has weight 1). */
function polish(bban: string): boolean {
  return weighted(bban, [3, 9, 7, 1, 3, 9, 7, 1]) % 10 === 0;
}

function czech(bban: string): boolean {
  return (
    weighted(bban.slice(4, 10), [10, 5, 8, 4, 2, 1]) % 11 === 0 &&
    weighted(bban.slice(10), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0
  );
}

function estonian(bban: string): boolean {
  const sum = weighted(bban.slice(2), [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7]);
  return (10 - (sum % 10)) % 10 === Number(bban.at(-1));
}

function hungarian(bban: string): boolean {
  const weights = [9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1];
  return weighted(bban.slice(0, 8), weights.slice(0, 8)) % 10 === 0 && weighted(bban.slice(8), weights) % 10 === 0;
}

/** ISO 7064, MOD 11,10. */
function mod1110(digits: string): boolean {
  let rest = 10;
  for (const digit of digits.slice(0, -1)) {
    rest = (rest + Number(digit)) % 10 || 10;
    rest = (rest * 2) % 11;
  }
  return (11 - rest) % 10 === Number(digits.at(-1));
}

const croatian = (bban: string) => mod1110(bban.slice(0, 7)) && mod1110(bban.slice(7));

/** Luhn over all digits. */
function finnish(bban: string): boolean {
  const sum = [...bban].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const RULES: Readonly<Record<string, (bban: string) => boolean>> = {
  BA: mod97Is1,
  BE: belgian,
  CZ: czech,
  EE: estonian,
  ES: spanish,
  FI: finnish,
  FR: ribKey,
  HR: croatian,
  HU: hungarian,
  IT: italian,
  MC: ribKey,
  ME: mod97Is1,
  MK: mod97Is1,
  MR: ribKey,
  NO: norwegian,
  PL: polish,
  PT: mod97Is1,
  RS: mod97Is1,
  SI: mod97Is1,
  SK: czech,
  SM: italian,
  TL: mod97Is1,
  TN: ribKey,
  XK: mod97Is1,
};

/** Whether the national check digits of a well-formed BBAN are correct. Null if the country has none that we know. */
export function checkNational(code: string, bban: string): boolean | null {
  return RULES[code]?.(bban) ?? null;
}

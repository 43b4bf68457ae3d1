// Check digits: each function returns what must follow the characters before it.
import { mod97 } from '../iban/mod97.ts';

/** ISO/IEC 7812-1, annex B: every second digit from the right is doubled. */
export function luhn(payload: string): string {
  let sum = 0;
  for (let i = 0; i < payload.length; i++) {
    const digit = Number(payload[payload.length - 1 - i]);
    const doubled = i % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** GS1: weights 3 and 1 from the right. */
export function gs1(payload: string): string {
  let sum = 0;
  for (let i = 0; i < payload.length; i++) sum += Number(payload[payload.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}

/** ISBN-10 and ISSN: weights 2, 3, 4 … from the right, modulo 11, with X for 10. */
export function mod11(payload: string): string {
  let sum = 0;
  for (let i = 0; i < payload.length; i++) sum += Number(payload[payload.length - 1 - i]) * (i + 2);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/** Routing numbers of the American Bankers Association: weights 3, 7, 1. */
export function aba(payload: string): string {
  let sum = 0;
  for (let i = 0; i < payload.length; i++) sum += Number(payload[i]) * [3, 7, 1][i % 3]!;
  return String((10 - (sum % 10)) % 10);
}

/** ISO/IEC 7064, MOD 97-10; letters count from A = 10. */
export function mod9710(payload: string): string {
  return String(98 - mod97(`${payload}00`)).padStart(2, '0');
}

/** The dihedral group of order 10 and the permutations of Verhoeff (1969). */
function dihedral(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : ((a + b) % 5) + 5;
  return b < 5 ? ((a - b + 10) % 5) + 5 : (a - b + 5) % 5;
}

const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

const permute = (digit: number, times: number) => {
  let at = digit;
  for (let i = 0; i < times % 8; i++) at = PERMUTATION[at]!;
  return at;
};

export function verhoeff(payload: string): string {
  let state = 0;
  for (let i = 0; i < payload.length; i++)
    state = dihedral(state, permute(Number(payload[payload.length - 1 - i]), i + 1));
  return String(state < 5 ? (5 - state) % 5 : state);
}

/** The quasigroup of Damm's thesis (2004), figure 8. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

export function damm(payload: string): string {
  let state = 0;
  for (const digit of payload) state = Number(DAMM[state]![Number(digit)]);
  return String(state);
}

/** The letters with the values 1 to 9, in rows; I, O and Q aren't used. */
const VIN_ROWS = ['.ABCDEFGH', '.JKLMN.P.R', '..STUVWXYZ'];
const VIN_VALUES = new Map(VIN_ROWS.flatMap((row) => [...row].map((letter, value) => [letter, value] as const)));
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** 49 CFR 565.15(c): the ninth character of a vehicle identification number, from all others. */
export function vin(number: string): string {
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += (VIN_VALUES.get(number[i]!) ?? Number(number[i])) * VIN_WEIGHTS[i]!;
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

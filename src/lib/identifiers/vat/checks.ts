// Check digits of the VAT numbers of each country, as its tax authority computes them.
import { luhn } from '../check-digits/algorithms.ts';
import { mod97 } from '../iban/mod97.ts';

/** The sum of the digits by their weights. */
function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

const isLuhn = (digits: string) => luhn(digits.slice(0, -1)) === digits.at(-1);

/** ISO/IEC 7064, MOD 11,10. */
function mod1110(digits: string): boolean {
  let rest = 10;
  for (const digit of digits.slice(0, -1)) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
  return (11 - rest) % 10 === Number(digits.at(-1));
}

/** Whether digits are a day of a calendar: Bulgaria and Czechia add to the month what tells the century or the sex. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The digits, every second one doubled, plus 4 and the check digit, make a multiple of 10. */
export function austria(number: string): boolean {
  const sum = Array.from(number.slice(1, 8)).reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return (sum + 4 + Number(number[8])) % 10 === 0;
}

export const belgium = (number: string): boolean => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));

export function bulgaria(number: string): boolean {
  const last = Number(number.at(-1));
  if (number.length === 9) {
    const first = weigh(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    return (first === 10 ? (weigh(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first) === last;
  }
  const [year, month, day] = [number.slice(0, 2), number.slice(2, 4), number.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ];
  const [century, base] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
  const citizen =
    (weigh(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === last && isDay(century + year, month - base, day);
  const foreigner = weigh(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last;
  return citizen || foreigner || (11 - (weigh(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === last;
}

const CYPRIOT = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

export function cyprus(number: string): boolean {
  const sum = Array.from(number.slice(0, 8)).reduce(
    (all, digit, i) => all + (i % 2 === 0 ? CYPRIOT[Number(digit)]! : Number(digit)),
    0,
  );
  return !number.startsWith('12') && number.charCodeAt(8) - 65 === sum % 26;
}

export function czechia(number: string): boolean {
  const last = Number(number.at(-1));
  if (number.length === 8) {
    const check = (11 - (weigh(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return !number.startsWith('9') && (check || 1) % 10 === last;
  }
  if (number.length === 9 && number.startsWith('6')) {
    const check = weigh(number.slice(1), [8, 7, 6, 5, 4, 3, 2]) % 11;
    if (8 - ((((10 - check) % 11) + 11) % 11) === last) return true;
  }
  return birthNumber(number);
}

/** The number of a person in Czechia and Slovakia, whose month has 50 more for women and 20 more if a day ran out. */
function birthNumber(number: string): boolean {
  const short = Number(number.slice(0, 2));
  const month = (Number(number.slice(2, 4)) % 50) % 20;
  const before1954 = number.length === 9;
  if (before1954 && short > 53 && short < 80) return false;
  const century = before1954 && short >= 80 ? 1800 : before1954 || short >= 54 ? 1900 : 2000;
  if (!isDay(century + short, month, Number(number.slice(4, 6)))) return false;
  // Until 1985, the remainder 10 was written as 0.
  return before1954 || (Number(number.slice(0, 9)) % 11) % 10 === Number(number[9]);
}

export const denmark = (number: string): boolean => weigh(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
export const estonia = (number: string): boolean => weigh(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
export const finland = (number: string): boolean => weigh(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0;
export const germany = mod1110;
export const croatia = mod1110;

export function greece(number: string): boolean {
  return (weigh(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(number[8]);
}

const SPANISH = 'TRWAGMYFPDXBNJZSQVHLCKE';

export function spain(number: string): boolean {
  const last = number.at(-1)!;
  const person = (digits: string) => SPANISH[Number(digits) % 23] === last;
  if (/^\d/.test(number)) return person(number.slice(0, 8));
  if (/^[XYZ]/.test(number)) return person('XYZ'.indexOf(number[0]!) + number.slice(1, 8));
  if (/^[KLM]/.test(number)) return person(number.slice(1, 8));
  const digit = luhn(number.slice(1, 8));
  const letter = 'JABCDEFGHI'[Number(digit)];
  // The law wants a letter for some kinds of entities and a digit for others, but both are issued.
  return last === digit || last === letter;
}

const FRENCH = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function france(number: string): boolean {
  const siren = number.slice(2);
  // Monaco's numbers begin with 000 and aren't in the register of France.
  if (!siren.startsWith('000') && !isLuhn(siren)) return false;
  if (/^\d\d/.test(number)) return mod97(`${siren}12`) === Number(number.slice(0, 2));
  const [first = 0, second = 0] = [FRENCH.indexOf(number[0]!), FRENCH.indexOf(number[1]!)];
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(key / 11)) % 11 === key % 11;
}

export const hungary = (number: string): boolean => weigh(number, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0;

const IRISH = 'WABCDEFGHIJKLMNOPQRSTUV';

export function ireland(number: string): boolean {
  const isOld = /^\d[A-Z+*]/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]!}` : number.slice(0, 7);
  const suffix = isOld ? '' : (number[8] ?? '');
  const sum = weigh(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * (suffix === '' ? 0 : IRISH.indexOf(suffix));
  return IRISH[sum % 23] === number[7];
}

export function italy(number: string): boolean {
  const office = Number(number.slice(7, 10));
  return (
    !number.startsWith('0000000') &&
    ((office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office)) &&
    isLuhn(number)
  );
}

export function lithuania(number: string): boolean {
  const payload = Array.from(number.slice(0, -1)).map(Number);
  const sum = (shift: number) => payload.reduce((all, digit, i) => all + (1 + ((i + shift) % 9)) * digit, 0) % 11;
  const first = sum(0);
  return number.at(-2) === '1' && (first === 10 ? sum(2) % 10 : first) === Number(number.at(-1));
}

export const luxembourg = (number: string): boolean => Number(number.slice(0, 6)) % 89 === Number(number.slice(6));

export function latvia(number: string): boolean {
  if (number > '4') return weigh(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  // Numbers of persons since 2017 tell no birthday and have no check digit.
  if (number.startsWith('32')) return true;
  const [day, month, year] = [number.slice(0, 2), number.slice(2, 4), number.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ];
  const check = ((1 + weigh(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10;
  return isDay(1800 + 100 * Number(number[6]) + year, month, day) && check === Number(number[10]);
}

export const malta = (number: string): boolean => weigh(number, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0;

export function netherlands(number: string): boolean {
  return weigh(number, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 || mod97(`NL${number}`) === 1;
}

export const poland = (number: string): boolean =>
  weigh(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]);

export const portugal = (number: string): boolean =>
  ((11 - (weigh(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(number[8]);

export function romania(number: string): boolean {
  const digits = number.padStart(10, '0');
  return ((weigh(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === Number(digits[9]);
}

export const sweden = (number: string): boolean => isLuhn(number.slice(0, 10));

export function slovenia(number: string): boolean {
  const check = 11 - (weigh(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === Number(number[7]);
}

export const slovakia = (number: string): boolean =>
  birthNumber(number) || (Number(number) % 11 === 0 && /^[1-9].[2-47-9]/.test(number));

export function britain(number: string): boolean {
  if (number.startsWith('GD')) return number < 'GD500';
  if (number.startsWith('HA')) return number >= 'HA500';
  const rest = weigh(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return rest === 0 || (number >= '100' && (rest === 42 || rest === 55));
}

export const switzerland = (number: string): boolean =>
  (11 - (weigh(number, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(number[8]);
export const norway = (number: string): boolean =>
  (11 - (weigh(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(number[8]);

// The numbers that have check digits: how each is shaped, checked and written.
import { aba, damm, gs1, luhn, mod11, mod9710, verhoeff, vin } from './algorithms.ts';
import { groupCard, networkOf } from './cards.ts';

export const SCHEME_IDS = [
  'card',
  'isbn',
  'issn',
  'gtin',
  'imei',
  'vin',
  'lei',
  'aba',
  'sin',
  'npi',
  'luhn',
  'verhoeff',
  'damm',
  'mod97',
] as const;
export type SchemeId = (typeof SCHEME_IDS)[number];

export interface Scheme {
  /** The numbers that it has, check digits included. */
  shape: RegExp;
  /** What may be missing its check digits. */
  payload: RegExp;
  /** What the check characters of such a number should be. */
  expected: (number: string) => string;
  /** Where they are, from the start or from the end. */
  at: (number: string) => number;
  write?: (number: string) => string;
  /** Whether a number of this shape can be one at all. */
  plausible?: (number: string) => boolean;
}

const atEnd = (count: number) => (number: string) => number.length - count;
const ofAllButLast = (algorithm: (payload: string) => string) => (number: string) => algorithm(number.slice(0, -1));
const single = (algorithm: (payload: string) => string) => ({ expected: ofAllButLast(algorithm), at: atEnd(1) });
const digits = { shape: /^\d{2,}$/, payload: /^\d+$/ };

/** The first two digits that the Federal Reserve assigns. */
const ABA_START = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

export const SCHEMES: Readonly<Record<SchemeId, Scheme>> = {
  card: {
    ...single(luhn),
    shape: /^\d{12,19}$/,
    payload: /^\d{11,18}$/,
    write: groupCard,
    plausible: (number) => networkOf(number) !== null,
  },
  isbn: {
    shape: /^(?:97[89]\d{10}|\d{9}[\dX])$/,
    payload: /^(?:97[89]\d{9}|\d{9})$/,
    expected: (number) => (number.length === 10 ? mod11 : gs1)(number.slice(0, -1)),
    at: atEnd(1),
  },
  issn: {
    ...single(mod11),
    shape: /^\d{7}[\dX]$/,
    payload: /^\d{7}$/,
    write: (number) => `${number.slice(0, 4)}-${number.slice(4)}`,
  },
  gtin: { ...single(gs1), shape: /^(?:\d{8}|\d{12,14})$/, payload: /^(?:\d{7}|\d{11,13})$/ },
  imei: {
    ...single(luhn),
    shape: /^\d{15}$/,
    payload: /^\d{14}$/,
    write: (number) => number.replace(/^(..)(.{6})(.{6})(.)$/, '$1-$2-$3-$4'),
  },
  vin: {
    shape: /^[A-HJ-NPR-Z\d]{17}$/,
    payload: /^[A-HJ-NPR-Z\d]{17}$/,
    expected: vin,
    at: () => 8,
  },
  lei: {
    shape: /^[A-Z\d]{18}\d\d$/,
    payload: /^[A-Z\d]{18}$/,
    expected: (number) => mod9710(number.slice(0, -2)),
    at: atEnd(2),
  },
  aba: {
    ...single(aba),
    shape: /^\d{9}$/,
    payload: /^\d{8}$/,
    plausible: (number) => ABA_START.test(number) && !number.startsWith('00'),
  },
  sin: {
    ...single(luhn),
    shape: /^\d{9}$/,
    payload: /^\d{8}$/,
    write: (number) => number.replace(/^(...)(...)(...)$/, '$1 $2 $3'),
    plausible: (number) => /^[1-79]/.test(number),
  },
  npi: {
    // The prefix of health cards in the United States (45 CFR 162.406) counts, too.
    expected: (number) => luhn(`80840${number.slice(0, -1)}`),
    at: atEnd(1),
    shape: /^[12]\d{9}$/,
    payload: /^[12]\d{8}$/,
  },
  luhn: { ...single(luhn), ...digits },
  verhoeff: { ...single(verhoeff), ...digits },
  damm: { ...single(damm), ...digits },
  mod97: {
    shape: /^[A-Z\d]+\d\d$/,
    payload: /^[A-Z\d]+$/,
    expected: (number) => mod9710(number.slice(0, -2)),
    at: atEnd(2),
  },
};

export interface Checked {
  scheme: SchemeId;
  number: string;
  check: string;
  expected: string;
  isValid: boolean;
  /** Whether numbers that begin like it are assigned. */
  isAssigned: boolean;
  /** As such numbers are printed. */
  written: string;
}

export function checkAs(scheme: SchemeId, number: string): Checked {
  const { expected, at, write = (all) => all, plausible = () => true } = SCHEMES[scheme];
  const right = expected(number);
  const start = at(number);
  const check = number.slice(start, start + right.length);
  return {
    scheme,
    number,
    check,
    expected: right,
    isValid: check === right,
    isAssigned: plausible(number),
    written: write(number),
  };
}

/** Returns all schemes that have numbers of this shape, checked; those that are more than an algorithm come first. */
export function checkAll(number: string): Checked[] {
  return SCHEME_IDS.filter((id) => SCHEMES[id].shape.test(number)).map((id) => checkAs(id, number));
}

/** Algorithms that any number passes once in ten times, so a number that passes them need not be meant for them. */
const BARE: readonly SchemeId[] = ['luhn', 'verhoeff', 'damm', 'mod97'];

/** Numbers that nearly always have letters. */
const LETTERED: readonly SchemeId[] = ['vin', 'lei'];

/** Barcodes have 12 or 13 digits far more often than cards, and every ISBN-13 is a barcode. */
function byLikelihood(checked: readonly Checked[]): Checked[] {
  if (checked.some(({ scheme }) => scheme === 'isbn')) return checked.filter(({ scheme }) => scheme !== 'gtin');
  const barcodes = checked.filter(({ scheme, number }) => scheme === 'gtin' && number.length <= 13);
  return [...barcodes, ...checked.filter((each) => !barcodes.includes(each))];
}

/** Returns what the number most likely is: what it is valid as, or else what it is shaped like. */
export function likely(number: string): Checked[] {
  const all = checkAll(number).filter(({ scheme }) => !LETTERED.includes(scheme) || /[A-Z]/.test(number));
  const specific = byLikelihood(all.filter(({ scheme, isAssigned }) => !BARE.includes(scheme) && isAssigned));
  const valid = specific.filter(({ isValid }) => isValid);
  if (valid.length > 0) return valid;
  if (specific.length > 0) return specific.slice(0, 1);
  const bare = all.filter(({ scheme }) => BARE.includes(scheme));
  const passed = bare.filter(({ isValid }) => isValid);
  return (passed.length > 0 ? passed : bare).slice(0, 1);
}

/** Returns the number with the check digits that it lacks. For a VIN, the ninth character is replaced. */
export function complete(scheme: SchemeId, payload: string): Checked {
  const { at, expected } = SCHEMES[scheme];
  if (scheme === 'vin') {
    const check = expected(payload);
    return checkAs('vin', payload.slice(0, 8) + check + payload.slice(9));
  }
  const open = payload + (scheme === 'lei' || scheme === 'mod97' ? '00' : '0');
  return checkAs(scheme, open.slice(0, at(open)) + expected(open));
}

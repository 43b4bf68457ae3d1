// VAT numbers by country (European Commission, "VIES: structure of VAT numbers"; HMRC, FTA and Brønnøysund for theirs).
import * as check from './checks.ts';

export interface VatCountry {
  /** The region of the name; Northern Ireland is part of the United Kingdom. */
  region: string;
  /** What follows the prefix. */
  shape: RegExp;
  /** As users know it. */
  format: string;
  isRight: (number: string) => boolean;
  /** Completes what is often left out. */
  repair?: (number: string) => string;
  write?: (number: string) => string;
  /** The standard rate in percent, in January 2026. */
  rate: number;
}

const of = (
  region: string,
  rate: number,
  format: string,
  shape: RegExp,
  isRight: (number: string) => boolean,
  more: Pick<VatCountry, 'repair' | 'write'> = {},
): VatCountry => ({ region, rate, format, shape, isRight, ...more });

const british = /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/;
const writeBritish = (number: string) => number.replace(/^(\d{3})(\d{4})(\d\d)(\d*)$/, '$1 $2 $3 $4').trim();

export const VAT_COUNTRIES = {
  AT: of('AT', 20, 'ATU12345678', /^U\d{8}$/, check.austria),
  BE: of('BE', 21, 'BE0123456789', /^[01]\d{9}$/, check.belgium, {
    repair: (number) => (/^\d{9}$/.test(number) ? `0${number}` : number),
    write: (number) => number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3'),
  }),
  BG: of('BG', 20, 'BG123456789', /^\d{9,10}$/, check.bulgaria),
  CY: of('CY', 19, 'CY12345678X', /^\d{8}[A-Z]$/, check.cyprus),
  CZ: of('CZ', 21, 'CZ12345678', /^\d{8,10}$/, check.czechia),
  DE: of('DE', 19, 'DE123456789', /^[1-9]\d{8}$/, check.germany),
  DK: of('DK', 25, 'DK12345678', /^[1-9]\d{7}$/, check.denmark),
  EE: of('EE', 24, 'EE123456789', /^\d{9}$/, check.estonia),
  EL: of('GR', 24, 'EL123456789', /^\d{9}$/, check.greece, {
    repair: (number) => (/^\d{8}$/.test(number) ? `0${number}` : number),
  }),
  ES: of('ES', 21, 'ESX1234567X', /^(?:[A-HJ-NP-SUVW]\d{7}[A-J\d]|[\dKLMXYZ]\d{7}[A-Z])$/, check.spain),
  FI: of('FI', 25.5, 'FI12345678', /^\d{8}$/, check.finland),
  FR: of('FR', 20, 'FR12345678901', /^[A-HJ-NP-Z\d]{2}\d{9}$/, check.france, {
    write: (number) => number.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4'),
  }),
  HR: of('HR', 25, 'HR12345678901', /^\d{11}$/, check.croatia),
  HU: of('HU', 27, 'HU12345678', /^\d{8}$/, check.hungary),
  IE: of('IE', 23, 'IE1234567X', /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, check.ireland),
  IT: of('IT', 22, 'IT12345678901', /^\d{11}$/, check.italy),
  LT: of('LT', 21, 'LT123456789', /^(?:\d{9}|\d{12})$/, check.lithuania),
  LU: of('LU', 17, 'LU12345678', /^\d{8}$/, check.luxembourg),
  LV: of('LV', 21, 'LV12345678901', /^\d{11}$/, check.latvia),
  MT: of('MT', 18, 'MT12345678', /^[1-9]\d{7}$/, check.malta),
  NL: of('NL', 21, 'NL123456789B01', /^\d{9}B(?!00)\d\d$/, check.netherlands),
  PL: of('PL', 23, 'PL1234567890', /^\d{10}$/, check.poland, {
    write: (number) => number.replace(/^(...)(...)(..)(..)$/, '$1-$2-$3-$4'),
  }),
  PT: of('PT', 23, 'PT123456789', /^[1-9]\d{8}$/, check.portugal),
  RO: of('RO', 21, 'RO1234567890', /^[1-9]\d{1,9}$/, check.romania),
  SE: of('SE', 25, 'SE123456789001', /^\d{10}(?!00)\d\d$/, check.sweden),
  SI: of('SI', 22, 'SI12345678', /^[1-9]\d{7}$/, check.slovenia),
  SK: of('SK', 23, 'SK1234567890', /^\d{10}$/, check.slovakia),
  XI: of('GB', 20, 'XI123456789', british, check.britain, { write: writeBritish }),
  GB: of('GB', 20, 'GB123456789', british, check.britain, { write: writeBritish }),
  CH: of('CH', 8.1, 'CHE-123.456.788 MWST', /^\d{9}(?:MWST|TVA|IVA|TPV)?$/, check.switzerland, {
    write: (number) => number.replace(/^(...)(...)(...)(.*)$/, '$1.$2.$3 $4').trim(),
  }),
  NO: of('NO', 25, 'NO123456789MVA', /^\d{9}(?:MVA)?$/, check.norway, {
    write: (number) => number.replace(/^(...)(...)(...)(.*)$/, '$1 $2 $3 $4').trim(),
  }),
} as const satisfies Readonly<Record<string, VatCountry>>;

export type VatCode = keyof typeof VAT_COUNTRIES;
export const VAT_CODES = Object.keys(VAT_COUNTRIES) as VatCode[];

// What the parts of a number say.
import isbn3 from 'isbn3';
import { maskCard, networkOf } from './cards.ts';
import { gs1Country } from './gs1-prefix.ts';
import { gs1, mod11 } from './algorithms.ts';
import type { SchemeId } from './schemes.ts';

export const FACT_NAMES = [
  'network',
  'iin',
  'last-four',
  'masked',
  'group',
  'registrant',
  'publication',
  'format',
  'country',
  'attributes',
  'model-year',
  'plant',
  'serial',
  'tac',
  'district',
  'issuer-id',
  'entity',
] as const;

/** A fact: a name for the texts of the tool, or a proper name; `region` is a country code. */
export interface Fact {
  name: (typeof FACT_NAMES)[number] | `=${string}`;
  value: string;
  isRegion?: true;
}

const DISTRICTS =
  'Boston, New York, Philadelphia, Cleveland, Richmond, Atlanta, Chicago, St. Louis, Minneapolis, Kansas City, Dallas, San Francisco'.split(
    ', ',
  );

/** Countries by the first characters of a VIN (ISO 3780, as SAE assigns them), where they are certain. */
const MAKERS: readonly (readonly [RegExp, string])[] = [
  [/^[145]|^7[A-Z0]/, 'US'],
  [/^2/, 'CA'],
  [/^3[A-X1-9]/, 'MX'],
  [/^6[A-X]/, 'AU'],
  [/^8[A-E]/, 'AR'],
  [/^9[A-E3-9]/, 'BR'],
  [/^J/, 'JP'],
  [/^K[L-R]/, 'KR'],
  [/^L/, 'CN'],
  [/^M[A-E]/, 'IN'],
  [/^S[A-M]/, 'GB'],
  [/^SU|^SV|^SW|^SX|^SY|^SZ/, 'PL'],
  [/^T[J-P]/, 'CZ'],
  [/^T[R-V]/, 'HU'],
  [/^V[F-R]/, 'FR'],
  [/^V[S-W]/, 'ES'],
  [/^W/, 'DE'],
  [/^Y[S-W]/, 'SE'],
  [/^Z[A-S]/, 'IT'],
];

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The tenth character; its cycle of 30 years is told by the seventh in North America (49 CFR 565.15). */
function modelYear(number: string): string | null {
  const at = YEAR_CODES.indexOf(number[9]!);
  if (at < 0) return null;
  if (!/^[1-57]/.test(number)) return `${1980 + at} / ${2010 + at}`;
  return String((/\d/.test(number[6]!) ? 1980 : 2010) + at);
}

/** Returns an ISBN with the hyphens of its registration group; null if the group has no such publisher. */
export function isbnOf(number: string): ReturnType<typeof isbn3.parse> {
  const check = (number.length === 10 ? mod11 : gs1)(number.slice(0, -1));
  return isbn3.parse(number.slice(0, -1) + check);
}

function isbnFacts(number: string): Fact[] {
  const isbn = isbnOf(number);
  if (!isbn) return [];
  const group = isbn3.groups[`${isbn.prefix ?? '978'}-${isbn.group}`]?.name ?? isbn.groupname;
  return [
    { name: '=ISBN-13', value: isbn.isbn13h },
    ...(isbn.isbn10h ? [{ name: '=ISBN-10', value: isbn.isbn10h } as const] : []),
    { name: 'group', value: `${isbn.group} (${group})` },
    { name: 'registrant', value: isbn.publisher },
    { name: 'publication', value: isbn.article },
  ];
}

function vinFacts(number: string): Fact[] {
  const country = MAKERS.find(([start]) => start.test(number))?.[1];
  const year = modelYear(number);
  return [
    { name: '=WMI', value: number.slice(0, 3) },
    ...(country ? [{ name: 'country', value: country, isRegion: true } as const] : []),
    { name: 'attributes', value: number.slice(3, 8) },
    ...(year ? [{ name: 'model-year', value: year } as const] : []),
    { name: 'plant', value: number[10]! },
    { name: 'serial', value: number.slice(11) },
  ];
}

function cardFacts(number: string): Fact[] {
  const network = networkOf(number);
  return [
    ...(network ? [{ name: 'network', value: network } as const] : []),
    { name: 'masked', value: maskCard(number) },
    { name: 'iin', value: number.slice(0, 6) },
    { name: 'last-four', value: number.slice(-4) },
  ];
}

function abaFacts(number: string): Fact[] {
  const code = Number(number.slice(0, 2));
  const city = code > 0 && code < 80 ? DISTRICTS[(code % 20) - 1] : undefined;
  return [
    ...(city ? [{ name: 'district', value: city } as const] : []),
    { name: 'issuer-id', value: number.slice(4, 8) },
  ];
}

export function factsOf(scheme: SchemeId, number: string): Fact[] {
  switch (scheme) {
    case 'card':
      return cardFacts(number);
    case 'isbn':
      return isbnFacts(number);
    case 'issn':
      return [{ name: '=EAN-13', value: `977${number.slice(0, 7)}00${gs1(`977${number.slice(0, 7)}00`)}` }];
    case 'gtin': {
      const country = gs1Country(number);
      return [
        { name: 'format', value: `GTIN-${number.length}${FORMATS[number.length] ?? ''}` },
        ...(country ? [{ name: 'country', value: country, isRegion: true } as const] : []),
      ];
    }
    case 'imei':
      return [
        { name: 'tac', value: number.slice(0, 8) },
        { name: 'serial', value: number.slice(8, 14) },
      ];
    case 'vin':
      return vinFacts(number);
    case 'lei':
      return [
        { name: 'issuer-id', value: number.slice(0, 4) },
        { name: 'entity', value: number.slice(4, 18) },
      ];
    case 'aba':
      return abaFacts(number);
    default:
      return [];
  }
}

const FORMATS: Readonly<Record<number, string>> = { 8: ' (EAN-8)', 12: ' (UPC-A)', 13: ' (EAN-13)', 14: ' (ITF-14)' };

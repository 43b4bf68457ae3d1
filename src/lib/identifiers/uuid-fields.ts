import type { UuidParts } from './uuid.ts';

/** Adjacent bits of a UUID, with their name in RFC 9562. */
export interface UuidField {
  name: string;
  bits: number;
  /** Hexadecimal, with leading zeros; for the version its number, for the variant its bits. */
  value: string;
}

type Layout = readonly (readonly [name: string, bits: number])[];

const hashed = (digest: string): Layout => [
  [`${digest}_high`, 48],
  ['ver', 4],
  [`${digest}_mid`, 12],
  ['var', 2],
  [`${digest}_low`, 62],
];

const ordered = (first: string, second: string): Layout => [
  [first, 32],
  ['time_mid', 16],
  ['ver', 4],
  [second, 12],
  ['var', 2],
  ['clock_seq', 14],
  ['node', 48],
];

/** RFC 9562, section 5; of version 2 DCE 1.1, Authentication and Security Services, section 5.2.1.1. */
const LAYOUTS: Readonly<Record<number, Layout>> = {
  1: ordered('time_low', 'time_high'),
  2: [
    ['local_id', 32],
    ['time_mid', 16],
    ['ver', 4],
    ['time_high', 12],
    ['var', 2],
    ['clock_seq', 6],
    ['local_domain', 8],
    ['node', 48],
  ],
  3: hashed('md5'),
  4: [
    ['random_a', 48],
    ['ver', 4],
    ['random_b', 12],
    ['var', 2],
    ['random_c', 62],
  ],
  5: hashed('sha1'),
  6: ordered('time_high', 'time_low'),
  7: [
    ['unix_ts_ms', 48],
    ['ver', 4],
    ['rand_a', 12],
    ['var', 2],
    ['rand_b', 62],
  ],
  8: [
    ['custom_a', 48],
    ['ver', 4],
    ['custom_b', 12],
    ['var', 2],
    ['custom_c', 62],
  ],
};

/** Returns the 128 bits and their fields, in order; null if the fields of the version are unknown. */
export function uuidFields({ hex, version }: Pick<UuidParts, 'hex' | 'version'>): {
  digits: string;
  fields: UuidField[];
} | null {
  const layout = version === null ? undefined : LAYOUTS[version];
  if (!layout) return null;
  const digits = BigInt(`0x${hex}`).toString(2).padStart(128, '0');
  let at = 0;
  const fields = layout.map(([name, bits]) => {
    const own = digits.slice(at, (at += bits));
    return { name, bits, value: written(name, own) };
  });
  return { digits, fields };
}

function written(name: string, digits: string): string {
  if (name === 'var') return digits;
  const value = BigInt(`0b${digits}`);
  return name === 'ver' ? value.toString() : value.toString(16).padStart(Math.ceil(digits.length / 4), '0');
}

// All checksums by their ids.
import { concatAll } from '../concat.ts';
import { CRCS } from './catalog.ts';
import { type Crc, crcOf } from './crc.ts';
import { lengthBytes, SUMS } from './sums.ts';

export interface Checksum {
  id: string;
  name: string;
  width: number;
  /** The parameters of a CRC. */
  crc: Crc | null;
  valueOf: (bytes: Uint8Array) => bigint;
}

const crcs = CRCS.map((crc): Checksum => ({ ...crc, crc, valueOf: (bytes) => crcOf(crc, bytes) }));
const posix = crcs.find(({ id }) => id === 'crc-32-cksum');

/** The usual ones come first. */
export const CHECKSUMS: readonly Checksum[] = [
  ...crcs.filter(({ id }) => id === 'crc-32-iso-hdlc'),
  ...crcs.filter(({ id }) => id !== 'crc-32-iso-hdlc'),
  ...SUMS.map((sum): Checksum => ({ ...sum, crc: null })),
  {
    id: 'cksum',
    name: 'cksum (POSIX)',
    width: 32,
    crc: null,
    valueOf: (bytes) => posix?.valueOf(concatAll([bytes, lengthBytes(bytes.length)])) ?? 0n,
  },
];

/** The value in hexadecimal, with all its digits. */
export const hexOf = (value: bigint, width: number) =>
  `0x${value
    .toString(16)
    .toUpperCase()
    .padStart(Math.ceil(width / 4), '0')}`;

/** The bytes of the value, the low one first, as Modbus and many others send it. */
export function lowFirst(value: bigint, width: number): string {
  const count = Math.ceil(width / 8);
  const byte = (at: number) => ((value >> BigInt(8 * at)) & 255n).toString(16).toUpperCase().padStart(2, '0');
  return Array.from({ length: count }, (_, at) => byte(at)).join(' ');
}

/** What a typed value may be: digits in hexadecimal or decimal, and the same with its bytes in the other order. */
export function readValues(typed: string): { value: bigint; isSwapped: boolean }[] {
  const digits = typed
    .trim()
    .replace(/^0x/i, '')
    .replace(/[\s:_-]/g, '');
  const values: { value: bigint; isSwapped: boolean }[] = [];
  if (/^[\da-f]{1,16}$/i.test(digits)) {
    values.push({ value: BigInt(`0x${digits}`), isSwapped: false });
    const pairs = digits.length % 2 === 0 ? digits.match(/../g) : null;
    if (pairs && pairs.length > 1) values.push({ value: BigInt(`0x${pairs.toReversed().join('')}`), isSwapped: true });
  }
  if (/^\d{1,20}$/.test(digits)) values.push({ value: BigInt(digits), isSwapped: false });
  return values;
}

/** What defines a CRC. */
export const PARAMETERS = [
  'width',
  'polynomial',
  'initial',
  'reflects-in',
  'reflects-out',
  'xor-out',
  'check',
] as const;

/** Returns what defines a checksum, in the order of `PARAMETERS`; nothing if it's no CRC. */
export function parametersOf({ crc, width }: Checksum) {
  if (!crc) return [];
  const values: Readonly<Record<(typeof PARAMETERS)[number], number | string | boolean>> = {
    width,
    polynomial: hexOf(crc.polynomial, width),
    initial: hexOf(crc.initial, width),
    'reflects-in': crc.reflectsIn,
    'reflects-out': crc.reflectsOut,
    'xor-out': hexOf(crc.xorOut, width),
    check: hexOf(crc.check, width),
  };
  return PARAMETERS.map((name) => ({ name, value: values[name] }));
}

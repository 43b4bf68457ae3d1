// Checksums that add: Adler-32, Fletcher, the ones of `sum`, and those of protocols.

export interface Sum {
  id: string;
  name: string;
  width: number;
  valueOf: (bytes: Uint8Array) => bigint;
}

/** Two running sums, of words of some bytes, the low one first. */
function fletcher(
  bytes: Uint8Array,
  wordBytes: number,
  modulus: bigint,
  [first, second]: readonly [bigint, bigint],
): bigint {
  let low = first;
  let high = second;
  for (let at = 0; at < bytes.length; at += wordBytes) {
    let word = 0n;
    for (let byte = wordBytes - 1; byte >= 0; byte--) word = (word << 8n) | BigInt(bytes[at + byte] ?? 0);
    low = (low + word) % modulus;
    high = (high + low) % modulus;
  }
  return (high << BigInt(8 * wordBytes)) | low;
}

/** RFC 1950, 8.2; `before` is the sum of what comes before these bytes. */
export function adler32(bytes: Uint8Array, before = 1n): bigint {
  let low = Number(before & 0xffffn);
  let high = Number(before >> 16n);
  for (let at = 0; at < bytes.length; at += 2000) {
    for (const byte of bytes.subarray(at, at + 2000)) {
      low += byte;
      high += low;
    }
    low %= 65_521;
    high %= 65_521;
  }
  return (BigInt(high) << 16n) | BigInt(low);
}

/** RFC 1071: the complement of the sum of 16-bit words in network order, carries added. */
function internet(bytes: Uint8Array): bigint {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    sum += (bytes[at]! << 8) | (bytes[at + 1] ?? 0);
    sum = (sum & 0xffff) + (sum >>> 16);
  }
  return BigInt(~sum & 0xffff);
}

const total = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0);

/** The checksum of `cksum`: a CRC of the bytes and their number. */
export function lengthBytes(length: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.push(rest % 256);
  return Uint8Array.from(bytes);
}

function bsd(bytes: Uint8Array): bigint {
  let sum = 0;
  for (const byte of bytes) sum = (((sum >> 1) | ((sum & 1) << 15)) + byte) & 0xffff;
  return BigInt(sum);
}

function sysv(bytes: Uint8Array): bigint {
  const sum = total(bytes) % 2 ** 32;
  const folded = (sum & 0xffff) + (sum >>> 16);
  return BigInt((folded & 0xffff) + (folded >>> 16));
}

export const SUMS: readonly Sum[] = [
  { id: 'adler-32', name: 'Adler-32', width: 32, valueOf: (bytes) => adler32(bytes) },
  { id: 'fletcher-16', name: 'Fletcher-16', width: 16, valueOf: (bytes) => fletcher(bytes, 1, 255n, [0n, 0n]) },
  { id: 'fletcher-32', name: 'Fletcher-32', width: 32, valueOf: (bytes) => fletcher(bytes, 2, 65_535n, [0n, 0n]) },
  {
    id: 'fletcher-64',
    name: 'Fletcher-64',
    width: 64,
    valueOf: (bytes) => fletcher(bytes, 4, 4_294_967_295n, [0n, 0n]),
  },
  { id: 'internet', name: 'Internet (RFC 1071)', width: 16, valueOf: internet },
  { id: 'bsd', name: 'BSD (sum -r)', width: 16, valueOf: bsd },
  { id: 'sysv', name: 'System V (sum -s)', width: 16, valueOf: sysv },
  { id: 'sum-8', name: 'SUM-8', width: 8, valueOf: (bytes) => BigInt(total(bytes) % 256) },
  { id: 'lrc', name: 'LRC (Modbus ASCII)', width: 8, valueOf: (bytes) => BigInt((256 - (total(bytes) % 256)) % 256) },
  {
    id: 'xor-8',
    name: 'XOR (NMEA, BCC)',
    width: 8,
    valueOf: (bytes) => BigInt(bytes.reduce((sum, byte) => sum ^ byte, 0)),
  },
];

// Cyclic redundancy checks of up to 64 bits, by their parameters.

/** The parameters of the Rocksoft model. */
export interface Crc {
  id: string;
  name: string;
  width: number;
  polynomial: bigint;
  initial: bigint;
  reflectsIn: boolean;
  reflectsOut: boolean;
  xorOut: bigint;
  /** The value of the nine digits 123456789. */
  check: bigint;
}

const reflect = (value: bigint, bits: number): bigint => {
  let reflected = 0n;
  for (let bit = 0; bit < bits; bit++) if ((value >> BigInt(bit)) & 1n) reflected |= 1n << BigInt(bits - 1 - bit);
  return reflected;
};

const MASK = (1n << 64n) - 1n;
const highOf = (value: bigint) => Number(value >> 32n) | 0;
const lowOf = (value: bigint) => Number(value & 0xffffffffn) | 0;

/** The register in two halves of 32 bits: at the right end if bytes are reflected, else at the left end. */
interface Tables {
  high: Int32Array;
  low: Int32Array;
}

function tablesOf({ width, polynomial, reflectsIn }: Crc): Tables {
  const high = new Int32Array(256);
  const low = new Int32Array(256);
  const feedback = reflectsIn ? reflect(polynomial, width) : (polynomial << BigInt(64 - width)) & MASK;
  for (let byte = 0; byte < 256; byte++) {
    let value = reflectsIn ? BigInt(byte) : BigInt(byte) << 56n;
    for (let bit = 0; bit < 8; bit++) {
      const isSet = reflectsIn ? (value & 1n) === 1n : value >> 63n === 1n;
      value = reflectsIn ? value >> 1n : (value << 1n) & MASK;
      if (isSet) value ^= feedback;
    }
    high[byte] = highOf(value);
    low[byte] = lowOf(value);
  }
  return { high, low };
}

export function crcOf(crc: Crc, bytes: Uint8Array): bigint {
  const { width, initial, reflectsIn, reflectsOut, xorOut } = crc;
  const tables = tablesOf(crc);
  const start = reflectsIn ? reflect(initial, width) : initial << BigInt(64 - width);
  let high = highOf(start);
  let low = lowOf(start);
  if (reflectsIn)
    for (const byte of bytes) {
      const entry = (low ^ byte) & 255;
      low = ((low >>> 8) | (high << 24)) ^ tables.low[entry]!;
      high = (high >>> 8) ^ tables.high[entry]!;
    }
  else
    for (const byte of bytes) {
      const entry = (high >>> 24) ^ byte;
      high = ((high << 8) | (low >>> 24)) ^ tables.high[entry]!;
      low = (low << 8) ^ tables.low[entry]!;
    }
  const register = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  const value = reflectsIn ? register : register >> BigInt(64 - width);
  return (reflectsIn === reflectsOut ? value : reflect(value, width)) ^ xorOut;
}

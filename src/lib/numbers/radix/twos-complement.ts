/** Widths of machine integers, in bits. */
export const WIDTHS = [8, 16, 32, 64, 128] as const;

/**
 * Returns the bit pattern of an integer as an unsigned number; undefined if it fits neither as signed nor as unsigned
 * integer of this width.
 */
export function toPattern(value: bigint, width: number): bigint | undefined {
  const limit = 1n << BigInt(width);
  if (value >= limit || value < -(limit >> 1n)) return undefined;
  return BigInt.asUintN(width, value);
}

/** Returns the signed number for a bit pattern. */
export function fromPattern(pattern: bigint, width: number): bigint {
  return BigInt.asIntN(width, pattern);
}

/** Returns the bytes of a bit pattern, most significant first. */
export function patternBytes(pattern: bigint, width: number): Uint8Array<ArrayBuffer> {
  const digits = pattern.toString(16).padStart(width / 4, '0');
  return Uint8Array.from({ length: width / 8 }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}

// IEEE 754 decimal128 with a binary integer as significand, as BSON has it.

const MOST_EXPONENT = 6;

/** Writes the number as the specification of BSON's decimal128 does: plain digits or scientific notation. */
export function decimal128(high: bigint, low: bigint): string {
  const sign = high >> 63n === 1n ? '-' : '';
  const combination = (high >> 58n) & 31n;
  if (combination === 31n) return 'NaN';
  if (combination === 30n) return `${sign}Infinity`;
  const isLarge = combination >> 3n === 3n;
  const biased = isLarge ? (high >> 47n) & 0x3fffn : (high >> 49n) & 0x3fffn;
  const significand = ((high & 0x1ffffffffffffn) << 64n) | low;
  // Larger significands than 34 digits aren't canonical and count as zero.
  const digits = isLarge || significand >= 10n ** 34n ? '0' : String(significand);
  const exponent = Number(biased) - 6176;
  const scientific = exponent + digits.length - 1;
  if (exponent <= 0 && scientific >= -MOST_EXPONENT) {
    if (exponent === 0) return sign + digits;
    const padded = digits.padStart(1 - exponent, '0');
    return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
  }
  const mantissa = digits.length > 1 ? `${digits[0]}.${digits.slice(1)}` : digits;
  return `${sign}${mantissa}E${scientific < 0 ? '-' : '+'}${Math.abs(scientific)}`;
}

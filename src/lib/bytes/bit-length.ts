/** Returns the bits of an unsigned number without its leading zeros; 0 for none. */
export function bitLength(number: Uint8Array): number {
  const first = number.findIndex((byte) => byte !== 0);
  return first < 0 ? 0 : (number.length - first) * 8 - Math.clz32(number[first] ?? 0) + 24;
}

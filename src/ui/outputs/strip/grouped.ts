/** Splits a numeric code into two groups, as people read it out: `123 456`. Other codes are unchanged. */
export function grouped(code: string): string {
  if (!/^\d{5,10}$/.test(code)) return code;
  const half = code.length >> 1;
  return `${code.slice(0, half)}\u2009${code.slice(half)}`;
}

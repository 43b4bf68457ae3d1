// Finds where a text or a byte sequence stops being well-formed Unicode.

/** Returns the offset of the first unpaired surrogate, or -1. */
export function loneSurrogateAt(text: string): number {
  return text.isWellFormed() ? -1 : text.search(/\p{Surrogate}/u);
}

/** The well-formed sequences of several bytes (Unicode, table 3-7): by first byte, the range of the second, and the length. */
const SEQUENCES: readonly { until: number; low: number; high: number; length: number }[] = [
  { until: 0xc1, low: 1, high: 0, length: 0 }, // bytes that begin no sequence
  { until: 0xdf, low: 0x80, high: 0xbf, length: 2 },
  { until: 0xe0, low: 0xa0, high: 0xbf, length: 3 },
  { until: 0xec, low: 0x80, high: 0xbf, length: 3 },
  { until: 0xed, low: 0x80, high: 0x9f, length: 3 },
  { until: 0xef, low: 0x80, high: 0xbf, length: 3 },
  { until: 0xf0, low: 0x90, high: 0xbf, length: 4 },
  { until: 0xf3, low: 0x80, high: 0xbf, length: 4 },
  { until: 0xf4, low: 0x80, high: 0x8f, length: 4 },
];

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** Returns the length of the well-formed sequence of bytes that begins here; 0 if there is none. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  if (first < 0x80) return 1;
  const { low, high, length } = SEQUENCES.find(({ until }) => first <= until) ?? SEQUENCES[0]!;
  const second = bytes[at + 1] ?? 0;
  if (second < low || second > high) return 0;
  for (let i = 2; i < length; i++) if (!isContinuation(bytes[at + i])) return 0;
  return length;
}

/** Returns the offset of the first byte from there on that isn't part of well-formed UTF-8, or -1. */
export function invalidUtf8At(bytes: Uint8Array, from = 0): number {
  for (let at = from; at < bytes.length;) {
    const length = sequenceAt(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

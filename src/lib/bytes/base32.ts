// Base32 of RFC 4648, section 6.
import { Problem } from '../../base/problem.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export type Base32Notice = 'leftover-bits' | 'incomplete-group';

/** Encodes Base32; without padding by default. */
export function encodeBase32(bytes: Uint8Array, { padding = false } = {}): string {
  let text = '';
  let bits = 0;
  let group = 0;
  for (const byte of bytes) {
    group = ((group << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) text += ALPHABET[(group >>> (bits -= 5)) & 31];
  }
  if (bits > 0) text += ALPHABET[(group << (5 - bits)) & 31];
  return padding ? text.padEnd(Math.ceil(text.length / 8) * 8, '=') : text;
}

/**
 * Decodes the whole bytes of a Base32 text, case-insensitive. Whitespace, hyphens and trailing padding are skipped.
 * Leftover bits are dropped; a notice reports bits that were set, or a length that no encoder produces. Throws Problem
 * `not-base32`.
 */
export function decodeBase32(text: string): { bytes: Uint8Array<ArrayBuffer>; notices: Base32Notice[] } {
  const out: number[] = [];
  let digits = 0;
  let bits = 0;
  let group = 0;
  let padded = false;
  for (const { 0: character, index } of text.matchAll(/[^]/gu)) {
    if (/[\s-]/.test(character)) continue;
    if (character === '=') {
      padded = true;
      continue;
    }
    const value = /^[a-z2-7]$/i.test(character) ? ALPHABET.indexOf(character.toUpperCase()) : -1;
    if (value < 0 || padded) throw new Problem('not-base32', index, { character });
    digits++;
    group = ((group << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) out.push((group >>> (bits -= 8)) & 255);
  }
  const notices: Base32Notice[] = [];
  if ([1, 3, 6].includes(digits % 8)) notices.push('incomplete-group');
  else if ((group & ((1 << bits) - 1)) !== 0) notices.push('leftover-bits');
  return { bytes: Uint8Array.from(out), notices };
}

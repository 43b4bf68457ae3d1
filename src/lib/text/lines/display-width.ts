// Columns of a text in a terminal or a font of fixed width: 2 for East Asian wide characters and emoji, 0 for marks.
import { graphemesIn } from '../../../base/segments.ts';

/** Blocks whose East Asian Width is W or F (UAX #11), without emoji. */
const WIDE =
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u3247\u3250-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1aff0}-\u{1b2fb}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u1160-\u11ff]+$/u;
const PLAIN = /^[ -~]*$/;

export function graphemeWidth(grapheme: string): number {
  if (PLAIN.test(grapheme)) return grapheme.length;
  if (INVISIBLE.test(grapheme)) return 0;
  return EMOJI.test(grapheme) || WIDE.test(grapheme) ? 2 : 1;
}

export function isWide(character: string): boolean {
  return WIDE.test(character);
}

/** Letters, signs and syllables that join no others, up to U+0530 narrow and from U+3001 on wide: there is no need to look for graphemes. */
const ALONE =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u0530\u3001-\u3029\u3041-\u3096\u30a1-\u30fc\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;
const FIRST_WIDE = 0x3001;

export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  if (ALONE.test(text)) {
    let units = text.length;
    for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST_WIDE) units++;
    return units;
  }
  let width = 0;
  for (const grapheme of graphemesIn(text)) width += graphemeWidth(grapheme);
  return width;
}
/** Fills a text with spaces up to a number of columns. */
export function padDisplay(text: string, width: number, side: 'left' | 'right' | 'center'): string {
  const missing = Math.max(0, width - displayWidth(text));
  const before = side === 'left' ? 0 : side === 'right' ? missing : Math.floor(missing / 2);
  return ' '.repeat(before) + text + ' '.repeat(missing - before);
}

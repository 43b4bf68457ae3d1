/** Above this length (UTF-16 units) nobody reads it as a sentence that needs a closer look. */
const LONGEST = 200;

/** A word as people write it: in lower case, capitalized or as an abbreviation, with hyphens and apostrophes inside. */
const WORD = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}{1,5})(?:[-'’·](?:\p{L}[\p{Ll}\p{Lo}\p{M}]*))*$/u;
/** Places such as time zones. */
const PLACE = /^\p{Lu}[\p{Ll}_]+(?:\/\p{Lu}[\p{L}_-]+)+$/u;
const NUMBER = /^[-+−±~≈<>≤≥§#]?\p{Sc}?\d[\d.,:'’\u00a0\u202f]*(?:[eE][-+−]?\d+)?(?:[%‰°]?\p{Sc}?|°?\p{L}{1,3}[²³]?)$/u;
const DATE =
  /^\d{4}-\d\d(?:-\d\d)?(?:T\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[-+−]\d\d:?\d\d)?)?$|^\d{4}-W\d\d(?:-\d)?$|^(?:GMT|UTC)?[-+−]\d\d?:?(?:\d\d)?$/;
/** Four numbers are an address, many ones and zeros are bits, and letters without a vowel are permissions or codes. */
const ADDRESS = /^\d+\.\d+\.\d+\.\d+$|^[01]{8,}$|^[bcdfghj-np-tv-xz]{4}/i;
const SIGN = /^[=+\-−–—×÷·/&→…|:%‰°]+$/u;
/** Dates and counts in languages without spaces. */
const MIXED = /^[\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana},.:：、，。（）()]+$/u;
const AROUND = /^[("“'‘«[]+|[)"”'’»\].,;:!?…]+$/gu;

const isPlain = (piece: string) =>
  !ADDRESS.test(piece) && [WORD, NUMBER, DATE, SIGN, PLACE, MIXED].some((pattern) => pattern.test(piece));

/**
 * Whether a value is code, a token or another text in which every character counts, which is set in the monospaced type;
 * words, dates, durations and numbers aren't.
 */
export function looksLikeCode(text: string): boolean {
  if (text.length > LONGEST) return true;
  const pieces = text.split(/\s+/u).filter((piece) => piece !== '');
  return pieces.some((piece) => !isPlain(piece) && !isPlain(piece.replace(AROUND, '')));
}

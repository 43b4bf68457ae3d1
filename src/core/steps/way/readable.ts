import { parsedJson } from '../../../base/json.ts';

/** Control characters, unassigned ones and the sign for bytes that aren't text: no text that people write has these. */
const UNWRITTEN = /[\p{Cn}\p{Co}\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{fffd}]/u;

/** Signs that were encoded one by one, as in URLs, HTML, strings of programs and mail. */
const ENCODED_SIGN =
  /%[\dA-F]{2}|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|[a-z]{2,6}acute);|\\(?:u[\da-f]{4}|x[\da-f]{2}|["n])|=[\dA-F]{2}(?=\S|$)|=3D\b/i;

/** A text with encoded signs, or in the quotes of JSON, is at most so readable: something is left to decode. */
const WITH_ENCODED_SIGNS = 0.6;

/** The type of the value that a text is in JSON; null if it isn't a list, an object or a string. */
export function jsonType(text: string): 'object' | 'string' | null {
  const value = /^\s*[[{"]/.test(text) ? parsedJson(text) : undefined;
  if (value === undefined) return null;
  return typeof value === 'string' ? 'string' : 'object';
}

/** The most frequent letters of languages with Latin letters. */
const FREQUENT = /[etaoinsrhl]/gi;
/** Fewer of them are in the letters of a cipher; in fewer letters than this, chance decides. */
const [LEAST_FREQUENT, LEAST_LETTERS] = [0.55, 20];

/** Whether a text has too few of the frequent letters to be in any language with Latin letters. */
function isCipher(text: string): boolean {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  return letters >= LEAST_LETTERS && (text.match(FREQUENT)?.length ?? 0) / letters < LEAST_FREQUENT;
}

/** Whether letters look like a word of a language with Latin letters: one case, vowels and no long run of consonants. */
function isWord(letters: string): boolean {
  if (!/^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(letters) || letters.length > 20) return false;
  if (letters.length < 3) return /[aeiouy]/i.test(letters) || letters.length === 1;
  const vowels = letters.replace(/[^aeiouy]/gi, '').length / letters.length;
  return vowels >= 0.15 && vowels <= 0.75 && !/[^aeiouy]{5}/i.test(letters);
}

/** The share of the letters and digits of a text that are in words, in letters of other scripts, or in numbers of their own. */
function shareOfWords(text: string): number {
  // Bytes that happen to be valid UTF-8 are rarely letters.
  const others = text.match(/[^\P{L}a-z]/giu)?.length ?? 0;
  let [inWords, all] = [others, others];
  for (const [token] of text.matchAll(/[a-z\d]+/gi)) {
    if (/^\d{1,20}$/.test(token)) continue;
    all += token.length;
    // Names in code are several words: `userName`, `v2`.
    const parts = token.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
    const isName = parts.length <= 3 && token.length <= 30;
    if (isWord(token) || (isName && parts.every((part) => /^\d{1,4}$/.test(part) || isWord(part))))
      inWords += token.length;
  }
  return all === 0 ? 0 : inWords / all;
}

/**
 * How much a text looks like something people write, from 0 (noise, or a code) to 1 (sentences, JSON, words of any
 * script). A measure for comparing what decoders make of a text; it knows no language.
 */
export function readability(text: string): number {
  if (text.trim() === '' || UNWRITTEN.test(text)) return 0;
  // Of one or two letters, nobody can tell.
  if (!/[a-z].*[a-z].*[a-z]|[^\P{L}a-z].*[^\P{L}a-z]/isu.test(text)) return 0;
  const json = jsonType(text);
  if (json === 'object' && !ENCODED_SIGN.test(text)) return 1;
  const signs = text.match(/[!-~]/g)?.filter((sign) => !/[a-z\d.,;:!?'"()/-]/i.test(sign))?.length ?? 0;
  const score = shareOfWords(text) * Math.min(1, 1.1 - signs / text.length) * (isCipher(text) ? 0.5 : 1);
  // In quotes and on several lines, it was decoded in the wrong order.
  const isQuoted = json === 'string' || /^"[^"]*"$/.test(text);
  return isQuoted || ENCODED_SIGN.test(text) ? Math.min(WITH_ENCODED_SIGNS, score) : score;
}

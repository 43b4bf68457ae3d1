/** Letters that no decomposition takes apart, in their usual spelling with plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};

/**
 * A text as search compares it: without case, accents, width variants and extra spaces. Not by locale: Turkish rules would
 * make "I" of an English title another letter.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłıþς]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** A folded text without anything between its words, apostrophes that input methods put between syllables included. */
export function compact(folded: string): string {
  return wordsOf(folded).join('');
}

export function initialsOf(words: readonly string[]): string {
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)).join('');
}

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has, for each word of a query, one that begins with it (anywhere where words have no spaces between them). */
export function hasWords(text: string, query: string): boolean {
  const folded = fold(text);
  const own = wordsOf(folded);
  const asked = wordsOf(fold(query));
  const has = (word: string) =>
    UNSPACED.test(word) ? folded.includes(word) : own.some((each) => each.startsWith(word));
  return asked.length > 0 && asked.every(has);
}

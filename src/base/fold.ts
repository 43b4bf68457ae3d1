/** Letters that have no Unicode decomposition, with their usual plain spelling. */
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
 * Normalizes a text for search: drops case, accents, width variants and extra spaces. Locale-independent, because
 * Turkish rules would change the "I" of an English title.
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

/** Returns the words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * Removes everything between the words of a folded text, including the apostrophes that input methods put between
 * syllables.
 */
export function compact(folded: string): string {
  return wordsOf(folded).join('');
}

export function initialsOf(words: readonly string[]): string {
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)).join('');
}

/** Scripts written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Checks whether every word of a query is the beginning of a word in the text (or occurs anywhere, in scripts without
 * spaces).
 */
export function hasWords(text: string, query: string): boolean {
  const folded = fold(text);
  const own = wordsOf(folded);
  const asked = wordsOf(fold(query));
  const has = (word: string) =>
    UNSPACED.test(word) ? folded.includes(word) : own.some((each) => each.startsWith(word));
  return asked.length > 0 && asked.every(has);
}

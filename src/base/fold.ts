/** A text as the search compares it: without case, accents and width variants. Not by locale: "I" is "i" also for Turks. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Has a text, for each word of a query, one that begins with it (anywhere where words have no spaces between them)? */
export function hasWords(text: string, query: string): boolean {
  const folded = fold(text);
  const own = wordsOf(folded);
  const asked = wordsOf(fold(query));
  const has = (word: string) =>
    UNSPACED.test(word) ? folded.includes(word) : own.some((each) => each.startsWith(word));
  return asked.length > 0 && asked.every(has);
}

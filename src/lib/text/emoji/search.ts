import { fold, wordsOf } from '../../../base/fold.ts';
import type { Emoji, EmojiBook } from './book.ts';

const NOT_FOUND = Infinity;

/**
 * How well an emoji matches a folded query, 0 is best: the exact name, its short code, a keyword, then parts of them.
 */
function rank({ searched, emoticons }: Emoji, query: string, words: readonly string[], typed: string): number {
  const { names, nameWords, codes, keywords } = searched;
  if (emoticons.includes(typed)) return 0;
  if (names.includes(query)) return 1;
  if (codes.includes(query)) return 2;
  if (keywords.includes(query)) return 3;
  if (names.some((name) => name.startsWith(query))) return 4;
  if (words.length === 0) return NOT_FOUND;
  if (words.every((word) => nameWords.includes(word))) return 5;
  if (words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)))) return 6;
  if (words.every((word) => searched.words.some((candidate) => candidate.startsWith(word)))) return 7;
  return words.every((word) => searched.whole.includes(word)) ? 8 : NOT_FOUND;
}

const MOST_CODES = 20;

/**
 * Returns the characters that a query specifies by number: `U+1F680`, `1f680`, `\u{1f680}`, `\ud83d\ude80`,
 * `&#128640;`, or several in a row; null for words.
 */
function charactersOf(query: string): string | null {
  const plain = query
    .replace(/&#(\d{1,7});/g, (_, digits: string) => ` ${Number(digits).toString(16).padStart(4, '0')} `)
    .replace(/\\u\{|\\U000|\\u|\\x|&#x|u\+|0x|[{}();,\\-]/gi, ' ')
    .trim();
  const codes = plain.split(/\s+/);
  if (codes.length > MOST_CODES || codes.some((code) => !/^[\da-f]{4,6}$/i.test(code))) return null;
  const points = codes.map((code) => parseInt(code, 16));
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : null;
}

/**
 * Returns the emoji for a query, best first: an emoji itself, its code points, its short code (`:rocket:`), its
 * emoticon (`:D`), or words of its name and keywords, in the current language or in English.
 */
export function findEmoji(book: EmojiBook, query: string): Emoji[] {
  const typed = query.trim();
  const characters = charactersOf(typed);
  const exact = [book.find(typed), characters === null ? undefined : book.find(characters)].flatMap(
    (entry) => entry?.emoji ?? [],
  );
  const holding = characters === null ? [] : book.all.filter(({ emoji }) => emoji.includes(characters));
  const plain = fold(/^:[^\s:]+:?$/.test(typed) ? typed.replaceAll(':', '') : typed);
  const words = wordsOf(plain);
  const ranked =
    plain === ''
      ? []
      : book.all
          .map((emoji) => ({ emoji, at: rank(emoji, plain, words, typed) }))
          .filter(({ at }) => at < NOT_FOUND)
          .sort((a, b) => a.at - b.at)
          .map(({ emoji }) => emoji);
  return [...new Set([...exact, ...holding, ...ranked])];
}

import { compact, fold, initialsOf, wordsOf } from '../../base/fold.ts';

/** One name of an entry, folded. */
export interface Name {
  text: string;
  words: readonly string[];
  /** The words joined without separators. */
  compact: string;
  initials: string;
  /** A reading in syllables (pinyin): each may be abbreviated to a prefix, and spaces are optional. */
  isReading: boolean;
}

/** What search knows about a tool, an action, a page or a link. All texts are folded. */
export interface Entry {
  id: string;
  /** Breaks ties, so that results do not depend on the order of the input. */
  order: number;
  /** The title, then other names: the English title, readings. */
  names: readonly Name[];
  /** Aliases set by the user. */
  ownAliases: readonly string[];
  aliases: readonly string[];
  keywords: readonly string[];
  /** Keywords and their readings, with their positions in the list. */
  keywordPlaces: ReadonlyMap<string, number>;
  /** The words of all texts above and of the category. */
  vocabulary: readonly string[];
  favorite: boolean;
}

export interface Searchable {
  id: string;
  order: number;
  titles: readonly string[];
  ownAliases?: readonly string[];
  aliases?: readonly string[];
  keywords?: readonly string[];
  /** Names of the category. */
  categories?: readonly string[];
  favorite?: boolean;
  /** The reading of a text in syllables; undefined if it has none. */
  readingOf?: (text: string) => string | undefined;
}

function nameOf(text: string, isReading: boolean): Name {
  const words = wordsOf(text);
  return { text, words, compact: compact(text), initials: initialsOf(words), isReading };
}

/** Search words for a reading: the whole, and its initials. */
function wordsOfReading(reading: string): string[] {
  const syllables = wordsOf(fold(reading));
  return syllables.length > 1 ? [syllables.join(''), initialsOf(syllables)] : syllables;
}

export function toEntry({
  id,
  order,
  titles,
  ownAliases = [],
  aliases = [],
  keywords = [],
  categories = [],
  favorite = false,
  readingOf = () => undefined,
}: Searchable): Entry {
  const readings = titles.flatMap((title) => readingOf(title) ?? []);
  const names = [
    ...[...new Set(titles.map(fold))].map((text) => nameOf(text, false)),
    ...[...new Set(readings.map(fold))].map((text) => nameOf(text, true)),
  ];
  const folded = {
    ownAliases: ownAliases.map(fold),
    aliases: aliases.map(fold),
    keywords: keywords.map(fold),
  };
  const all = [
    ...names.filter(({ isReading }) => !isReading).map(({ text }) => text),
    ...folded.ownAliases,
    ...folded.aliases,
    ...folded.keywords,
    ...categories.map(fold),
  ];
  const readingsOf = (text: string) => [readingOf(text) ?? []].flat().flatMap(wordsOfReading);
  const places = new Map<string, number>();
  for (const [place, keyword] of keywords.entries()) {
    for (const word of [fold(keyword), ...readingsOf(keyword)]) if (!places.has(word)) places.set(word, place);
  }
  const readWords = [...keywords, ...categories].flatMap(readingsOf);
  const vocabulary = [...new Set([...all.flatMap(wordsOf), ...readWords])];
  return { id, order, names, ...folded, keywordPlaces: places, vocabulary, favorite };
}

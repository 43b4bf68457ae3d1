import { compact, fold, initialsOf, wordsOf } from '../../base/fold.ts';

/** One of the names of a thing, folded. */
export interface Name {
  text: string;
  words: readonly string[];
  /** Without anything between the words. */
  compact: string;
  initials: string;
  /** Said in syllables (pinyin): any of them may be shortened to its beginning, and they may be typed without spaces. */
  spoken: boolean;
}

/** What search knows of a tool, an action, a page or a link; everything folded. */
export interface Entry {
  id: string;
  /** Decides between equals, so that the order of the list that is searched does not matter. */
  order: number;
  /** The title, then other names of the same thing (the English title, how the title is said). */
  names: readonly Name[];
  /** Words that somebody has given it. */
  ownAliases: readonly string[];
  aliases: readonly string[];
  keywords: readonly string[];
  /** Keywords, and how they are said, with their places in the list. */
  keywordPlaces: ReadonlyMap<string, number>;
  /** Words of everything above and of the category. */
  vocabulary: readonly string[];
  favourite: boolean;
}

export interface Searchable {
  id: string;
  order: number;
  titles: readonly string[];
  ownAliases?: readonly string[];
  aliases?: readonly string[];
  keywords?: readonly string[];
  /** Names of its category. */
  categories?: readonly string[];
  favourite?: boolean;
  /** How a text is said, in syllables; undefined when it has no such reading. */
  readingOf?: (text: string) => string | undefined;
}

function nameOf(text: string, spoken: boolean): Name {
  const words = wordsOf(text);
  return { text, words, compact: compact(text), initials: initialsOf(words), spoken };
}

/** A reading as words to look for: as a whole and by its initials. */
function spokenWords(reading: string): string[] {
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
  favourite = false,
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
    ...names.filter(({ spoken }) => !spoken).map(({ text }) => text),
    ...folded.ownAliases,
    ...folded.aliases,
    ...folded.keywords,
    ...categories.map(fold),
  ];
  const saidOf = (text: string) => [readingOf(text) ?? []].flat().flatMap(spokenWords);
  const places = new Map<string, number>();
  for (const [place, keyword] of keywords.entries()) {
    for (const word of [fold(keyword), ...saidOf(keyword)]) if (!places.has(word)) places.set(word, place);
  }
  const said = [...keywords, ...categories].flatMap(saidOf);
  const vocabulary = [...new Set([...all.flatMap(wordsOf), ...said])];
  return { id, order, names, ...folded, keywordPlaces: places, vocabulary, favourite };
}

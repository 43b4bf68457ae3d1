import { pick, randomBelow, type RandomBytes } from '../../../base/random.ts';
import { LOREM, type LoremLanguage, type LoremStyle } from './languages.ts';

export interface LoremOptions {
  language: LoremLanguage;
  /** Whether to begin with the well-known words. */
  opening: boolean;
  /** Minimum and maximum words in a sentence; the length of each sentence is random. */
  words: readonly [number, number];
  sentences: readonly [number, number];
}

const CLAUSE = 4; // words between commas at the least

export interface Lorem {
  paragraph(): string;
  sentence(): string;
  /** Returns a text with exactly this many words. */
  wordText(count: number): string;
  /** Returns a text with exactly this many characters (graphemes), ending with a period. */
  characterText(count: number): string;
  title(): string;
}

/** A source of filler text; only the first piece begins with the well-known opening. */
export function lorem({ language, opening, words, sentences }: LoremOptions, random: RandomBytes): Lorem {
  const style = LOREM[language];
  const queue: string[] = opening ? [...style.opening] : [];
  let last = '';

  const word = () => {
    let next = queue.shift();
    // Never repeats a word immediately.
    while (next === undefined || next === last) next = pick(style.words, random);
    last = next;
    return next;
  };
  const between = ([low, high]: readonly [number, number]) =>
    Math.min(low, high) + randomBelow(Math.abs(high - low) + 1, random);
  const sentenceOf = (count: number) => {
    const fixed = Math.min(count, queue.length);
    return write(Array.from({ length: count }, word), fixed, style, random);
  };
  const sentence = () => sentenceOf(between(words));
  const join = (list: readonly string[]) => list.join(style.space);
  return {
    sentence,
    paragraph: () => join(Array.from({ length: between(sentences) }, sentence)),
    title() {
      const count = 2 + randomBelow(4, random);
      return capital(Array.from({ length: count }, word).join(style.space).replace(/,$/, ''), language);
    },
    wordText(count) {
      const list: string[] = [];
      for (let left = count; left > 0;) {
        const length = Math.min(left, between(words));
        list.push(sentenceOf(length));
        left -= length;
      }
      return join(list);
    },
    characterText(count) {
      let text = '';
      for (; text.length < count; text += sentence()) if (text !== '') text += style.space;
      // All letters of these languages are single UTF-16 units; a truncated word looks better than a trailing space.
      const cut = text.slice(0, count - 1).replace(/[\s.,?!。，、？！]$/u, style.words[0]!.slice(0, 1));
      return count === 0 ? '' : cut + style.ends[0];
    },
  };
}

function capital(text: string, language: LoremLanguage): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/**
 * Returns words as a sentence: with an uppercase letter, occasional commas, though not between the `fixed` words of the
 * opening, and a period.
 */
function write(list: readonly string[], fixed: number, style: LoremStyle, random: RandomBytes): string {
  let text = '';
  let clause = 0;
  list.forEach((word, i) => {
    if (i > 0) {
      const comma = i >= fixed && clause >= CLAUSE && list.length - i >= 3 && randomBelow(4, random) === 0;
      text += (comma ? style.comma : '') + style.space;
      if (comma) clause = 0;
    }
    text += word;
    clause++;
  });
  return capital(text.replace(/,$/, ''), 'la') + pick(style.ends, random);
}

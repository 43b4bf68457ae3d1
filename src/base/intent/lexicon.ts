import { fold } from '../fold.ts';

/** A language's synonyms, with words folded. A phrase is a list of stems separated by spaces. */
export interface LexiconData {
  /** Words that don't help identify a tool: `the`, `online`. */
  ignore: readonly string[];
  /** Words between the source and the target of a conversion (`to`), and between the target and the source (`from`). */
  to: readonly string[];
  from: readonly string[];
  /**
   * Words and phrases with the same meaning, separated by `|`; the first, prefixed with `=`, represents the group. A word whose stem is
   * that of another meaning is there as it is written, after `!`: "chiffres" are numbers, and "chiffrer" is to encrypt.
   */
  same: readonly string[];
  /** Meanings that say little about a tool. */
  weak: readonly string[];
}

export type Stem = (word: string) => string;

/** A word of a query or a text. `key` is what gets compared; `others` are synonyms. */
export interface Term {
  key: string;
  /** The word as written, folded. Empty for a term that represents several words. */
  raw: string;
  others: readonly string[];
}

/** The terms of a text, in order, and the positions between them of words like "to" and "from". */
export interface Reading {
  terms: readonly Term[];
  /** For each: how many terms precede it, and whether the result comes first (`TOML from YAML`). */
  turns: readonly { at: number; backwards: boolean }[];
}

const HAN_RUN = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const IS_HAN = /^\p{Script=Han}/u;

/** Returns the part of a term that all forms of a word share. */
export const keyOf = (word: string, stem: Stem): string => fold(stem(word.normalize('NFC').toLowerCase()));

/** A word of its own, not any word with its stem. Accents count: "chiffré" is not "chiffre". */
export const wholeWord = (word: string): string => `!${word.normalize('NFC').toLowerCase()}`;

/** Returns the key of a phrase: the keys of its words. */
export function phraseKey(phrase: string, stem: Stem): string {
  if (IS_HAN.test(phrase)) return fold(phrase);
  return wordsIn(phrase)
    .map((word) => keyOf(word, stem))
    .join(' ');
}

/** A digit behind a dot is part of a name (X.509, ASN.1): alone it would be a word of that tool. */
const wordsIn = (text: string) =>
  text
    .replace(/(?<=\p{L})\.(?=\p{N})/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Pairs of neighboring characters, used as words in text without spaces. */
const pairsOf = (run: string) => {
  const characters = [...run];
  return characters.length < 2 ? characters : characters.slice(1).map((second, at) => `${characters[at]}${second}`);
};

/** Length of the longest phrase in the synonyms file. */
const LONGEST = 4;

/** Returns a reader that turns texts into terms, using the words of one language. */
export function createLexicon({ ignore, to, from, same }: LexiconData, stem: Stem) {
  const ignored = new Set([...ignore, ...to, ...from]);
  const turnsTo = new Set(to);
  const turnsFrom = new Set(from);
  const meanings = new Map(
    same.flatMap((group) => {
      const [meant = '', ...words] = group.split('|');
      return words.map((word) => [word, `=${meant}`] as const);
    }),
  );
  const hanWords = new Set([...meanings.keys(), ...ignored].filter((word) => IS_HAN.test(word)));
  const longestHan = Math.max(1, ...[...hanWords].map((word) => word.length));
  const cache = new Map<string, string>();
  const key = (word: string) => {
    const before = cache.get(word);
    if (before !== undefined) return before;
    const now = keyOf(word, stem);
    cache.set(word, now);
    return now;
  };

  /** Text with spaces: tries the longest known phrase first, then single words. */
  function readWords(text: string, add: (term: Term) => void, turn: (backwards: boolean) => void): void {
    const words = wordsIn(text);
    const keys = words.map(key);
    for (let at = 0; at < words.length; at += 1) {
      let length = Math.min(LONGEST, words.length - at);
      while (length > 0 && !meanings.has(keys.slice(at, at + length).join(' '))) length -= 1;
      const raw = fold(words[at] ?? '');
      const isTurn = turnsTo.has(raw) || turnsFrom.has(raw);
      const whole = length > 1 ? undefined : meanings.get(wholeWord(words[at] ?? ''));
      if (whole !== undefined) {
        add({ key: whole, raw, others: [raw] });
      } else if (length > 1 || (length === 1 && !isTurn)) {
        const meant = meanings.get(keys.slice(at, at + length).join(' ')) ?? '';
        add({ key: meant, raw: length === 1 ? raw : '', others: keys.slice(at, at + length) });
        at += length - 1;
      } else if (isTurn) {
        turn(turnsFrom.has(raw) && !(turnsTo.has(raw) && at > 0));
      } else if (!ignored.has(raw)) {
        add({ key: keys[at] ?? raw, raw, others: [] });
      }
    }
  }

  /** Text without spaces: tries the longest known word first, then pairs of the characters in between. */
  function readHan(run: string, add: (term: Term) => void, turn: (backwards: boolean) => void): void {
    let rest = '';
    const flush = () => {
      for (const pair of pairsOf(rest)) add({ key: pair, raw: pair, others: [] });
      rest = '';
    };
    for (let at = 0; at < run.length;) {
      let length = Math.min(longestHan, run.length - at);
      while (length > 0 && !hanWords.has(run.slice(at, at + length))) length -= 1;
      const word = run.slice(at, at + length);
      if (length === 0) {
        rest += run.charAt(at);
        at += 1;
        continue;
      }
      flush();
      at += length;
      const meant = meanings.get(word);
      const isTurn = turnsTo.has(word) || turnsFrom.has(word);
      if (isTurn) turn(turnsFrom.has(word));
      if (meant !== undefined) add({ key: meant, raw: word, others: pairsOf(word) });
    }
    flush();
  }

  return {
    read(text: string): Reading {
      const terms: Term[] = [];
      const turns: { at: number; backwards: boolean }[] = [];
      const add = (term: Term) => void terms.push(term);
      const turn = (backwards: boolean) => void turns.push({ at: terms.length, backwards });
      for (const [run] of text.normalize('NFKC').matchAll(HAN_RUN)) {
        if (IS_HAN.test(run)) readHan(run, add, turn);
        else readWords(run, add, turn);
      }
      return { terms, turns };
    },
    /** Single words of the synonyms file, each with the term that represents it. */
    meanings,
    /** What a word means, without the mark of a meaning: `decode`. */
    meaningOf: (word: string) => (meanings.get(wholeWord(word)) ?? meanings.get(key(word)))?.slice(1) ?? null,
    isFiller: (word: string) => ignored.has(fold(word)),
  };
}

export type Lexicon = ReturnType<typeof createLexicon>;

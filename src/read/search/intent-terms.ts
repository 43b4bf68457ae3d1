import {
  decodePhrases,
  decodePostings,
  decodeTerms,
  type IntentData,
  MOST_WEIGHT,
  type Phrase,
  type Posting,
} from '../../base/intent/intent-data.ts';
import { createLexicon, type Lexicon, type Stem, type Term } from '../../base/intent/lexicon.ts';
import { isOneTypo } from './typo.ts';
import { lettersOf, wordsFrom } from './word-list.ts';

/** What was found for a term of the query: how much it says about each tool, and how much the term counts. */
export interface Found {
  /** The term that was meant, if the word was not finished or has a mistake. */
  meant: string;
  weight: number;
  scores: ReadonlyMap<number, number>;
}

/** Something that is found beside the tools: an action, a page. */
export interface Extra {
  id: string;
  texts: readonly string[];
}

const PREFIX = 0.85;
/** More for a tool whose texts have the word itself, and not only one that means the same. */
export const LITERAL = 0.1;
/** For what says little about a tool, as "find". */
const WEAK = 0.5;
/** So little that one mistaken word alone names nothing. */
const TYPO = 0.44;
const SHORTEST_PREFIX = 2;
const SHORTEST_TYPO = 4;
/** Longer words may have an ending that a tool's word has not. */
const LONGEST_ENDING = 4;
interface Table {
  data: IntentData;
  lexicon: Lexicon;
  terms: readonly string[];
  numbers: ReadonlyMap<string, number>;
  postings: readonly (readonly Posting[])[];
  phrases: readonly (readonly Phrase[])[];
}

const tables = new WeakMap<IntentData, Table>();

function tableOf(data: IntentData, stem: Stem): Table {
  const table = tables.get(data) ?? readTable(data, stem);
  tables.set(data, table);
  return table;
}

function readTable(data: IntentData, stem: Stem): Table {
  const terms = decodeTerms(data.terms);
  return {
    data,
    lexicon: createLexicon(data, stem),
    terms,
    numbers: new Map(terms.map((term, number) => [term, number])),
    postings: decodePostings(data),
    phrases: data.phrases.map(decodePhrases),
  };
}

export const isPair = (word: string) => /^\p{Script=Han}{1,2}$/u.test(word);

/** A character between words that are known is hardly a word. */
const isRest = (key: string) => /^\p{Script=Han}$/u.test(key);

const byCode = (a: string, b: string) => (a < b ? -1 : 1);

/** Has a word one mistake, at its end perhaps more than a stem has? */
function isMistaken(word: string, term: string): boolean {
  if (term.length < SHORTEST_TYPO || (word[0] !== term[0] && word[1] !== term[1])) return false;
  if (isOneTypo(word, term)) return true;
  const ending = word.length - term.length;
  return (
    ending > 0 && ending <= LONGEST_ENDING && term.length > SHORTEST_TYPO && isOneTypo(word.slice(0, term.length), term)
  );
}

/** The terms of all tools, and of what is found beside them. */
export function createTerms(data: IntentData, stem: Stem, extras: readonly Extra[]) {
  const { lexicon, terms, numbers, postings, phrases } = tableOf(data, stem);
  const ids = [...data.tools, ...extras.map(({ id }) => id)];
  const more = new Map<string, Posting[]>();
  for (const [at, { texts }] of extras.entries()) {
    for (const [place, text] of texts.entries()) {
      for (const { key } of lexicon.read(text).terms) {
        const list = more.get(key) ?? [];
        list.push({ tool: data.tools.length + at, weight: place === 0 ? MOST_WEIGHT : MOST_WEIGHT - 2 });
        more.set(key, list);
      }
    }
  }
  const weak = new Set(data.weak.map((meant) => `=${meant}`));
  const own = [...more.keys()].filter((key) => !numbers.has(key)).toSorted(byCode);
  /** All that a word may be the beginning of, or mean with a mistake: terms, and words that mean one. */
  const lists = [terms, own, [...lexicon.meanings.keys()].toSorted(byCode)];
  const termsOf = (word: string) => [...new Set([word, lexicon.meanings.get(word) ?? word])];
  let alike: ReturnType<typeof lettersOf> | undefined; // most queries have no mistake
  const listOf = (key: string): readonly Posting[] => [
    ...(postings[numbers.get(key) ?? -1] ?? []),
    ...(more.get(key) ?? []),
  ];
  /** 1 for a term of one tool, nearly 0 for one of all; a tool that the term says little about counts little. */
  const rarity = (list: readonly Posting[]) => {
    const count = list.reduce((sum, { weight }) => sum + weight, 0) / MOST_WEIGHT;
    return (Math.log(1 + ids.length / Math.max(1, count)) / Math.log(1 + ids.length)) ** 2.5;
  };
  /** The tools that have a term as another name. */
  const called = new Map<number, string[]>();
  for (const [tool, list] of phrases.entries()) {
    for (const { terms: words, reviewed } of list) {
      const [term] = words;
      if (!reviewed || term === undefined || words.length > 1) continue;
      called.set(term, [...(called.get(term) ?? []), ids[tool] ?? '']);
    }
  }

  function collect(keys: readonly (readonly [key: string, quality: number])[], isExact: boolean): Found {
    const scores = new Map<number, number>();
    const literal = new Map<number, number>();
    let weight = 0;
    let meant = '';
    for (const [key, quality] of keys) {
      const list = listOf(key);
      const rare = rarity(list) * (weak.has(key) || isRest(key) ? WEAK : 1);
      for (const { tool, weight: says } of list) {
        const score = (quality * rare * says) / MOST_WEIGHT;
        if (score > (scores.get(tool) ?? 0)) scores.set(tool, score);
        if (isExact && key !== keys[0]?.[0]) literal.set(tool, Math.max(literal.get(tool) ?? 0, LITERAL * score));
      }
      // The first one is what was said; the others say the same in another way.
      if (list.length === 0 || (isExact ? weight > 0 : rare <= weight)) continue;
      weight = rare;
      meant = key;
    }
    for (const [tool, more] of literal) scores.set(tool, (scores.get(tool) ?? 0) + more);
    return { meant, weight, scores };
  }

  const cache = new Map<string, Found | null>();

  /** Null for a term that no text has. */
  function lookUp({ key, raw, others }: Term): Found | null {
    const name = `${key} ${raw}`;
    const before = cache.get(name);
    if (before !== undefined) return before;
    const exact = [key, ...others].filter((each) => listOf(each).length > 0);
    let keys = exact.map((each, at): [string, number] => [each, at === 0 && each === key ? 1 : PREFIX / others.length]);
    if (!exact.includes(key) && raw.length >= SHORTEST_PREFIX && !isPair(raw)) {
      const starts = new Set(lists.flatMap((words) => wordsFrom(raw, words)).flatMap(termsOf));
      keys = [...keys, ...[...starts].map((term): [string, number] => [term, PREFIX])];
      if (keys.length === 0 && raw.length >= SHORTEST_TYPO) {
        alike ??= lettersOf(lists.flat());
        const meant = new Set(alike(raw, isMistaken).flatMap(termsOf));
        keys = [...meant].map((term): [string, number] => [term, TYPO]);
      }
    }
    const result = keys.length === 0 ? null : collect(keys, exact.length > 0);
    cache.set(name, result);
    return result;
  }

  return { lexicon, numbers, phrases, called, ids, listOf, lookUp };
}

import {
  decodePhrases,
  decodePostings,
  type IntentData,
  MOST_WEIGHT,
  type Posting,
} from '../../base/intent/intent-data.ts';
import { createLexicon, type Lexicon, type Stem, type Term } from '../../base/intent/lexicon.ts';
import { isOneTypo } from './typo.ts';

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
  phrases: readonly (readonly (readonly number[])[])[];
}

const tables = new WeakMap<IntentData, Table>();

function tableOf(data: IntentData, stem: Stem): Table {
  const known = tables.get(data) ?? readTable(data, stem);
  tables.set(data, known);
  return known;
}

function readTable(data: IntentData, stem: Stem): Table {
  const terms = data.terms.split(' ').map((term) => term.replaceAll('_', ' '));
  return {
    data,
    lexicon: createLexicon(data, stem),
    terms,
    numbers: new Map(terms.map((term, number) => [term, number])),
    postings: decodePostings(data.postings),
    phrases: data.phrases.map(decodePhrases),
  };
}

export const isPair = (word: string) => /^\p{Script=Han}{1,2}$/u.test(word);

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
  const all = [...terms, ...[...more.keys()].filter((key) => !numbers.has(key))];
  const listOf = (key: string): readonly Posting[] => [
    ...(postings[numbers.get(key) ?? -1] ?? []),
    ...(more.get(key) ?? []),
  ];
  /** 1 for a term of one tool, nearly 0 for one of all; a tool that the term says little about counts little. */
  const rarity = (list: readonly Posting[]) => {
    const count = list.reduce((sum, { weight }) => sum + weight, 0) / MOST_WEIGHT;
    return (Math.log(1 + ids.length / Math.max(1, count)) / Math.log(1 + ids.length)) ** 2.5;
  };

  function collect(found: readonly (readonly [key: string, quality: number])[], isExact: boolean): Found {
    const scores = new Map<number, number>();
    let weight = 0;
    let meant = '';
    for (const [key, quality] of found) {
      const list = listOf(key);
      const rare = rarity(list);
      for (const { tool, weight: says } of list) {
        const score = (quality * rare * says) / MOST_WEIGHT;
        if (score > (scores.get(tool) ?? 0)) scores.set(tool, score);
      }
      // The first one is what was said; the others say the same in another way.
      if (list.length === 0 || (isExact ? weight > 0 : rare <= weight)) continue;
      weight = rare;
      meant = key;
    }
    return { meant, weight, scores };
  }

  const known = new Map<string, Found | null>();

  /** Null for a term that no text has. */
  function lookUp({ key, raw, others }: Term): Found | null {
    const name = `${key} ${raw}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const exact = [key, ...others].filter((each) => listOf(each).length > 0);
    let found = exact.map((each, at): [string, number] => [
      each,
      at === 0 && each === key ? 1 : PREFIX / others.length,
    ]);
    if (!exact.includes(key) && raw.length >= SHORTEST_PREFIX && !isPair(raw)) {
      const meant = [...lexicon.meanings].flatMap(([word, term]) => (word.startsWith(raw) ? [term] : []));
      const starts = [...all.filter((term) => term.startsWith(raw)), ...meant];
      found = [...found, ...starts.map((term): [string, number] => [term, PREFIX])];
      if (found.length === 0 && raw.length >= SHORTEST_TYPO) {
        const wrong = [...lexicon.meanings].flatMap(([word, term]) => (isMistaken(raw, word) ? [term] : []));
        found = [...all.filter((term) => isMistaken(raw, term)), ...wrong].map((term): [string, number] => [
          term,
          TYPO,
        ]);
      }
    }
    const result = found.length === 0 ? null : collect(found, exact.length > 0);
    known.set(name, result);
    return result;
  }

  return { lexicon, numbers, phrases, ids, listOf, lookUp };
}

import type { IntentData } from '../../base/intent/intent-data.ts';
import type { Reading, Stem, Term } from '../../base/intent/lexicon.ts';
import type { WordMeanings } from '../order/verbs.ts';
import type { OperationCard } from '../../core/card.ts';
import { createTerms, type Extra, isPair, LITERAL } from './intent-terms.ts';
import { outputNames } from './output-names.ts';

/** How well tools fit what a line says, from 0 to 1, by their ids. */
export interface Intent extends WordMeanings {
  find(text: string): ReadonlyMap<string, number>;
  /** The tools for which the one word of a text is another name, as "calculator" for the math evaluator. */
  called(text: string): ReadonlySet<string>;
  /** Does a text say what is to become what, as no data would: `csv to json`? */
  directs(text: string): boolean;
  /** The index of the output that words name (`week number`); null if they name none, or several alike. */
  outputNamed(words: string, target: { card: { id: string }; operation: OperationCard }): number | null;
  /** Returns a line of the language in the order in which lines are read; null if it is. Absent where lines have few orders. */
  usual?: ((text: string) => string | null) | undefined;
}

/** A word that no tool knows counts like one that some know. */
const UNKNOWN = 0.45;
/** Two characters that only stand beside each other are hardly a word. */
const UNKNOWN_PAIR = 0.15;
/** A number is data, unless a tool is known for it (404). */
const UNKNOWN_NUMBER = 0.1;
const PHRASE = 0.25;
/** A phrase that was written for search says more than a keyword. */
const REVIEWED = 0.4;
const PART = 0.12;
const DIRECTION = 0.5;
const LEAST = 0.25;
const MOST_TOOLS = 3;
/** From here on a line names a tool. */
const NAMED = 0.4;

const isNumber = ({ raw }: Term) => /^\d+$/.test(raw);
const unknownWeight = (term: Term) => (isPair(term.raw) ? UNKNOWN_PAIR : isNumber(term) ? UNKNOWN_NUMBER : UNKNOWN);

/** Searches tools by what their texts say, whatever the order and the forms of the words. */
export function createIntent(
  data: IntentData,
  stem: Stem,
  extras: readonly Extra[] = [],
  outputs: Readonly<Record<string, readonly string[]>> = {},
  usual?: Intent['usual'],
): Intent {
  const { lexicon, numbers, phrases, called, ids, listOf, lookUp } = createTerms(data, stem, extras);

  /** The tools for which something becomes something else, as the line says it. */
  function directed({ terms: said, turns }: Reading): ReadonlySet<number> {
    const tools = new Set<number>();
    const nameOf = (term: Term | undefined) =>
      term && (numbers.has(term.key) ? term.key : (lookUp(term)?.meant ?? term.key));
    for (const { at, backwards } of turns) {
      const left = nameOf(said[at - 1]);
      const right = nameOf(said[at]);
      if (left === undefined || right === undefined) continue;
      const pair = backwards ? `${right}>${left}` : `${left}>${right}`;
      for (const tool of data.pairs[pair] ?? []) tools.add(tool);
    }
    return tools;
  }

  /** More for a tool one of whose names or keywords is in the line as a whole. */
  function bonusOfPhrases(tool: number, said: ReadonlySet<number>): number {
    let best = 0;
    for (const { terms, reviewed } of phrases[tool] ?? []) {
      if (!terms.every((term) => said.has(term))) continue;
      const bonus = terms.length === said.size ? (reviewed ? REVIEWED : PHRASE) : terms.length > 1 ? PART : 0;
      best = Math.max(best, bonus);
    }
    return best;
  }

  /**
   * Numbers are data, even where a tool has one as a word: the 24 of `192.168.1.0/24`, the 1 of `fe80::1`. A tool that
   * has no other word of the line must have all of them, and one with more than a digit.
   */
  function isOfData(tool: number, said: readonly Term[]): boolean {
    const hits = said.filter((term) => lookUp(term)?.scores.has(tool));
    if (!hits.every(isNumber)) return false;
    return hits.length < said.filter(isNumber).length || hits.every(({ raw }) => raw.length === 1);
  }

  function find(text: string): ReadonlyMap<string, number> {
    const reading = lexicon.read(text);
    const seen = new Set<string>();
    const said = reading.terms.filter(({ key }) => !seen.has(key) && seen.add(key));
    const sums = new Map<number, number>();
    let most = 0;
    for (const term of said) {
      const terms = lookUp(term);
      most += terms?.weight ?? unknownWeight(term);
      const limit = (1 + LITERAL) * (terms?.weight ?? 0);
      for (const [tool, score] of terms?.scores ?? []) sums.set(tool, (sums.get(tool) ?? 0) + Math.min(score, limit));
    }
    const saidTerms = new Set(said.flatMap(({ key }) => numbers.get(key) ?? []));
    const directions = directed(reading);
    const meant = [...sums].filter(([tool]) => !isOfData(tool, said));
    const scored = meant.map(([tool, sum]): [string, number] => {
      const direction = directions.has(tool) ? DIRECTION : 0;
      return [ids[tool] ?? '', Math.min(1, (sum / most + bonusOfPhrases(tool, saidTerms) + direction) / 1.5)];
    });
    return new Map(scored.filter(([, score]) => score >= LEAST / 1.5));
  }

  /** The tools that fit a text, best first. */
  const ranked = (text: string) => [...find(text)].sort(([, a], [, b]) => b - a);

  return {
    find,
    called(text) {
      const [only, ...others] = lexicon.read(text).terms;
      const number = only && others.length === 0 ? numbers.get(only.key) : undefined;
      return new Set(number === undefined ? [] : called.get(number));
    },
    named(text) {
      const { terms: said } = lexicon.read(text);
      if (said.length < 2 || !said.every(({ key }) => listOf(key).length > 0)) return null;
      const [best] = ranked(text);
      return best && best[1] >= NAMED ? best[0] : null;
    },
    usual,
    meaningOf: lexicon.meaningOf,
    isFiller: lexicon.isFiller,
    toolsOf: (words) =>
      ranked(words)
        .slice(0, MOST_TOOLS)
        .map(([id]) => id),
    directs: (text) => directed(lexicon.read(text)).size > 0,
    outputNamed: outputNames(outputs, lexicon),
  };
}

import type { LexiconData } from './lexicon.ts';

/** What the build learned from the texts of all tools, for one language. Encoded compactly to keep the file small. */
export interface IntentData extends LexiconData {
  tools: readonly string[];
  /** All terms in order: a capital for the number of letters shared with the term before, then the other letters. */
  terms: string;
  /** The tools that have each term: a character for each tool, and a space between terms. */
  postings: string;
  /** The weight (1 to 9) of each posting. */
  weights: string;
  /** The names and keywords of each tool: term numbers separated by `,`, phrases separated by `;`, reviewed ones with `!`. */
  phrases: readonly string[];
  /** Conversions, such as `json>yaml`, with the numbers of the tools that do them. */
  pairs: Readonly<Record<string, readonly number[]>>;
}

/** The weight of a term for one tool. */
export interface Posting {
  tool: number;
  weight: number;
}

export const MOST_WEIGHT = 9;

const NONE_SHARED = 0x41; // A
const MOST_SHARED = 25;

/** Terms are folded, so no capital is part of one. Neighbors share most of their letters. */
export function encodeTerms(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < Math.min(MOST_SHARED, term.length) && term[shared] === before[shared]) shared += 1;
      before = term;
      return String.fromCharCode(NONE_SHARED + shared) + term.slice(shared);
    })
    .join('');
}

export function decodeTerms(text: string): string[] {
  let before = '';
  return Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared = 'A', rest = '']) => {
    before = before.slice(0, shared.charCodeAt(0) - NONE_SHARED) + rest;
    return before;
  });
}

const FIRST_SYMBOL = 0x23;
/** Characters that JSON escapes or that can't be seen. */
const GAPS: readonly (readonly [from: number, length: number])[] = [
  [0x5c, 1],
  [0x7f, 0x22],
];

const symbolOf = (tool: number) =>
  String.fromCharCode(
    GAPS.reduce((code, [from, length]) => (code >= from ? code + length : code), FIRST_SYMBOL + tool),
  );

const toolOf = (symbol: number) =>
  GAPS.toReversed().reduce((code, [from, length]) => (code >= from ? code - length : code), symbol) - FIRST_SYMBOL;

export function encodePostings(lists: readonly (readonly Posting[])[]): Pick<IntentData, 'postings' | 'weights'> {
  return {
    postings: lists.map((list) => list.map(({ tool }) => symbolOf(tool)).join('')).join(' '),
    weights: lists.flatMap((list) => list.map(({ weight }) => weight)).join(''),
  };
}

export function decodePostings({ postings, weights }: Pick<IntentData, 'postings' | 'weights'>): Posting[][] {
  let at = 0;
  return postings.split(' ').map((list) =>
    Array.from(list, (symbol) => {
      const weight = Number(weights[at]);
      at += 1;
      return { tool: toolOf(symbol.charCodeAt(0)), weight };
    }),
  );
}

/** The terms of a name or a keyword; a reviewed one was written for search. */
export interface Phrase {
  terms: readonly number[];
  reviewed: boolean;
}

const REVIEWED = '!';

export const encodePhrases = (phrases: readonly Phrase[]): string =>
  phrases
    .map(({ terms, reviewed }) => (reviewed ? REVIEWED : '') + terms.map((term) => term.toString(36)).join(','))
    .join(';');

export const decodePhrases = (text: string): Phrase[] =>
  text === ''
    ? []
    : text.split(';').map((phrase) => {
        const reviewed = phrase.startsWith(REVIEWED);
        const terms = (reviewed ? phrase.slice(1) : phrase).split(',').map((term) => parseInt(term, 36));
        return { terms, reviewed };
      });

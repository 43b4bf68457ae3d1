import type { LexiconData } from './lexicon.ts';

/** What the build learned from the texts of all tools, for one language. Encoded compactly to keep the file small. */
export interface IntentData extends LexiconData {
  tools: readonly string[];
  /** All terms, separated by spaces; spaces inside a term are written as `_`. */
  terms: string;
  /** The tools that have each term: two base-36 digits for the tool and one for the weight of the term (1 to 9). */
  postings: string;
  /** The multi-word names and keywords of each tool: term numbers separated by `,`, phrases separated by `;`. */
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

export const encodePostings = (lists: readonly (readonly Posting[])[]): string =>
  lists
    .map((list) => list.map(({ tool, weight }) => tool.toString(36).padStart(2, '0') + String(weight)).join(''))
    .join(' ');

export const decodePostings = (text: string): Posting[][] =>
  text.split(' ').map((list) => {
    const postings: Posting[] = [];
    for (let at = 0; at < list.length; at += 3) {
      postings.push({ tool: parseInt(list.slice(at, at + 2), 36), weight: Number(list[at + 2]) });
    }
    return postings;
  });

export const encodePhrases = (phrases: readonly (readonly number[])[]): string =>
  phrases.map((terms) => terms.map((term) => term.toString(36)).join(',')).join(';');

export const decodePhrases = (text: string): number[][] =>
  text === '' ? [] : text.split(';').map((terms) => terms.split(',').map((term) => parseInt(term, 36)));

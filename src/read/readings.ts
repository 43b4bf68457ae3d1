import type { Call, Line } from '../calls/call.ts';
import type { Scope } from '../core/grammar.ts';
import type { Context } from './context.ts';
import type { Pass } from './pass.ts';
import type { Reading } from './reading.ts';
import type { Entry } from './search/entry.ts';
import type { SearchResults } from './search/search.ts';
import type { Unfinished } from './steps/unfinished.ts';

/** Everything that a line can mean, best first. */
export interface Readings<E extends Entry = Entry> {
  /** What to run. An answer that is rejected when it runs falls away, unless it explains the mistake (`settled.ts`). */
  answers: readonly Reading[];
  /** Tools that may take the text: to open with it. */
  proposals: readonly Call[];
  /** What the line names. */
  results: SearchResults<E>;
  /** Whether the best of `results` is likelier than any answer. */
  isSearch: boolean;
  /** Operations that take any text, for a line that is nothing else. */
  fallbacks: readonly Call[];
  /** A chain whose next step is still being typed: its value so far answers while it is. */
  unfinished: Unfinished | null;
  /** What the first answer may be continued with, for a text that is certainly for its tool. */
  next: Unfinished | null;
  /** `=` computes only, `>` finds only what isn't a tool. */
  scope: Scope | null;
}

/** What a single line is read with. */
export interface Reader<E extends Entry> {
  context: Context<E>;
  /** The costly steps for a line, which is as typed or a variant of it. */
  passOf(line: Line): Pass;
}

const NO_RESULTS = { hits: [], readAs: null };

/** Fills in what a reading of a line doesn't have. */
export const readings = <E extends Entry>(parts: Partial<Readings<E>>): Readings<E> => ({
  answers: [],
  proposals: [],
  results: NO_RESULTS,
  isSearch: false,
  fallbacks: [],
  unfinished: null,
  next: null,
  scope: null,
  ...parts,
});

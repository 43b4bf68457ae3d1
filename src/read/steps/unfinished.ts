import { POPULAR } from '../../catalog/popular.ts';
import { type Call, callOf, type Line } from '../../calls/call.ts';
import { shortestWordFor } from '../../calls/heads.ts';
import type { Card, OperationCard } from '../../core/card.ts';
import { connects } from '../../core/steps/chain.ts';
import type { ValueKind } from '../../core/values.ts';
import type { Context } from '../context.ts';
import { continuations, recognizing } from './continuations.ts';
import { byUse } from '../search/word-use.ts';

/** A chain whose next step is still being typed: `b64d aGVsbG8= | sha`. */
export interface Unfinished {
  /** The steps before it. */
  call: Call;
  /** The line up to the pipe. */
  head: string;
  /** The part of the next step that is typed. */
  begun: string;
  /** The tools that are listed anyway, for a step that nobody has asked for: it must recognize the value. */
  besides?: readonly string[];
}

/** A step that fits after a value. */
export interface Step {
  card: Card;
  operation: OperationCard;
  /** The line with this step. */
  line: string;
  word: string;
}

const OPEN = /^([^]*\S) \|(?: +([a-z\d-]*))?$/i;
const MOST = 6;

/** Returns all words for operations of a tool, in the order of its spec. */
const wordsOf = ({ operations }: Card) =>
  operations.flatMap((operation) => Object.keys(operation.aliases).map((word) => ({ operation, word })));

/** Whether a word is the first of those that mean the same, such as `sha256` and `sha256sum`. */
function isFirst({ operation, word }: ReturnType<typeof wordsOf>[number], at: number, all: ReturnType<typeof wordsOf>) {
  const meaning = (of: OperationCard, name: string) => `${of.name} ${JSON.stringify(of.aliases[name])}`;
  const own = meaning(operation, word);
  return all.findIndex((other) => meaning(other.operation, other.word) === own) === at;
}

/** Reads a line that ends with a pipe, or with the beginning of a step after it; null for other lines. */
export function unfinishedIn(
  line: Line,
  { cards, vocabulary }: Pick<Context, 'cards' | 'vocabulary'>,
): Unfinished | null {
  const [, head, begun = ''] = OPEN.exec(line.text) ?? [];
  if (head === undefined || (begun !== '' && vocabulary.find(begun))) return null;
  const call = callOf({ ...line, text: head }, vocabulary);
  const start = begun.toLowerCase();
  const isStep = begun === '' || cards.some((card) => wordsOf(card).some(({ word }) => word.startsWith(start)));
  return call !== null && call.text !== null && isStep ? { call, head, begun: start } : null;
}

/** Returns the chain that begins with the first answer to a text that is certainly for its tool; null if no line says so. */
export function begunWith(
  { answers, proposals }: { answers: readonly { call: Call }[]; proposals: readonly Call[] },
  { vocabulary }: Pick<Context, 'vocabulary'>,
): Unfinished | null {
  const call = answers[0]?.call;
  if (!call || Object.keys(call.values).some((field) => field !== call.operation.primary.name)) return null;
  return { call, head: shortestWordFor(call, vocabulary), begun: '', besides: proposals.map(({ card }) => card.id) };
}

/** Tools by popularity: those that most people come for, then those that take the value as it is. */
function placeOf(id: string, likely: readonly string[]): number {
  const popular = POPULAR.indexOf(id);
  if (popular >= 0) return popular;
  const place = likely.indexOf(id);
  return POPULAR.length + (place < 0 ? likely.length : place);
}

/**
 * Returns the steps that fit after a value: without a beginning of their name, the likeliest ones; with it, all that have
 * such a word, by use, then by popularity.
 */
export function stepsAfter(
  { call, head, begun, besides }: Unfinished,
  value: { kind: ValueKind; text: string | null },
  { cards, vocabulary, habits }: Context,
): Step[] {
  const from = { toolId: call.card.id, ...value };
  const likely = besides
    ? recognizing(from, cards).filter(({ card }) => !besides.includes(card.id))
    : continuations(from, cards);
  const at = (card: Card, operation: OperationCard, word: string): Step => ({
    card,
    operation,
    word,
    line: `${head} | ${word}`,
  });
  if (begun === '')
    return likely
      .slice(0, MOST)
      .map(({ card, operation }) => at(card, operation, shortestWordFor({ card, operation }, vocabulary)));
  const ids = likely.map(({ card }) => card.id);
  const fitting = cards
    .toSorted((a, b) => placeOf(a.id, ids) - placeOf(b.id, ids))
    .flatMap((card) =>
      wordsOf(card)
        .filter(({ operation, word }) => word.startsWith(begun) && connects(value.kind, operation.primary.kind))
        .filter(isFirst)
        .map(({ operation, word }) => at(card, operation, word)),
    );
  return byUse(fitting, ({ card, word }) => ({ id: card.id, word }), habits).slice(0, MOST);
}

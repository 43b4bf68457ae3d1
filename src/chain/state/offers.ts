import { readLine, type WrittenStep } from '../../calls/notation.ts';
import type { Card, OperationCard } from '../../core/card.ts';
import { connects } from '../../core/steps/chain.ts';
import { fieldKind } from '../../core/kinds.ts';
import { continuations } from '../../read/steps/continuations.ts';
import type { Context } from '../../read/context.ts';
import { search } from '../../read/search/search.ts';
import type { ValueKind } from '../../core/values.ts';

/** The value that a new step would take. */
export interface Subject {
  /** The tool that makes it; empty for the input of the chain. */
  toolId: string;
  kind: ValueKind;
  /** Null if it isn't text, or not known yet. */
  text: string | null;
}

/** Steps that can be added together: one operation, or all that a line names. */
export interface Offer {
  key: string;
  steps: readonly WrittenStep[];
}

const MOST = 30;

const offerOf = (card: Card, operation: OperationCard, values: WrittenStep['values'] = {}): Offer => ({
  key: `${card.id}/${operation.name} ${JSON.stringify(values)}`,
  steps: [{ card, operation, values }],
});

/** Checks that the steps of a line fit the value and each other. */
function fitsAll(steps: readonly WrittenStep[], kind: ValueKind): boolean {
  const kinds = [kind, ...steps.map(({ operation }) => operation.outputs[0]?.kind ?? 'verdict')];
  return steps.every(({ operation }, at) => connects(kinds[at] ?? 'verdict', operation.primary.kind));
}

/** Returns the operations that can work on a value, or start a chain without one, likeliest first. */
function likely({ toolId, kind, text }: Subject, cards: readonly Card[]): Offer[] {
  return continuations({ toolId, kind, text }, cards).map(({ card, operation }) => offerOf(card, operation));
}

/**
 * Returns what can be added to a chain where it has this value, likeliest first; with a query, what that names. Nothing that
 * can't take the value is offered.
 */
export function offersFor(query: string, subject: Subject, context: Context): readonly Offer[] {
  const { cards, vocabulary } = context;
  const asked = query.trim();
  const takes = ({ primary }: OperationCard) => connects(subject.kind, primary.kind);
  if (asked === '') {
    const first = likely(subject, cards);
    const seen = new Set(first.map(({ key }) => key));
    const any = cards.flatMap((card) =>
      card.operations
        .filter((operation) => operation.anyText && takes(operation))
        .map((operation) => offerOf(card, operation)),
    );
    return [...first, ...any.filter(({ key }) => !seen.has(key))].slice(0, MOST);
  }
  const line = readLine(asked, vocabulary);
  const isLine = line.problems.length === 0 && line.input === null && line.steps.length > 0;
  const named = isLine && fitsAll(line.steps, subject.kind) ? [{ key: `line ${asked}`, steps: line.steps }] : [];
  const startsAlone = ({ primary }: OperationCard) => subject.toolId === '' && fieldKind(primary.kind).setting !== null;
  const offered = search(asked, context).hits.flatMap(({ entry }) => {
    const card = cards.find(({ id }) => id === entry.id);
    const fitting = card?.operations.filter((operation) => takes(operation) || startsAlone(operation)) ?? [];
    return card ? fitting.map((operation) => offerOf(card, operation)) : [];
  });
  const [first] = named;
  const isSame = ({ steps: [step] }: Offer) =>
    first?.steps.length === 1 &&
    step?.operation === first.steps[0]?.operation &&
    Object.keys(first.steps[0]?.values ?? {}).length === 0;
  return [...named, ...offered.filter((offer) => !isSame(offer))].slice(0, MOST);
}

// Loads when a way from a text to another value is looked for.
import { cards } from '../catalog/cards.ts';
import type { Card, OperationCard } from '../core/card.ts';
import { inverseTarget } from '../core/inverse.ts';
import { carriedBy, fieldKind } from '../core/kinds.ts';
import { type Goal, nearness, REACHED } from '../core/steps/way/goals.ts';
import { LONGEST, type Way, type WayStep } from '../core/steps/way/way.ts';
import type { WrittenStep } from './notation.ts';
import { candidatesFor } from './recognize.ts';

/** Searches somewhere: in a worker of the page, or in this thread. */
export type SearchWay = (
  job: {
    text: string;
    goal: Goal;
    language: string;
    decoders: readonly { step: WayStep; back: WayStep }[];
    /** Operations that decode a text to bytes, with the inverses that may prove them. */
    byteDecoders: readonly { step: WayStep; back: WayStep }[];
    /** Operations that take files out of one. */
    openers: readonly WayStep[];
    others: readonly WayStep[];
  },
  recognizing: (text: string) => readonly WayStep[],
) => Promise<Way | null>;

/** A way with its cards. */
export interface WrittenWay {
  steps: readonly WrittenStep[];
  /** What it makes, if that is text. */
  text: string | null;
}

const stepOf = ({ id, category }: Card, { name }: OperationCard, values: WayStep['values'] = {}): WayStep => ({
  id,
  category,
  operation: name,
  values,
});

const isQuick = ({ answers, cost, primary }: OperationCard) =>
  answers && cost === undefined && fieldKind(primary.kind).textual;
const makesText = ({ outputs }: OperationCard) => carriedBy(outputs[0]?.kind ?? 'verdict') === 'text';

/** The operations of all tools that take a text and make one at once, with each set of options that has a word of its own. */
const candidates = (): { card: Card; operation: OperationCard; values: WayStep['values'] }[] =>
  cards.flatMap((card) =>
    card.operations
      .filter((operation) => isQuick(operation) && makesText(operation))
      .flatMap((operation) => {
        const presets = new Map(Object.values(operation.aliases).map((values) => [JSON.stringify(values), values]));
        return [...presets.set('{}', {}).values()].map((values) => ({ card, operation, values }));
      }),
  );

/** Returns the operation of the same tool that reverses another; null if there is none that takes text. */
function inverseIn(card: Card, { inverse }: OperationCard): OperationCard | null {
  const target = inverse === undefined ? null : inverseTarget(card.id, inverse);
  if (target?.toolId !== card.id) return null;
  const operation = card.operations.find(({ name }) => name === target.operation);
  return operation && fieldKind(operation.primary.kind).textual ? operation : null;
}

const decoders = (): Parameters<SearchWay>[0]['decoders'] =>
  candidates().flatMap(({ card, operation, values }) => {
    const back = inverseIn(card, operation);
    return back ? [{ step: stepOf(card, operation, values), back: stepOf(card, back) }] : [];
  });

const takesFile = ({ primary, cost }: OperationCard) => cost === undefined && fieldKind(primary.kind).file === 'only';
const carriedByFirst = ({ outputs }: OperationCard) => carriedBy(outputs[0]?.kind ?? 'verdict');

/** The operations that make bytes of a text, each with one of its tool that makes a text of bytes. */
const byteDecoders = (): Parameters<SearchWay>[0]['byteDecoders'] =>
  cards.flatMap((card) => {
    const back = card.operations.find((operation) => takesFile(operation) && makesText(operation));
    const ways = card.operations.filter((operation) => isQuick(operation) && carriedByFirst(operation) === 'bytes');
    return back ? ways.map((operation) => ({ step: stepOf(card, operation), back: stepOf(card, back) })) : [];
  });

const openers = (): WayStep[] =>
  cards.flatMap((card) =>
    card.operations
      .filter((operation) => takesFile(operation) && carriedByFirst(operation) === 'many')
      .map((operation) => stepOf(card, operation)),
  );

/** Operations that recognize a text as theirs. */
function recognizing(text: string): WayStep[] {
  const { answers, proposals } = candidatesFor({ text, attachment: null }, cards);
  return [...answers, ...proposals]
    .filter(({ operation }) => isQuick(operation))
    .map(({ card, operation, values }) => {
      const options = Object.entries(values).filter(([name]) => name !== operation.primary.name);
      return stepOf(card, operation, Object.fromEntries(options));
    });
}

function written({ id, operation: name, values }: WayStep): WrittenStep {
  const card = cards.find((each) => each.id === id);
  const operation = card?.operations.find((each) => each.name === name);
  if (!card || !operation) throw new Error(`no operation ${name} of ${id}`);
  return { card, operation, values };
}

/** Whether it makes no sense to look for a way from a text to a goal: it is too long, or there already. */
export const isThere = (text: string, goal: Goal): boolean =>
  text.length > LONGEST ||
  text.trim() === '' ||
  (goal.kind === 'text' ? goal.text === text : nearness(goal.kind, { text, isPicture: false }) >= REACHED);

/** Finds the steps that lead from a text to a goal; null if there are none. */
export async function wayTo(goal: Goal, text: string, language: string, search: SearchWay): Promise<WrittenWay | null> {
  if (isThere(text, goal)) return null;
  // What has no format of its own may make any text: a hash, another case. Readers of formats rather lead away.
  const isOpen = ({ anyText, detect }: OperationCard) => anyText === true || detect.length === 0;
  const able = goal.kind === 'text' ? candidates().filter(({ operation }) => isOpen(operation)) : [];
  const others = able.map(({ card, operation, values }) => stepOf(card, operation, values));
  const way = await search(
    { text, goal, language, decoders: decoders(), byteDecoders: byteDecoders(), openers: openers(), others },
    recognizing,
  );
  return way && { steps: way.steps.map(written), text: way.text };
}

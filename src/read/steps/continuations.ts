import type { Card, OperationCard } from '../../core/card.ts';
import { connects } from '../../core/steps/chain.ts';
import { fieldKind } from '../../core/kinds.ts';
import type { ValueKind } from '../../core/values.ts';
import { candidatesFor } from '../../calls/recognize.ts';

/** An operation that can continue with a value, and the field that takes it. */
export interface Continuation {
  card: Card;
  operation: OperationCard;
  field: string;
}

interface From {
  toolId: string;
  kind: ValueKind;
  /** The value if it is text; null for bytes. */
  text: string | null;
}

const MOST = 8;

const at = (card: Card, operation: OperationCard, field = operation.primary.name): Continuation => ({
  card,
  operation,
  field,
});

/** Returns the operations of other tools that recognize the format of a value. */
export function recognizing({ toolId, text }: From, cards: readonly Card[]): Continuation[] {
  const { answers, proposals } = candidatesFor({ text: text ?? '', attachment: null }, cards);
  return [...answers, ...proposals]
    .filter(({ card }) => card.id !== toolId && !card.view)
    .map(({ card, operation, reason }) =>
      at(card, operation, reason.kind === 'recognized' ? reason.rule.field : undefined),
    );
}

/**
 * Returns the operations that take a value, most likely first, one per tool: those that recognize its format, those of related tools,
 * those for any text or file, and those of the same category.
 */
export function continuations(from: From, cards: readonly Card[]): Continuation[] {
  const { toolId, kind, text } = from;
  const takes = ({ primary }: OperationCard) => connects(kind, primary.kind);
  const maker = cards.find(({ id }) => id === toolId);
  const related = maker?.related ?? [];
  const firstOf = (card: Card, accepts: (operation: OperationCard) => boolean) => {
    const operation = card.operations.find(accepts);
    return operation ? [at(card, operation)] : [];
  };
  const near = related.flatMap((id) => cards.filter((card) => card.id === id)).flatMap((card) => firstOf(card, takes));
  const welcome = ({ anyText, primary }: OperationCard) =>
    text === null ? fieldKind(primary.kind).file !== 'never' : anyText === true;
  const general = cards.flatMap((card) => firstOf(card, (operation) => welcome(operation) && takes(operation)));
  const neighbors = text === null ? [] : cards.filter(({ category }) => category === maker?.category);
  const alike = neighbors.flatMap((card) =>
    // One that has a format of its own doesn't recognize the value, or it would have come first.
    firstOf(
      card,
      (operation) => takes(operation) && fieldKind(operation.primary.kind).textual && operation.detect.length === 0,
    ),
  );
  const seen = new Set([toolId]);
  const all = [...recognizing(from, cards), ...near, ...general, ...alike].filter(({ card }) => {
    if (card.view || seen.has(card.id)) return false;
    seen.add(card.id);
    return true;
  });
  return all.slice(0, MOST);
}

/** Returns the operation of a tool that takes a text typed for another one; null if there is none. */
export function operationFor(card: Card, text: string): Continuation | null {
  const [recognized] = candidatesFor({ text, attachment: null }, [card]).answers;
  const operation = recognized?.operation ?? card.operations.find(({ primary }) => connects('text', primary.kind));
  if (!operation || card.view) return null;
  const field = recognized?.reason.kind === 'recognized' ? recognized.reason.rule.field : operation.primary.name;
  return { card, operation, field };
}

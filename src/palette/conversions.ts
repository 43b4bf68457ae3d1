import type { Card } from '../core/card.ts';
import { detects } from '../core/detect.ts';
import { parseConversion } from '../core/grammar.ts';
import { type Line, type Request, requestOf, takesText } from './calls.ts';

const MOST = 3;

/** A request, and which of its outputs were asked for. */
export interface Converted {
  request: Request;
  outputs: readonly number[];
}

/**
 * The operations that may give what `value in target` asks for: those that recognize the value, else all that know the target.
 * Which of them take the value, their runs say.
 */
export function conversionsOf(
  { text, attachment }: Line,
  cards: readonly Card[],
  connectors: readonly string[] = [],
): Converted[] {
  if (attachment) return [];
  const all = cards.flatMap((card) => card.operations.map((operation) => ({ card, operation })));
  const asked = parseConversion(
    text,
    (word) => all.some(({ operation }) => Object.hasOwn(operation.targets, word)),
    connectors,
  );
  if (!asked) return [];
  const able = all.filter(
    ({ operation }) => takesText(operation) && asked.targets.every((word) => Object.hasOwn(operation.targets, word)),
  );
  const knowing = able.filter(({ operation }) => operation.detect.some((rule) => detects(rule, asked.value)));
  return (knowing.length > 0 ? knowing : able).slice(0, MOST).map(({ card, operation }) => ({
    request: requestOf({ card, operation, preset: {} }, asked.value),
    outputs: [...new Set(asked.targets.flatMap((word) => operation.targets[word] ?? []))],
  }));
}

import type { Card } from '../core/card.ts';
import { detects } from '../core/detect.ts';
import { parseConversion } from '../core/grammar.ts';
import { type Line, type Call, makeCall, takesText } from './call.ts';

const MOST = 3;

/** A call, and which of its outputs were asked for. */
export interface Converted {
  call: Call;
  outputs: readonly number[];
}

/** Is it a word behind "in" of any operation? */
export const isTargetOf = (cards: readonly Card[]) => (word: string) =>
  cards.some(({ operations }) => operations.some(({ targets }) => Object.hasOwn(targets, word)));

/**
 * The operations that may give what `value in target` asks for: those that recognize the value, else all that know the target.
 * Which of them take the value, their runs say.
 */
export function conversionsOf({ text, attachment }: Line, cards: readonly Card[]): Converted[] {
  const asked = attachment ? null : parseConversion(text, isTargetOf(cards));
  if (!asked) return [];
  const all = cards.flatMap((card) => card.operations.map((operation) => ({ card, operation })));
  const able = all.filter(
    ({ operation }) => takesText(operation) && asked.targets.every((word) => Object.hasOwn(operation.targets, word)),
  );
  // Several words are data for what takes any text; for a format they are a sentence ("remove spaces in json").
  const isProse = /^[\p{L}'’-]+(?: [\p{L}'’-]+)+$/u.test(asked.value);
  const knowing = able.filter(({ operation }) => operation.detect.some((rule) => detects(rule, asked.value)));
  const others = isProse ? able.filter(({ operation }) => operation.anyText) : able;
  return (knowing.length > 0 ? knowing : others).slice(0, MOST).map(({ card, operation }) => ({
    call: makeCall({ card, operation, preset: {} }, asked.value, {
      reason: { kind: 'conversion', targets: asked.targets },
    }),
    outputs: [...new Set(asked.targets.flatMap((word) => operation.targets[word] ?? []))],
  }));
}

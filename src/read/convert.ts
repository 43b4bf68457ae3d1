import type { Card, OperationCard } from '../core/card.ts';
import { detects } from '../core/recognition/detect.ts';
import { parseConversion } from '../core/grammar.ts';
import { type Line, type Call, makeCall, takesText } from '../calls/call.ts';

const MOST = 3;

/** A call and the outputs that the user requested. */
export interface Converted {
  call: Call;
  outputs: readonly number[];
  /** The word in the line that names the notation of the value. */
  notation?: string;
}

/** Returns the fields that a notation sets which a value is likely in, though none is named; not the one that is asked for. */
function inImplied(value: string, { notations = {} }: OperationCard, targets: readonly string[]) {
  for (const [word, { implied, sets }] of Object.entries(notations))
    if (implied !== undefined && !targets.includes(word) && new RegExp(implied, 'i').test(value))
      return { text: value, preset: sets, notation: word };
  return null;
}

/** Whether a word names a notation that any operation reads. */
export const isNotationOf = (cards: readonly Card[]) => (word: string) =>
  cards.some(({ operations }) => operations.some(({ notations = {} }) => Object.hasOwn(notations, word)));

/** Returns a value without the notation before or after it (`FF hex`), and the fields that the notation sets. */
function inNotation(value: string, { notations = {} }: OperationCard) {
  const [, before = '', last = ''] = /^([^]*\S) +(\S+)$/.exec(value) ?? [];
  const [, first = '', behind = ''] = /^(\S+) +([^]+)$/.exec(value) ?? [];
  for (const [word, text] of [
    [last.toLowerCase(), before],
    [first.toLowerCase(), behind],
  ] as const) {
    const named = Object.hasOwn(notations, word) ? notations[word] : undefined;
    if (named && new RegExp(named.pattern, 'i').test(text)) return { text, preset: named.sets, notation: word };
  }
  return null;
}

/** Whether any operation accepts this word after "in". */
export const isTargetOf = (cards: readonly Card[]) => (word: string) =>
  cards.some(({ operations }) => operations.some(({ targets }) => Object.hasOwn(targets, word)));

/**
 * Returns the operations that may answer `value in target`: those that recognize the value, otherwise all that know the
 * target. Running them shows which ones accept the value.
 */
export function conversionsOf({ text, attachment }: Line, cards: readonly Card[]): Converted[] {
  const asked = attachment ? null : parseConversion(text, isTargetOf(cards));
  if (!asked) return [];
  const all = cards.flatMap((card) => card.operations.map((operation) => ({ card, operation })));
  const able = all.filter(
    ({ operation }) => takesText(operation) && asked.targets.every((word) => Object.hasOwn(operation.targets, word)),
  );
  // Several words are data for operations that take any text; for a format they are a sentence ("remove spaces in
  // json").
  const isProse = /^[\p{L}'’-]+(?: (?:[\p{L}'’-]+|[^\p{L}\d\s]))+$/u.test(asked.value);
  const within = (notationOf: (operation: OperationCard) => ReturnType<typeof inNotation>) =>
    able.flatMap((target) => {
      const value = notationOf(target.operation);
      return value ? [{ ...target, ...value }] : [];
    });
  const named = within((operation) => inNotation(asked.value, operation));
  const implied = within((operation) => inImplied(asked.value, operation, asked.targets));
  const knowing = able.filter(({ operation }) => operation.detect.some((rule) => detects(rule, asked.value)));
  const others = isProse ? able.filter(({ operation }) => operation.anyText) : able;
  // An operation that reads the value the same way in a notation would answer twice.
  const isSame = (operation: OperationCard) =>
    implied.some((target) => target.operation === operation && Object.keys(target.preset).length === 0);
  const plain = (knowing.length > 0 ? knowing : others)
    .filter(({ operation }) => !isSame(operation))
    .map((target) => ({ ...target, text: asked.value, preset: {} }));
  return (named.length > 0 ? named : [...implied, ...plain])
    .slice(0, MOST)
    .map(({ card, operation, preset, text, ...notation }) => ({
      call: makeCall({ card, operation, preset }, text, { reason: { kind: 'conversion', targets: asked.targets } }),
      outputs: [...new Set(asked.targets.flatMap((word) => operation.targets[word] ?? []))],
      ...notation,
    }));
}

/** Reads a call by the name of a notation as a number in that notation: `hex ff` has the value `ff`, in hexadecimal. */
export function notedCall({ alias, text }: Call, cards: readonly Card[]): Call | null {
  if (alias === null || text === null) return null;
  for (const card of cards) {
    for (const operation of card.operations) {
      const value = Object.hasOwn(operation.notations ?? {}, alias) ? inNotation(`${text} ${alias}`, operation) : null;
      const reason = { kind: 'call' } as const;
      if (value) return makeCall({ card, operation, preset: value.preset }, value.text, { reason });
    }
  }
  return null;
}

import { type Call, makeCall, modeOf, takesText } from '../calls/call.ts';
import type { Line } from '../calls/call.ts';
import type { Card } from '../core/card.ts';
import { valueKind } from '../core/kinds.ts';

/** One way to read a line: what to run, and which of its outputs answer the line. */
export interface Reading {
  call: Call;
  /** Indexes of outputs, the main one first. */
  outputs: readonly number[];
  /** Whether the line names the first of them: `port of https://…`. */
  isNamed?: true;
}

const MOST_OUTPUTS = 3;

/** Reads a line as a call. It answers with the outputs that its rule asks for, otherwise with the first ones. */
export function readingOf(call: Call, most = MOST_OUTPUTS): Reading {
  const asked = call.reason.kind === 'recognized' ? call.reason.rule.outputs : undefined;
  const outputs =
    asked ??
    call.operation.outputs.flatMap(({ kind, quiet }, output) =>
      output === 0 || (!quiet && valueKind(kind).oneLine) ? [output] : [],
    );
  return { call, outputs: outputs.slice(0, modeOf(call) === 'run' ? most : 1) };
}

/** The literal reading of a line, below a likelier one: only its main output. */
export const literally = (call: Call): Reading => readingOf({ ...call, doubtful: true, isLiteral: true }, 1);

/**
 * Operations that take any text, so that there is always something to do with it: for several words, text tools first; for one
 * word, encoders first.
 */
export function fallbacksFor({ text, attachment }: Line, cards: readonly Card[]): Call[] {
  const subject = attachment?.text ?? text;
  if (subject.trim() === '') return [];
  const isProse = /\S\s+\S/.test(subject.trim());
  const ordered = cards.toSorted(
    (a, b) => Number(isProse === (b.category === 'text')) - Number(isProse === (a.category === 'text')),
  );
  return ordered.flatMap((card) =>
    card.operations
      .filter((operation) => operation.anyText && takesText(operation))
      .map((operation) => makeCall({ card, operation, preset: {} }, subject, { attachment })),
  );
}

import type { Card } from '../../core/card.ts';
import { valueKind } from '../../core/kinds.ts';
import { type Line, modeOf, type Call, makeCall, takesText } from '../../calls/call.ts';
import { candidatesFor, type Preference } from '../../calls/recognize.ts';
import { conversionsOf } from '../../calls/convert.ts';
import { inEnglish, type Phrases } from '../../calls/phrases.ts';

const MOST_OUTPUTS = 3;
const MOST_ANSWERS = 3;

/** `leads`: the first row of an answer, with the name of the tool and a note. */
export interface AnswerRow {
  type: 'answer';
  id: string;
  call: Call;
  output: number;
  leads: boolean;
}

export interface OpenRow {
  type: 'open';
  id: string;
  call: Call;
}

function rowsOf(call: Call, outputs: readonly number[]): AnswerRow[] {
  const { card, operation } = call;
  return outputs.map((output, place) => ({
    type: 'answer',
    id: `answer-${card.id}-${operation.name}-${operation.outputs[output]?.name}`,
    call,
    output,
    leads: place === 0,
  }));
}

/**
 * Returns rows for the first outputs of a call. All exist from the start, so that nothing moves when the answer
 * arrives.
 */
export function answerRows(call: Call, most = MOST_OUTPUTS): AnswerRow[] {
  const asked = call.reason.kind === 'recognized' ? call.reason.rule.outputs : undefined;
  const shown =
    asked ??
    call.operation.outputs.flatMap(({ kind }, output) => (output === 0 || valueKind(kind).oneLine ? [output] : []));
  return rowsOf(call, shown.slice(0, modeOf(call) === 'run' ? most : 1));
}

interface Known {
  cards: readonly Card[];
  likes: Preference;
  /** The conversion phrases of the current language. */
  phrases?: Phrases;
}

/**
 * From this confidence of a suggested tool, the text may also be meant for that tool, unless the answer is surer than
 * `NOT_SURER`.
 */
const AS_WELL = 0.5;
const NOT_SURER = 0.9;

const surenessOf = ({ reason }: Call) => (reason.kind === 'recognized' ? reason.rule.confidence : 1);

/** Could the text also be meant for a suggested tool? That tool is then the second row. */
const isAmbiguous = (call: Call, proposals: readonly Call[]) =>
  surenessOf(call) <= NOT_SURER && proposals.some((other) => surenessOf(other) >= AS_WELL);

/** The rows for a text that names no tool: conversions, answers of tools that recognize it, and tools that may fit. */
export function recognized(
  typed: Line,
  { cards, likes, phrases }: Known,
): { answers: AnswerRow[]; proposals: OpenRow[]; sure: boolean; converts: boolean } {
  const line = inEnglish(typed, cards, phrases);
  const conversions = conversionsOf(line, cards);
  const { answers, proposals, sure } = candidatesFor(line, cards, likes);
  const converts = (call: Call) => conversions.some((known) => known.call.card.id === call.card.id);
  const others = answers.filter((call) => !converts(call)).slice(0, MOST_ANSWERS - conversions.length);
  const isOnly = conversions.length + others.length === 1 && !others.some((call) => isAmbiguous(call, proposals));
  return {
    answers: [
      ...conversions.flatMap((known) => rowsOf(known.call, known.outputs)),
      ...others.flatMap((call, at) => {
        const isAgain = others.findIndex(({ card }) => card.id === call.card.id) < at;
        const rows = answerRows(call, isOnly ? MOST_OUTPUTS : 1);
        return isAgain ? rows.map((row) => ({ ...row, id: `${row.id}-${at}` })) : rows;
      }),
    ],
    proposals: proposals.map(openRow),
    sure: sure || conversions.length > 0,
    converts: conversions.length > 0,
  };
}

const openRow = (call: Call): OpenRow => ({
  type: 'open',
  id: `open-${call.card.id}-${call.operation.name}`,
  call,
});

/**
 * Tools that take any text, so that the list is never empty: for several words, text tools first; for one word,
 * encoders first.
 */
export function fallbacks({ text, attachment }: Line, cards: readonly Card[]): OpenRow[] {
  const subject = attachment?.text ?? text;
  if (subject.trim() === '') return [];
  const isProse = /\S\s+\S/.test(subject.trim());
  const ordered = cards.toSorted(
    (a, b) => Number(isProse === (b.category === 'text')) - Number(isProse === (a.category === 'text')),
  );
  return ordered.flatMap((card) =>
    card.operations
      .filter((operation) => operation.anyText && takesText(operation))
      .map((operation) => openRow(makeCall({ card, operation, preset: {} }, subject, { attachment }))),
  );
}

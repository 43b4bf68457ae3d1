import type { Card } from '../../core/card.ts';
import { valueKind } from '../../core/kinds.ts';
import { type Line, modeOf, type Call, makeCall, takesText } from '../../calls/call.ts';
import { candidatesFor, type Preference } from '../../calls/recognize.ts';
import { conversionsOf } from '../../calls/convert.ts';
import { inEnglish, type Phrases } from '../../calls/phrases.ts';

const MOST_OUTPUTS = 3;
const MOST_ANSWERS = 3;

/** `leads`: the first row of its answer, with the name of the tool and a note. */
export interface AnswerRow {
  type: 'answer';
  id: string;
  request: Call;
  output: number;
  leads: boolean;
}

export interface OpenRow {
  type: 'open';
  id: string;
  request: Call;
}

function rowsOf(request: Call, outputs: readonly number[]): AnswerRow[] {
  const { card, operation } = request;
  return outputs.map((output, place) => ({
    type: 'answer',
    id: `answer-${card.id}-${operation.name}-${operation.outputs[output]?.name}`,
    request,
    output,
    leads: place === 0,
  }));
}

/** A row for the answer itself and for the next outputs, all there from the start so that nothing moves later. */
export function answerRows(request: Call, most = MOST_OUTPUTS): AnswerRow[] {
  const shown = request.operation.outputs.flatMap(({ kind }, output) =>
    output === 0 || valueKind(kind).oneLine ? [output] : [],
  );
  return rowsOf(request, shown.slice(0, modeOf(request) === 'run' ? most : 1));
}

interface Known {
  cards: readonly Card[];
  likes: Preference;
  /** What is said in the language that is shown for "in" and what follows it. */
  phrases?: Phrases;
}

/** The rows of a text that names no tool: what it is converted to, what it is recognized as, what it may be. */
export function recognized(
  typed: Line,
  { cards, likes, phrases }: Known,
): { answers: AnswerRow[]; proposals: OpenRow[]; sure: boolean } {
  const line = inEnglish(typed, cards, phrases);
  const conversions = conversionsOf(line, cards);
  const { answers, proposals, sure } = candidatesFor(line, cards, likes);
  const converts = (request: Call) => conversions.some((known) => known.call.card.id === request.card.id);
  const others = answers.filter((request) => !converts(request)).slice(0, MOST_ANSWERS - conversions.length);
  const outputs = conversions.length + others.length === 1 ? MOST_OUTPUTS : 1;
  return {
    answers: [
      ...conversions.flatMap((known) => rowsOf(known.call, known.outputs)),
      ...others.flatMap((request) => answerRows(request, outputs)),
    ],
    proposals: proposals.map(openRow),
    sure: sure || conversions.length > 0,
  };
}

const openRow = (request: Call): OpenRow => ({
  type: 'open',
  id: `open-${request.card.id}-${request.operation.name}`,
  request,
});

/** What can be done with any text whatsoever, so that there is always something. */
export function fallbacks({ text, attachment }: Line, cards: readonly Card[]): OpenRow[] {
  const subject = attachment?.text ?? text;
  if (subject.trim() === '') return [];
  return cards.flatMap((card) =>
    card.operations
      .filter((operation) => operation.anyText && takesText(operation))
      .map((operation) => openRow(makeCall({ card, operation, preset: {} }, subject, { attachment }))),
  );
}

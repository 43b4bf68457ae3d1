import type { Call } from '../calls/call.ts';
import type { Pass } from './pass.ts';
import { type Reading, readingOf } from './reading.ts';
import { CLEAR } from './settled.ts';

const MOST_ANSWERS = 3;

/** Readings of a text that names no tool. */
export interface Recognized {
  /** Conversions, and tools that recognize the text: to run, best first. */
  answers: readonly Reading[];
  /** Tools that may take the text: to open with it. */
  proposals: readonly Call[];
  /** Whether the first answer stays whatever comes of it: nothing more general is of use then. */
  isClear: boolean;
}

/**
 * From this confidence of a suggested tool, the text may also be meant for that tool, unless the answer is surer than
 * `NOT_SURER`.
 */
const AS_WELL = 0.5;
const NOT_SURER = 0.9;

const confidenceOf = ({ reason }: Call) => (reason.kind === 'recognized' ? reason.rule.confidence : 1);

/** Whether the text may just as well be meant for a suggested tool, which is then the second row. */
const isAmbiguous = (call: Call, proposals: readonly Call[]) =>
  confidenceOf(call) <= NOT_SURER && proposals.some((other) => confidenceOf(other) >= AS_WELL);

/** Reads the subject of a line as a conversion or as a text that some tool recognizes. */
export function recognizedIn(pass: Pass): Recognized {
  const conversions = pass.conversions();
  const { answers, proposals } = pass.recognition().whole;
  const isConversion = (call: Call) => conversions.some((conversion) => conversion.call.card.id === call.card.id);
  const others = answers.filter((call) => !isConversion(call)).slice(0, MOST_ANSWERS - conversions.length);
  const isOnly = conversions.length + others.length === 1 && !others.some((call) => isAmbiguous(call, proposals));
  return {
    answers: [
      ...conversions.map(({ call, outputs }): Reading => ({ call, outputs })),
      ...others.map((call) => readingOf(call, isOnly ? undefined : 1)),
    ],
    proposals,
    isClear: conversions.length > 0 || (others[0] !== undefined && confidenceOf(others[0]) >= CLEAR),
  };
}

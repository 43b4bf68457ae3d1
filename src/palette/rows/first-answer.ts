import { callOf, type Line } from '../../calls/call.ts';
import { catalogueWords } from '../../calls/words.ts';
import type { Card } from '../../core/card.ts';
import { answerRows, recognized } from './answer-rows.ts';
import { oneLine } from './display-text.ts';
import { runCall } from '../answers/run-call.ts';

/** Returns the first answer to a line that doesn't repeat the line, as a row shows it; empty if there is none. */
export async function firstAnswer(text: string, cards: readonly Card[]): Promise<string> {
  const line: Line = { text, attachment: null };
  const call = callOf(line, catalogueWords());
  const rows = call ? answerRows(call) : recognized(line, { cards, likes: () => 0 }).answers;
  const [first] = rows;
  if (!first) return '';
  const outcome = await runCall(first.call, new AbortController().signal);
  if (outcome.kind !== 'value') return '';
  const parts = rows.filter(({ call: { key } }) => key === first.call.key).map(({ output }) => outcome.parts[output]);
  const part = parts.find((one) => one !== undefined && !one.secret && one.text !== null && one.text !== text);
  if (!part) return '';
  // An output that wasn't requested needs its name.
  return oneLine(part === outcome.parts[first.output] ? (part.text ?? '') : `${part.label}: ${part.text}`);
}

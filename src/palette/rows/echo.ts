import type { Call } from '../../calls/call.ts';
import { type Answer, partOf } from '../answers/answers.ts';
import type { Row } from './row.ts';

/**
 * Does an output merely repeat the input? `#1ea54c` is no useful answer to `#1ea54c`, whether recognized or after a
 * word.
 */
function isEcho({ reason, readAs, text, before }: Call, output: number, answer: Answer): boolean {
  const recognized = reason.kind === 'recognized' ? (readAs ?? text) : null;
  const given = (reason.kind === 'call' && before.length === 0 ? text : recognized)?.trim().toLowerCase();
  return given !== undefined && given === partOf(answer, output)?.text?.toLowerCase();
}

/** Returns the rows that merely repeat the input, if another row of the same answer has more to say. */
export function echoRows(rows: readonly Row[], hidden: readonly string[], answerOf: (key: string) => Answer): string[] {
  const answers = rows.filter((row) => row.type === 'answer').filter(({ id }) => !hidden.includes(id));
  const repeats = ({ call, output }: (typeof answers)[number]) => isEcho(call, output, answerOf(call.key));
  const saying = new Set(answers.filter((row) => !repeats(row)).map(({ call }) => call.key));
  return answers.filter((row) => saying.has(row.call.key) && repeats(row)).map(({ id }) => id);
}

/** Is an output the first one that doesn't repeat the input? Its row then names the tool. */
export function followsEcho(call: Call, output: number, answer: Answer): boolean {
  if (output === 0 || !isEcho(call, 0, answer)) return false;
  const before = Array.from({ length: output }, (_, at) => at);
  return before.every((at) => isEcho(call, at, answer) || typeof partOf(answer, at)?.text !== 'string');
}

import type { Call } from '../calls/call.ts';
import type { Outcome, Part } from '../calls/outcome.ts';
import type { Reading } from './reading.ts';

/** How far a call has come: its outcome; `waiting` while it hasn't run, `lost` if its code couldn't be loaded. */
export type State = Outcome | 'waiting' | 'lost';

/** The state of each call, by its key. */
export type StateOf = (key: string) => State;

/** One output of a reading. `leads`: the first one. */
export interface ReadOutput {
  call: Call;
  output: number;
  leads: boolean;
}

/** The outputs of readings, in order. */
export const outputsOf = (readings: readonly Reading[]): ReadOutput[] =>
  readings.flatMap(({ call, outputs }) => outputs.map((output, place) => ({ call, output, leads: place === 0 })));

/** Returns one output of a settled call; null until it settles. */
const partOf = (state: State, output: number): Part | null =>
  typeof state === 'object' && state.kind === 'value' ? (state.parts[output] ?? null) : null;

const isRefused = (state: State): state is Exclude<Outcome, { kind: 'value' }> =>
  typeof state === 'object' && state.kind !== 'value';

/** Whether a call ran without such an output: a search that found nothing. */
const isMissing = (state: State, output: number) => partOf(state, output)?.isMissing === true;

/** From this confidence, a failure for a recognized text means a mistake in the text, not in the recognition. */
export const CLEAR = 0.85;

/**
 * Whether the failure of a call is the answer: the text looks like input for the tool, so that the failure explains the
 * mistake.
 */
function explains({ reason, isFaulty, text }: Call): boolean {
  // A word that can't be converted is part of a sentence: "up to date".
  const isWord = text !== null && /^\p{L}+$/u.test(text);
  if (isFaulty || (reason.kind === 'conversion' && !isWord) || reason.kind === 'calculation') return true;
  return reason.kind === 'recognized' && (reason.rule.confidence >= CLEAR || reason.isProven);
}

/**
 * Whether an output merely repeats the input. `#1ea54c` is no useful answer to `#1ea54c`, whether recognized or after a
 * word.
 */
function isEcho({ reason, readAs, text, before }: Call, output: number, state: State): boolean {
  const recognized = reason.kind === 'recognized' ? (readAs ?? text) : null;
  const input = (reason.kind === 'call' && before.length === 0 ? text : recognized)?.trim().toLowerCase();
  return input !== undefined && input === partOf(state, output)?.text?.toLowerCase();
}

/** Whether an output is the first one that doesn't repeat the input. It then stands for the answer. */
export function followsEcho(call: Call, output: number, state: State): boolean {
  if (output === 0 || !isEcho(call, 0, state)) return false;
  const before = Array.from({ length: output }, (_, at) => at);
  return before.every((at) => isEcho(call, at, state) || typeof partOf(state, at)?.text !== 'string');
}

/** Returns the outputs that merely repeat the input or an earlier output, if another one of the same call has more to say. */
function echoes<T extends ReadOutput>(outputs: readonly T[], stateOf: StateOf): T[] {
  const texts = outputs.map(({ call, output }) => partOf(stateOf(call.key), output)?.text);
  const isFirst = ({ call }: T, at: number) =>
    outputs.findIndex((before, place) => before.call === call && texts[place] === texts[at]) === at;
  const tells = (each: T, at: number) =>
    !isEcho(each.call, each.output, stateOf(each.call.key)) && (!texts[at] || isFirst(each, at));
  const telling = new Set(outputs.filter(tells).map(({ call }) => call.key));
  return outputs.filter((each, at) => telling.has(each.call.key) && !tells(each, at));
}

/**
 * Returns the outputs that remain in view as the calls of a line settle. An output is dropped if it is empty, or if its text
 * was only recognized and then rejected; if all are rejected, the first one remains and explains why.
 */
export function remaining<T extends ReadOutput>(outputs: readonly T[], stateOf: StateOf): T[] {
  const dropped = new Set<T>();
  const rejected: T[] = [];
  let isAnswered = false;
  let shown: string | null = null;
  for (const each of outputs) {
    const { alias, doubtful, isSpare, givesWay, key } = each.call;
    const state = stateOf(key);
    if (isSpare && shown !== null && shown !== key) {
      dropped.add(each);
      continue;
    }
    const isRejected = each.leads && (isRefused(state) || (doubtful === true && isMissing(state, each.output)));
    if (isRejected && (alias === null || doubtful || givesWay)) {
      dropped.add(each);
      if (isRefused(state) && state.kind === 'failure' && !doubtful && (givesWay || explains(each.call)))
        rejected.push(each);
    } else if (state === 'waiting' || each.leads) {
      isAnswered = true;
      shown ??= key;
    } else if (typeof partOf(state, each.output)?.text !== 'string') dropped.add(each);
  }
  for (const echo of echoes(
    outputs.filter((each) => !dropped.has(each)),
    stateOf,
  ))
    dropped.add(echo);
  const [first] = rejected;
  if (first && !isAnswered) dropped.delete(first);
  return outputs.filter((each) => !dropped.has(each));
}

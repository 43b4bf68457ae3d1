import type { Failure } from '../core/failure.ts';
import { outputsOf } from '../core/outputs.ts';
import type { Result } from '../core/run.ts';
import type { Operation } from '../core/tool.ts';
import type { Content } from './content.ts';
import type { Draft, Edits } from './edits.ts';
import { type Failures, failuresOf } from './failures.ts';
import type { FilesRun, Good, Outcome, RunState } from './runs.ts';

/**
 * What a run waits for: something that is about to come, something that is wrong elsewhere, or the rest of the input.
 * Null if it needs not wait.
 */
export type Hold = 'soon' | 'refused' | 'incomplete' | null;

/** Everything about an operation at one moment; a new object after each change, and the same one until then. */
export interface OperationSnapshot extends Content, Pick<RunState, 'working' | 'shareDone' | 'canceled'> {
  /** Whether the rules of the fields refuse a value. */
  isRefused: boolean;
  /** Whether the work waits for a button. */
  asks: boolean;
  /** What the rules refuse, and the failure of a run on these values. */
  failures: Failures;
  /** The text being typed in a result, and what is wrong with it. */
  draft: Draft | undefined;
  draftFailure: Failure | undefined;
  /** The outcome of the last run. */
  outcome: Outcome | null;
  /** The result to show, which may be one of earlier values. */
  good: Good | null;
  /** Whether it is shown as a result of earlier values. */
  stale: boolean;
  /** Whether it is one of earlier values and no run is about to replace it: nobody may take it for one of these. */
  outdated: boolean;
  hold: Hold;
  /** The files of the last run on these values, if it took them one by one. */
  files: FilesRun | null;
  /** Whether values that have been replaced can come back. */
  canUndo: boolean;
  /** How often all values have been replaced by something other than typing in the fields. */
  turn: number;
}

interface Parts extends Pick<OperationSnapshot, 'asks' | 'hold'> {
  op: Operation;
  content: Content;
  runs: RunState;
  /** Whether a run is in progress or about to start. */
  isUnderway: boolean;
  edits: Pick<Edits, 'draft' | 'sort'>;
  /** Whether the result shown is one of the example. */
  isOfGhost: boolean;
}

/**
 * Whether a result of earlier values disappears rather than being dimmed: one that goes on by itself, such as a code
 * that counts down, and a picture, which a camera reads however dim it is.
 */
const vanishes = (op: Operation): boolean =>
  op.live !== undefined ||
  Object.values(outputsOf(op)).some(({ kind, onDemand }) => kind === 'svg' || (kind === 'file' && !onDemand));

const filesOf = ({ content, runs: { files } }: Pick<Parts, 'content' | 'runs'>) =>
  files?.isOf(content.effective) ? files.run : null;

/** The only place that decides whether a result may be taken for that of the values. */
function resultOf(parts: Parts, draftFailure: Failure | undefined) {
  const { op, content, runs, isUnderway, asks, hold, edits, isOfGhost } = parts;
  const { last, good, working } = runs;
  const isCurrent = good !== null && good === last && good.isOf(content.effective) && !draftFailure;
  // The files that are done stand for a result until all are: they are those of the values.
  const isPartial = filesOf(parts) !== null && (working || !isCurrent);
  const outdated = !isPartial && !isCurrent && (asks || !(isUnderway || hold === 'soon') || last?.result.ok === false);
  // The example's result is not a result of what has been typed since.
  const isForeign = isOfGhost && content.ghost === null;
  const isGone = isPartial || (outdated && !edits.draft() && (isForeign || vanishes(op)));
  const shown = isGone ? null : (good?.result ?? null);
  return { good: shown, outdated, stale: shown !== null && !shown.empty && (outdated || working) };
}

const hasDied = (result: Result | undefined) => result?.ok === false && result.failure.code === 'worker-died';

/** Returns the snapshot of an operation from its parts. */
export function stateOf(parts: Parts): Omit<OperationSnapshot, 'canUndo' | 'turn'> {
  const { op, content, runs, asks, hold, edits } = parts;
  const { last, working, shareDone, canceled } = runs;
  const { effective, refused, ghost, isMixed } = content;
  const isRefused = refused.length > 0;
  // A failed run of other values says nothing about these, and a failing example helps nobody, unless the user has started it
  // or the browser has ended it.
  const isOthers = asks ? !last?.isOf(effective) : ghost !== null && !isMixed && !hasDied(last?.result);
  const isSilent = isRefused || isOthers;
  const { failures, failure } = edits.sort(
    failuresOf(op, effective, refused, isSilent ? null : (last?.result ?? null)),
  );
  return {
    ...content,
    isRefused,
    asks,
    hold,
    failures,
    draft: edits.draft(),
    draftFailure: failure,
    outcome: last,
    ...resultOf(parts, failure),
    working,
    shareDone,
    canceled,
    files: filesOf(parts),
  };
}

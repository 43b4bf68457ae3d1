import type { Result } from '../core/run.ts';
import type { FilesRun, RunOptions } from '../executor/run.ts';
import { sameValues, type Values } from './values.ts';

export type { FilesRun };

/** Runs an operation on raw values; never rejects (see the executor). */
export type Run = (
  operation: string,
  input: Values,
  options: Pick<RunOptions, 'onProgress' | 'onFiles' | 'again' | 'cost' | 'forPage'> & { signal: AbortSignal },
) => Promise<Result>;

/** A result, and the values it was computed from. */
export interface Prepared {
  result: Result;
  values: Values;
  /** The same for the operations shown below, by name. */
  also?: Readonly<Record<string, Prepared>>;
}

export type Good = Extract<Result, { ok: true }>;

/** What a run came to. */
export interface Outcome<R extends Result = Result> {
  result: R;
  /** The values it ran on. */
  values: Values;
  /** Whether it is the outcome of these values, and not of earlier ones. */
  isOf(values: Values): boolean;
}

export const outcomeOf = <R extends Result>(result: R, values: Values): Outcome<R> => ({
  result,
  values,
  isOf: isOf(values),
});

export interface RunState {
  last: Outcome | null;
  /** The last successful one; it stays while the next run is in progress or fails. */
  good: Outcome<Good> | null;
  /** Whether a run has been in progress long enough to notice. */
  working: boolean;
  /** Returns the completed share of the work, if the operation reports it. It is read again while it works: nobody is told. */
  shareDone: () => number | undefined;
  canceled: boolean;
  /** The files of the last run that took them one by one, and the values it is of. */
  files: { run: FilesRun; isOf(values: Values): boolean } | null;
}

/** Shorter runs show no progress, which would only flicker. */
const NOTICED_MS = 120;

/** If a run took longer than this, the next starts when typing pauses instead of on every keystroke. */
const QUICK_MS = 50;
const PAUSE_MS = 150;

const afterRun = { working: false, canceled: false };

const stateAfter = (last: Outcome, { good, ...state }: Omit<RunState, keyof typeof afterRun | 'last'>): RunState => ({
  ...state,
  ...afterRun,
  last,
  good: last.result.ok ? (last as Outcome<Good>) : good,
});

const isOf = (values: Values) => (others: Values) => values === others || sameValues(values, others);

/**
 * The runs of an operation, one at a time: a newer run aborts the previous one.
 * @param run runs the operation on values
 * @param onChange called when the state changes
 */
export function createRuns(
  run: (input: Values, options: Parameters<Run>[2]) => Promise<Result>,
  prepared: Outcome | null,
  onChange: () => void,
) {
  let share: number | undefined;
  const nothing = { last: null, good: null, files: null, shareDone: () => share };
  let state: RunState = prepared ? stateAfter(prepared, nothing) : { ...afterRun, ...nothing };
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTook = 0;

  const change = (next: Partial<RunState>) => {
    state = { ...state, ...next };
    onChange();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    current?.abort();
    current = undefined;
  };
  const end = (canceled: boolean) => {
    stop();
    if (state.working || state.canceled !== canceled) change({ ...afterRun, canceled });
  };

  async function start(values: Values, again?: FilesRun): Promise<void> {
    stop();
    const own = new AbortController();
    current = own;
    share = undefined;
    const begun = performance.now();
    const notice = setTimeout(() => {
      if (current === own) change({ ...afterRun, working: true });
    }, NOTICED_MS);
    const result = await run(values, {
      signal: own.signal,
      again,
      onFiles(files) {
        if (current === own) change({ files: { run: files, isOf: isOf(values) } });
      },
      onProgress(progress) {
        if (current === own) share = progress;
      },
    });
    clearTimeout(notice);
    if (current !== own) return;
    current = undefined;
    lastTook = performance.now() - begun;
    change(stateAfter(outcomeOf(result, values), state));
  }

  return {
    get: () => state,
    start,
    /** Runs those files of the last run again that failed, or those that it was stopped before. */
    goOn(values: Values): void {
      void start(values, state.files?.isOf(values) ? state.files.run : undefined);
    },
    /**
     * Starts at once if that is quick, otherwise when typing pauses. `cost` is the estimated duration in milliseconds;
     * runs that `rests` says can be stopped within moments also start at once if none has to be.
     */
    startSoon(values: Values, cost: number, rests = false): void {
      const isIdle = current === undefined && timer === undefined;
      if (Math.max(lastTook, cost) <= QUICK_MS || (rests && isIdle)) {
        void start(values);
        return;
      }
      stop();
      timer = setTimeout(() => void start(values), PAUSE_MS);
    },
    /** The result has more than before, or what was left out of it can't be made. Nothing if there is another one by now. */
    complete(good: Outcome<Good>, result: Result): void {
      if (state.good === good) change(stateAfter(outcomeOf(result, good.values), state));
    },
    /** Starts nothing that hasn't started. */
    unschedule(): void {
      clearTimeout(timer);
      timer = undefined;
    },
    /** Whether a run is in progress or about to start. */
    isUnderway: () => current !== undefined || timer !== undefined,
    /** Stopped by the user, which is reported. */
    cancel: () => end(true),
    /** No longer needed. */
    abandon: () => end(false),
  };
}

export type Runs = ReturnType<typeof createRuns>;

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../core/run.ts';
import { sameValues, type Values } from '../values.ts';

/** Runs an operation on raw values; never rejects (see the executor). */
export type Run = (
  operation: string,
  input: Values,
  options: { signal: AbortSignal; onProgress?: (share: number) => void },
) => Promise<Result>;

/** A result, and the values it was computed from. */
export interface Prepared {
  result: Result;
  values: Values;
  /** The same for the operations shown below, by name. */
  also?: Readonly<Record<string, Prepared>>;
}

type Good = Extract<Result, { ok: true }>;

interface RunState {
  /** The outcome of the last run. */
  result: Result | null;
  /** The values it ran on. */
  ranOn: Values | null;
  /** The last successful result and its input; it stays visible while the next run is in progress or fails. */
  good: Good | null;
  madeFrom: Values | null;
  /** Whether a run has been in progress long enough to notice. */
  working: boolean;
  /** Completed share of the work, if the operation reports it. */
  progress: number | undefined;
  cancelled: boolean;
}

const IDLE: RunState = {
  result: null,
  ranOn: null,
  good: null,
  madeFrom: null,
  working: false,
  progress: undefined,
  cancelled: false,
};

/** Shorter runs show no progress, which would only flicker. */
const NOTICED_MS = 120;

function startState({ result, values }: Prepared): RunState {
  return { ...IDLE, result, ranOn: values, ...(result.ok && { good: result, madeFrom: values }) };
}

/** Manages the runs of one operation, one at a time: a newer run aborts the previous one. */
export function useRun(run: Run, operation: string, prepared?: Prepared) {
  const [state, setState] = useState(() => (prepared ? startState(prepared) : IDLE));
  const current = useRef<AbortController>(undefined);
  const lastTook = useRef(0);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const ready = useRef(prepared?.values);
  /** Whether the result for these values is already available; only until other values are set. */
  const isReady = useCallback((values: Values) => {
    if (ready.current && sameValues(ready.current, values)) return true;
    ready.current = undefined;
    return false;
  }, []);
  const stop = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    async (values: Values) => {
      stop();
      const own = new AbortController();
      current.current = own;
      const begun = performance.now();
      const notice = window.setTimeout(() => {
        if (current.current === own)
          setState((before) => ({ ...before, working: true, progress: undefined, cancelled: false }));
      }, NOTICED_MS);
      const result = await latest.current(operation, values, {
        signal: own.signal,
        onProgress(progress) {
          if (current.current === own) setState((before) => ({ ...before, progress }));
        },
      });
      window.clearTimeout(notice);
      if (current.current !== own) return;
      current.current = undefined;
      lastTook.current = performance.now() - begun;
      setState((before) => ({
        ...(result.ok ? { good: result, madeFrom: values } : { good: before.good, madeFrom: before.madeFrom }),
        result,
        ranOn: values,
        working: false,
        progress: undefined,
        cancelled: false,
      }));
    },
    [operation, stop],
  );
  const end = useCallback(
    (cancelled: boolean) => {
      stop();
      setState((before) => ({ ...before, working: false, progress: undefined, cancelled }));
    },
    [stop],
  );
  /** Stopped by the user, which is reported. */
  const cancel = useCallback(() => end(true), [end]);
  /** No longer needed. */
  const abandon = useCallback(() => end(false), [end]);

  return {
    state,
    start,
    stop,
    cancel,
    abandon,
    lastTook,
    isReady,
    isRunning: useCallback(() => current.current !== undefined, []),
  };
}

/** If a run took longer than this, the next starts when typing pauses instead of on every keystroke. */
const QUICK_MS = 50;
const PAUSE_MS = 150;

interface LiveOptions {
  enabled: boolean;
  /** Estimated duration in milliseconds. */
  cost: number;
  /** A change runs the operation again on the same values. */
  revision: unknown;
}

/** Runs whenever the values change. */
export function useLiveRun(
  { start, stop, lastTook, isReady }: ReturnType<typeof useRun>,
  values: Values,
  { enabled, cost, revision }: LiveOptions,
) {
  const firstRevision = useRef(revision);
  useEffect(() => {
    if (!enabled) return;
    if (isReady(values) && revision === firstRevision.current) return;
    if (Math.max(lastTook.current, cost) <= QUICK_MS) {
      void start(values);
      return;
    }
    stop();
    const timer = window.setTimeout(() => void start(values), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [start, stop, lastTook, isReady, values, enabled, cost, revision]);
}

/** Runs again at an interval, while the page is visible and nothing else is running. */
export function useClock({ start, isRunning }: ReturnType<typeof useRun>, values: Values, period: number | undefined) {
  useEffect(() => {
    if (period === undefined) return;
    const tick = () => {
      if (!document.hidden && !isRunning()) void start(values);
    };
    const timer = window.setInterval(tick, period);
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [start, isRunning, values, period]);
}

/** Returns the same object as long as its content is the same. */
export function useStable(values: Values): Values {
  const [stable, setStable] = useState(values);
  if (stable === values || sameValues(stable, values)) return stable;
  setStable(values);
  return values;
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { costOfInput, SLOW_MS } from '../../core/cost.ts';
import type { Operation } from '../../core/tool.ts';
import { failuresOf } from './failures.ts';
import { createFieldCheck } from './field-check.ts';
import { useClock, useLiveRun, useRun, useStable, type Run } from './use-run.ts';
import { initialValues, sameValues, sendable, type Values } from './values.ts';

interface OperationOptions {
  operation: string;
  op: Operation;
  /** What the fields hold at first. */
  start: Values;
  run: Run;
  /** A change of it runs the operation anew, though nothing was typed. */
  revision: unknown;
  /** Told of every change, to keep it. */
  onValues: (values: Values) => void;
}

/** The state of one operation's form: values, their rules, the runs and what went wrong. */
export function useOperation({ operation, op, start, run, revision, onValues }: OperationOptions) {
  const { control, reset } = useForm<Record<string, unknown>>({ defaultValues: start });
  const values = useStable(useWatch({ control }));
  const check = useMemo(() => createFieldCheck(op), [op]);
  const { input, refused } = check(values);
  const isRefused = refused.length > 0;
  const [undo, setUndo] = useState<Values>();

  const runs = useRun(run, operation);
  const cost = costOfInput(op, input);
  /** Does the work wait for the button? */
  const asks = cost >= SLOW_MS;
  useLiveRun(runs, values, { enabled: !asks && !isRefused, cost, revision });
  useClock(runs, values, isRefused ? undefined : op.live);
  useEffect(() => onValues(values), [values, onValues]);
  // What is under way has other values than those that are refused, and nobody waits for it.
  const { abandon } = runs;
  useEffect(() => {
    if (isRefused) abandon();
  }, [isRefused, abandon]);

  const replace = (next: Values, remember = true) => {
    setUndo(remember ? values : undefined);
    reset({ ...next });
  };
  /** Fills the fields with an example, the others with their initial values. */
  const show = async (input: Values) => {
    const filled = await Promise.all(Object.entries(input).map(async ([name, value]) => [name, await sendable(value)]));
    const next: Values = { ...initialValues(op), ...Object.fromEntries(filled) };
    replace(next);
    if (costOfInput(op, check(next).input) >= SLOW_MS) void runs.start(next);
  };
  const initial = initialValues(op);
  const { result, ranOn, good, madeFrom } = runs.state;
  const isOf = (from: Values | null) => from !== null && sameValues(from, values);
  return {
    control,
    values,
    runs,
    // What a run that was asked for said about other values is no news of these.
    failures: failuresOf(op, values, refused, isRefused || (asks && !isOf(ranOn)) ? null : result),
    /** Does what is shown no longer belong to what is typed? */
    stale:
      good !== null &&
      !good.empty &&
      (isRefused || runs.state.working || result?.ok === false || (asks && !isOf(madeFrom))),
    isRefused,
    cost,
    asks,
    execute: () => {
      if (!isRefused) void runs.start(values);
    },
    show,
    edited: useCallback(() => setUndo(undefined), []),
    reset: sameValues(values, initial) ? undefined : () => replace(initial),
    undo: undo && (() => replace(undo, false)),
  };
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formSchema } from '../../core/form-schema.ts';
import { costOf, SLOW_MS } from '../../core/cost.ts';
import type { Operation } from '../../core/tool.ts';
import { failuresOf } from './failures.ts';
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
  const resolver = useMemo(() => zodResolver(formSchema(op.fields)), [op]);
  const form = useForm<Record<string, unknown>>({
    defaultValues: start,
    resolver,
    mode: 'onChange',
    shouldFocusError: false,
  });
  const { control, trigger, reset } = form;
  const { errors } = form.formState;
  const values = useStable(useWatch({ control }));
  const [undo, setUndo] = useState<Values>();

  const runs = useRun(run, operation);
  const cost = useMemo(() => costOf(op, values), [op, values]);
  /** Does the work wait for the button? */
  const asks = cost >= SLOW_MS;
  useLiveRun(runs, values, { enabled: !asks, cost, revision });
  useClock(runs, values, op.live);
  useEffect(() => onValues(values), [values, onValues]);
  // Rules are otherwise asked only about what is typed; a link or another tool can bring what they refuse.
  useEffect(() => void trigger(), [trigger]);

  const replace = (next: Values, remember = true) => {
    setUndo(remember ? values : undefined);
    reset({ ...next });
    void trigger();
  };
  /** Fills the fields with an example, the others with their initial values. */
  const show = async (input: Values) => {
    const filled = await Promise.all(Object.entries(input).map(async ([name, value]) => [name, await sendable(value)]));
    const next: Values = { ...initialValues(op), ...Object.fromEntries(filled) };
    replace(next);
    if (costOf(op, next) >= SLOW_MS) void runs.start(next);
  };
  const initial = initialValues(op);
  const { result, ranOn, good, madeFrom } = runs.state;
  const isOf = (from: Values | null) => from !== null && sameValues(from, values);
  const refused = Object.keys(errors);
  return {
    control,
    values,
    runs,
    // What a run that was asked for said about other values is no news of these.
    failures: failuresOf(op, values, refused, asks && !isOf(ranOn) ? null : result),
    /** Does what is shown no longer belong to what is typed? */
    stale: good !== null && !good.empty && (runs.state.working || result?.ok === false || (asks && !isOf(madeFrom))),
    cost,
    asks,
    execute: () => void runs.start(values),
    show,
    edited: useCallback(() => setUndo(undefined), []),
    reset: sameValues(values, initial) ? undefined : () => replace(initial),
    undo: undo && (() => replace(undo, false)),
  };
}

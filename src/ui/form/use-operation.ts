import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { costOfInput, SLOW_MS } from '../../core/cost.ts';
import type { Operation } from '../../core/tool.ts';
import { isRememberable } from '../../session/remembered-options.ts';
import { failuresOf } from './failures.ts';
import { createFieldCheck } from './field-check.ts';
import { ghostOf, holdsData, isUntouched, withGhost } from './ghost.ts';
import { useClock, useLiveRun, useRun, useStable, type Prepared, type Run } from './run/use-run.ts';
import { initialValues, sameValues, sendable, type Values } from './values.ts';

interface OperationOptions {
  operation: string;
  op: Operation;
  /** What the fields hold at first. */
  start: Values;
  run: Run;
  /** A result that was made before the page was shown. */
  prepared: Prepared | undefined;
  /** A change of it runs the operation anew, though nothing was typed. */
  revision: unknown;
  /** Told of every change, to keep it. */
  onValues: (values: Values) => void;
  /** Told of a value that the user has set, as its rule reads it. */
  onOption: (name: string, value: unknown) => void;
}

/** The state of one operation's form: values, their rules, the example that greets, the runs and what went wrong. */
export function useOperation({ operation, op, start, run, prepared, revision, onValues, onOption }: OperationOptions) {
  const { control, reset } = useForm<Record<string, unknown>>({ defaultValues: start });
  const values = useStable(useWatch({ control }));
  const [undo, setUndo] = useState<Values>();
  const example = useMemo(() => ghostOf(op), [op]);
  const [greets, setGreets] = useState(() => isUntouched(op, start));
  const ghost = greets ? example : null;
  /** What the operation runs on. */
  const effective = useStable(useMemo(() => (ghost ? withGhost(op, values, ghost) : values), [op, values, ghost]));
  const [ofGhost] = useState(() => new WeakSet<Values>());
  useEffect(() => {
    if (ghost) ofGhost.add(effective);
  }, [ghost, effective, ofGhost]);

  const runs = useRun(run, operation, prepared);
  const check = useMemo(() => createFieldCheck(op), [op]);
  const { input, refused } = check(effective);
  const isRefused = refused.length > 0;
  const cost = costOfInput(op, input);
  /** Does the work wait for the button? */
  const asks = cost >= SLOW_MS;
  useLiveRun(runs, effective, { enabled: !asks && !isRefused, cost, revision });
  useClock(runs, effective, isRefused ? undefined : op.live);
  useEffect(() => onValues(values), [values, onValues]);
  const edits = useRef(new Set<string>());
  useEffect(() => {
    for (const name of edits.current) if (!refused.some(({ field }) => field === name)) onOption(name, input[name]);
    edits.current.clear();
  });
  // What is under way has other values than those that are refused, and nobody waits for it.
  const { abandon } = runs;
  useEffect(() => {
    if (isRefused) abandon();
  }, [isRefused, abandon]);

  const replace = (next: Values, remember = true) => {
    setUndo(remember ? values : undefined);
    setGreets(isUntouched(op, next));
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
  const { result, ranOn, madeFrom } = runs.state;
  // The example's result is no last good result of what was typed since.
  const left = !ghost && madeFrom !== null && (isRefused || result?.ok === false) && ofGhost.has(madeFrom);
  const good = left ? null : runs.state.good;
  const isOf = (from: Values | null) => from !== null && sameValues(from, effective);
  return {
    control,
    /** What was typed and set. */
    values,
    /** What the rules of the fields make of it. */
    input,
    /** The same with the example, while it greets. */
    effective,
    ghost,
    good,
    runs,
    // What a run that was asked for said about other values is no news of these, and an example that fails helps nobody.
    failures: failuresOf(op, effective, refused, isRefused || ghost || (asks && !isOf(ranOn)) ? null : result),
    /** Does what is shown no longer belong to what is typed? */
    stale:
      good !== null &&
      !good.empty &&
      (isRefused || runs.state.working || result?.ok === false || (asks && !isOf(madeFrom))),
    isRefused,
    cost,
    asks,
    execute: () => {
      if (!isRefused) void runs.start(effective);
    },
    show,
    edited: useCallback(
      (name: string) => {
        edits.current.add(name);
        setUndo(undefined);
        const field = op.fields[name];
        if (field && holdsData(field)) setGreets(false);
      },
      [op],
    ),
    reset: sameValues(values, initial) ? undefined : () => replace(initial),
    undo: undo && (() => replace(undo, false)),
    /** Puts the options back, and leaves what somebody works on. */
    resetOptions: () =>
      replace(
        Object.fromEntries(
          Object.entries(op.fields).map(([name, field]) => [
            name,
            isRememberable(field) ? field.initial : values[name],
          ]),
        ),
      ),
  };
}

export type OperationState = ReturnType<typeof useOperation>;

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { costOfInput, SLOW_MS } from '../../core/cost.ts';
import type { Operation } from '../../core/tool.ts';
import { isRememberable } from '../../session/remembered-options.ts';
import { failuresOf } from './failures.ts';
import { type Checked, createFieldCheck, resolverOf } from './field-check.ts';
import { generated, ghostOf, holdsData, isUntouched, ownValues, withGhost } from './ghost.ts';
import type { Inverting } from './edit/inverting.ts';
import { useEdits } from './edit/use-edits.ts';
import { useClock, useLiveRun, useRun, useStable, type Prepared, type Run } from './run/use-run.ts';
import { initialValues, sameValues, sendable, type Values } from './values.ts';

interface OperationOptions {
  operation: string;
  op: Operation;
  /** The initial content of the fields. */
  start: Values;
  run: Run;
  inverting: Inverting | undefined;
  /** A result computed before the page was shown. */
  prepared: Prepared | undefined;
  /** A change runs the operation again without any input. */
  revision: unknown;
  /** Called on every change, to save it. */
  onValues: (values: Values) => void;
  /** Called with a value that the user has set, as parsed by its rule. */
  onOption: (name: string, value: unknown) => void;
}

/** Returns the example shown while nothing is entered, and the values that the operation runs on. */
function useGhost(op: Operation, start: Values, values: Values) {
  const example = useMemo(() => ghostOf(op), [op]);
  const [greets, setGreets] = useState(() => isUntouched(op, start));
  const ghost = greets ? example : null;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const effective = useStable(
    useMemo(() => (ghost ? withGhost(op, values, ghost, chosen) : values), [op, values, ghost, chosen]),
  );
  const [ofGhost] = useState(() => new WeakSet<Values>());
  useEffect(() => {
    if (ghost) ofGhost.add(effective);
  }, [ghost, effective, ofGhost]);
  return {
    ghost,
    /** Whether it contains none of the visitor's data. */
    isExample: ghost !== null && ownValues(op) === null,
    effective,
    isOfGhost: (from: Values) => ofGhost.has(from),
    /** Other content has replaced everything. */
    restart: (next: Values) => {
      setGreets(isUntouched(op, next));
      setChosen(new Set());
    },
    /** The user has edited a field: the example stays as long as only options change. */
    touch: useCallback(
      (name: string) => {
        const field = op.fields[name];
        if (field && holdsData(field)) setGreets(false);
        else setChosen((before) => new Set([...before, name]));
      },
      [op],
    ),
  };
}

/** Reports what the user has set once its rule has parsed it. */
function useTouched(values: Values, { input, refused }: Checked, onOption: OperationOptions['onOption']) {
  // Previous values by field; a render in between may still use them.
  const touched = useRef(new Map<string, Values>());
  const rendered = useRef(values);
  useEffect(() => {
    rendered.current = values;
    for (const [name, before] of touched.current) {
      if (before === values) continue;
      touched.current.delete(name);
      if (!refused.some(({ field }) => field === name)) onOption(name, input[name]);
    }
  });
  return useCallback((name: string) => void touched.current.set(name, rendered.current), []);
}

/** The state of one operation's form: values, validation, the example, the runs and failures. */
export function useOperation(options: OperationOptions) {
  const { operation, op, start, run, inverting, prepared, revision, onValues, onOption } = options;
  const check = useMemo(() => createFieldCheck(op), [op]);
  const { control, reset, handleSubmit } = useForm<Record<string, unknown>>({
    defaultValues: start,
    resolver: useMemo(() => resolverOf(check), [check]),
    // Input is validated on every keystroke below, before it runs.
    reValidateMode: 'onSubmit',
  });
  const values = useStable(useWatch({ control }));
  const [undo, setUndo] = useState<Values>();
  const { ghost, isExample, effective, isOfGhost, restart, touch: touchGhost } = useGhost(op, start, values);

  const runs = useRun(run, operation, prepared);
  const { input, refused } = check(effective);
  const isRefused = refused.length > 0;
  const cost = costOfInput(op, input);
  /** Whether the work waits for the button. */
  const asks = cost >= SLOW_MS;
  useLiveRun(runs, effective, { enabled: !asks && !isRefused, cost, revision });
  useClock(runs, effective, isRefused ? undefined : op.live);
  useEffect(() => onValues(values), [values, onValues]);
  const touch = useTouched(values, { input, refused }, onOption);
  // A run in progress has other values than the invalid ones, so its result is no longer needed.
  const { abandon } = runs;
  useEffect(() => {
    if (isRefused) abandon();
  }, [isRefused, abandon]);

  const fill = (next: Values, before?: Values) => {
    setUndo(before);
    restart(next);
    reset({ ...next });
  };
  const edits = useEdits({ op, inverting, values, effective, input, onSet: fill });
  const { end: endEdits } = edits;
  const replace = (next: Values, remember = true) => {
    endEdits();
    fill(next, remember ? values : undefined);
  };
  /** Fills the fields with an example, and the others with their initial values. */
  const show = async (input: Values) => {
    const filled = await Promise.all(Object.entries(input).map(async ([name, value]) => [name, await sendable(value)]));
    const next: Values = { ...initialValues(op), ...Object.fromEntries(filled) };
    replace(next);
    if (costOfInput(op, check(next).input) >= SLOW_MS) void runs.start(next);
  };
  const [arrived] = useState(() => Object.fromEntries(Object.keys(generated(op)).map((name) => [name, start[name]])));
  const initial = { ...initialValues(op), ...arrived };
  const { result, ranOn, madeFrom } = runs.state;
  const isOf = (from: Values | null) => from !== null && sameValues(from, effective);
  const isWaiting = asks && !isOf(madeFrom);
  const hasNone = isRefused || result?.ok === false || isWaiting;
  // The example's result is not a result of what has been typed since.
  const left = !ghost && !edits.draft && madeFrom !== null && hasNone && isOfGhost(madeFrom);
  const good = left ? null : runs.state.good;
  // A failed run of other values says nothing about these, and a failing example helps nobody.
  const wrong = failuresOf(op, effective, refused, isRefused || ghost || (asks && !isOf(ranOn)) ? null : result);
  const { failures, failure: editFailure } = edits.sort(wrong);
  return {
    control,
    /** What was typed and set. */
    values,
    /** The values as parsed by the field rules. */
    input,
    /** The same with the example, while it is shown. */
    effective,
    ghost,
    isExample,
    good,
    runs,
    failures,
    edits: { ...edits, failure: editFailure },
    /** Whether the result is out of date. */
    stale:
      good !== null &&
      !good.empty &&
      (isRefused || editFailure !== undefined || runs.state.working || result?.ok === false || isWaiting),
    isRefused,
    cost,
    asks,
    /** Runs, or moves the focus to the first invalid value. */
    execute: () => void handleSubmit(() => runs.start(effective))(),
    /** Generates another result, ignoring edits of the previous one. */
    regenerate: () => {
      const before = edits.takeBack();
      if (before) replace(before, false);
      else if (!isRefused) void runs.start(effective);
    },
    show,
    edited: useCallback(
      (name: string) => {
        touch(name);
        endEdits();
        setUndo(undefined);
        touchGhost(name);
      },
      [touch, endEdits, touchGhost],
    ),
    /** Sets a large text, or removes it, so that it can be undone. */
    replaceField: (name: string, value: unknown) => replace({ ...values, [name]: value }),
    /** Sets the values that a failure proposes, so that it can be undone. */
    fix: (proposed: Values) => replace({ ...values, ...proposed }),
    reset: sameValues(values, initial) ? undefined : () => replace({ ...initial, ...generated(op) }),
    undo: undo && (() => replace(undo, false)),
    /** Resets the options, but not the user's data. */
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

import { SLOW_MS } from '../core/cost.ts';
import type { Field } from '../core/field.ts';
import { isIncomplete } from '../core/run.ts';
import type { Operation, Tool } from '../core/tool.ts';
import { createOperation, type OperationOptions, type OperationState } from './operation.ts';
import { initialValues, type Values } from './values.ts';

/** An operation shown below another one. */
export interface Shown {
  operation: string;
  op: Operation;
  /** The values that it gets from the input of the other one. */
  valuesFrom: (input: Values) => Values;
}

/** Returns the operations shown below another one, in order. */
export function shownBelow(tool: Pick<Tool, 'operations'>, { also = {} }: Operation): Shown[] {
  return Object.entries(also).flatMap(([operation, valuesFrom]) => {
    const op = tool.operations[operation];
    return op ? [{ operation, op, valuesFrom: valuesFrom as Shown['valuesFrom'] }] : [];
  });
}

/** Returns the names of the operations with a tab: those shown below another one have none, unless they are open. */
export function tabsOf({ operations }: Pick<Tool, 'operations'>, open: string): string[] {
  const below = new Set(Object.values(operations).flatMap(({ also = {} }) => Object.keys(also)));
  return Object.keys(operations).filter((name) => name === open || !below.has(name));
}

/** Returns the values that an operation runs on below another one; `own` are the values of the fields it adds. */
export function alsoValues({ op, valuesFrom }: Shown, input: Values, own: Values = {}): Values {
  return { ...initialValues(op), ...own, ...valuesFrom(input) };
}

/** Returns the fields that get no value from the other operation. */
export function ownFields({ op, valuesFrom }: Shown, input: Values): [string, Field][] {
  const values = valuesFrom(input);
  return Object.entries(op.fields).filter(([name]) => !Object.hasOwn(values, name));
}

/**
 * Returns the fields of an operation plus those added by the operations below it: everything that can be typed on its
 * page.
 */
export function pageFields(tool: Pick<Tool, 'operations'>, op: Operation): Pick<Operation, 'fields'> {
  const own = shownBelow(tool, op).flatMap((shown) => ownFields(shown, initialValues(op)));
  return { fields: { ...op.fields, ...Object.fromEntries(own.filter(([name]) => !Object.hasOwn(op.fields, name))) } };
}

interface BelowOptions extends Pick<OperationOptions, 'run' | 'prepared' | 'revision'> {
  shown: Shown;
  /** The operation above it. */
  above: OperationState;
  /** The initial content of the fields that it adds. */
  start: Values;
}

/**
 * Work up to this many milliseconds starts automatically if it needs no input of its own: it runs in the background,
 * after the main result.
 */
const UNASKED_MS = 3000;

/**
 * Creates the state of an operation below another one: it takes values from the input of that one, and runs after it, so
 * that both never compete for the worker.
 */
export function createBelow({ shown, above, start, ...options }: BelowOptions) {
  const { op, operation: name, valuesFrom } = shown;
  const own = ownFields(shown, above.get().input);
  const ownValues = Object.fromEntries(own.map(([field]) => [field, start[field]]));
  /** What the user has typed isn't compared with an example. */
  const isMixed = () => above.get().ghost !== null && own.length > 0 && own.length < Object.keys(op.fields).length;
  const operation = createOperation({
    ...options,
    name,
    op,
    start: alsoValues(shown, above.get().input, ownValues),
    patience: own.length > 0 ? SLOW_MS : UNASKED_MS,
    hasExample: false,
    holdOf(values) {
      const { asks, outcome, effective, isRefused } = above.get();
      if (isMixed() || isIncomplete(op, values)) return 'incomplete';
      if (isRefused) return 'refused';
      return asks || outcome?.isOf(effective) ? null : 'soon';
    },
  });

  const follow = () => operation.feed(valuesFrom(above.get().input));
  return {
    ...operation,
    /** The fields that it adds. */
    own,
    subscribe(listener: () => void): () => void {
      const leave = operation.subscribe(listener);
      const unfollow = above.subscribe(follow);
      follow();
      return () => {
        unfollow();
        leave();
      };
    },
  };
}

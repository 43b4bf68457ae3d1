import { costOfInput } from '../core/cost.ts';
import type { Operation } from '../core/tool.ts';
import { generated, ghostOf, holdsData, isUntouched, ownValues, takesExample, withGhost } from './example.ts';
import { type Validation, validationOf } from './validation.ts';
import { initialValues, sameValues, type Values } from './values.ts';

/** What the fields of an operation hold. */
export interface Content extends Validation {
  /** What was typed and set. */
  values: Values;
  /** The example shown while nothing is entered. */
  ghost: Values | null;
  /** The values with the example, while it is shown. */
  effective: Values;
  /** Whether all data is that of the example, and none of it the visitor's. */
  isExample: boolean;
  /** Whether the example only fills the blanks of a sentence that the user hasn't typed in yet. */
  isMixed: boolean;
  /** Whether the fields hold something other than on arrival. */
  canReset: boolean;
  /** Estimated duration of a run, in milliseconds. */
  cost: number;
}

/** Holds the content of an operation's fields, and reads it once for each change. */
export function createContent(op: Operation, start: Values, hasExample: boolean) {
  const example = hasExample ? ghostOf(op) : null;
  /** The options that the user has set since the example appeared. */
  let chosen: ReadonlySet<string> = new Set();
  let greets = takesExample(op, start);
  const hasOwn = ownValues(op) !== null;
  const made = Object.fromEntries(Object.keys(generated(op)).map((name) => [name, start[name]]));
  const initial: Values = { ...initialValues(op), ...made };
  const ofGhost = new WeakSet<Values>();

  function contentOf(values: Values, before?: Content): Content {
    const ghost = greets ? example : null;
    const next = ghost ? withGhost(op, values, ghost, chosen) : values;
    const shown = {
      values: before && sameValues(before.values, values) ? before.values : values,
      ghost,
      isExample: ghost !== null && !hasOwn && isUntouched(op, values),
      isMixed: ghost !== null && !isUntouched(op, values),
      canReset: !sameValues(values, initial),
    };
    // The same content is the same object, and isn't read again. Who types what the example says has typed it.
    if (before && sameValues(before.effective, next)) {
      if (!ghost) ofGhost.delete(before.effective);
      return { ...before, ...shown };
    }
    if (ghost) ofGhost.add(next);
    const validation = validationOf(op, next);
    return { ...shown, effective: next, ...validation, cost: costOfInput(op, validation.input) };
  }
  let current = contentOf(start);

  return {
    get: () => current,
    /** What the fields hold on arrival. */
    initial,
    /** The user has changed fields: the example stays as long as only options change. */
    edit(changes: Values): void {
      const values = { ...current.values, ...changes };
      for (const name of Object.keys(changes)) {
        const field = op.fields[name];
        if (field && holdsData(field)) greets = greets && op.sentence !== undefined && takesExample(op, values);
        else chosen = new Set([...chosen, name]);
      }
      current = contentOf(values, current);
    },
    /** Other content replaces everything. */
    replace(values: Values): void {
      greets = takesExample(op, values);
      chosen = new Set();
      current = contentOf(values, current);
    },
    /** Whether these values contain the example. */
    isOfGhost: (values: Values) => ofGhost.has(values),
  };
}

export type Contents = ReturnType<typeof createContent>;

import type { Field } from '../../../../core/field.ts';
import type { Operation, Tool } from '../../../../core/tool.ts';
import { initialValues, type Values } from '../../values.ts';

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
  const given = valuesFrom(input);
  return Object.entries(op.fields).filter(([name]) => !Object.hasOwn(given, name));
}

/**
 * Returns the fields of an operation plus those added by the operations below it: everything that can be typed on its
 * page.
 */
export function pageFields(tool: Pick<Tool, 'operations'>, op: Operation): Pick<Operation, 'fields'> {
  const own = shownBelow(tool, op).flatMap((shown) => ownFields(shown, initialValues(op)));
  return { fields: { ...op.fields, ...Object.fromEntries(own.filter(([name]) => !Object.hasOwn(op.fields, name))) } };
}

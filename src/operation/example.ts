import { costOf, SLOW_MS } from '../core/cost.ts';
import { exampleInput } from '../core/example-input.ts';
import { type Field, isBlank, isInputFile } from '../core/field.ts';
import { fieldKind, valueText } from '../core/kinds.ts';
import { secureRandom } from '../core/context.ts';
import { isIncomplete } from '../core/run.ts';
import { type Operation, primaryOf, type Tool } from '../core/tool.ts';
import { initialValues, type Values } from './values.ts';

/** Whether the field holds the user's data rather than a setting. */
export const holdsData = ({ kind }: Pick<Field, 'kind'>): boolean => fieldKind(kind).setting === null;

const OWN = { userAgent: () => (typeof navigator === 'undefined' ? undefined : navigator.userAgent) };

/** Returns what this browser knows about its visitor for the field, if the field is about that. */
export const ownValue = ({ own }: Pick<Field, 'own'>): string | undefined => own && OWN[own]();

/** Returns the visitor's own values for an operation; null if none of its fields is about the visitor. */
export function ownValues({ fields }: Pick<Operation, 'fields'>): Values | null {
  const own = Object.entries(fields).flatMap(([name, field]) => {
    const value = ownValue(field);
    return value === undefined ? [] : [[name, value] as const];
  });
  return own.length === 0 ? null : Object.fromEntries(own);
}

/**
 * Returns the example shown while the page would otherwise be empty: what the browser knows about its visitor,
 * otherwise the first example with a purpose, otherwise the first.
 * Null if the operation has a result without any input, or if the example wouldn't produce one.
 */
export function ghostOf(op: Operation): Values | null {
  const own = ownValues(op);
  if (own !== null) return isIncomplete(op, withGhost(op, {}, own)) ? null : own;
  const named = op.examples.find(({ sample }) => sample !== undefined);
  const example = named ?? op.examples[0];
  // A lookup table is shown in full. Other operations that need no input show their result unless an example has a
  // name.
  if (example === undefined || op.reference || (!named && !isIncomplete(op, initialValues(op)))) return null;
  const input = exampleInput(op, example, Date.now());
  return isIncomplete(op, withGhost(op, {}, input)) ? null : input;
}

/** Checks that the user hasn't entered any data for the operation. */
export function isUntouched(op: Pick<Operation, 'fields'>, values: Values): boolean {
  const subject = Object.entries(op.fields).filter(
    ([, field]) => holdsData(field) && (field.primary || field.required),
  );
  const isOwn = ([name, field]: [string, Field]) =>
    !isBlank(field, values[name]) && !Object.is(values[name], field.initial);
  return subject.some(([name, field]) => isBlank(field, values[name])) && !subject.some(isOwn);
}

/** Whether the example may fill blank fields: all of them, or those of a sentence, which reads on with any of its blanks. */
export function takesExample(op: Pick<Operation, 'fields' | 'sentence'>, values: Values): boolean {
  if (!op.sentence) return isUntouched(op, values);
  return Object.entries(op.fields).some(
    ([name, field]) => holdsData(field) && (field.primary || field.required) && isBlank(field, values[name]),
  );
}

/**
 * Fills in values from the example where nothing has been entered or set. `chosen` are the names of the options that the
 * user has set since the example appeared, perhaps to their initial value.
 */
export function withGhost(
  op: Pick<Operation, 'fields'>,
  values: Values,
  ghost: Values,
  chosen: ReadonlySet<string> = new Set(),
): Values {
  return Object.fromEntries(
    Object.entries(op.fields).map(([name, field]) => {
      const own = values[name] ?? field.initial;
      const free = holdsData(field) ? isBlank(field, own) : Object.is(own, field.initial) && !chosen.has(name);
      return [name, free && Object.hasOwn(ghost, name) ? ghost[name] : own];
    }),
  );
}

/** Length of the longest example used as a placeholder, in UTF-16 units. */
const LONGEST = 4000;

/** Returns what to show dimmed in a field from the example; undefined if it can't be shown. */
export function ghostText(field: Field, value: unknown): string | undefined {
  const files = [value].flat().filter(isInputFile);
  const text = files.length > 0 ? files.map(({ name }) => name).join(', ') : valueText(field, value);
  return text === null || text === '' ? undefined : text.slice(0, LONGEST);
}

/** Returns a new value for the primary field, if the spec can make one, fitting the values of the others. */
export function generated(op: Pick<Operation, 'fields'>, values: Values = initialValues(op)): Values {
  const primary = primaryOf(op);
  return primary?.field.generate ? { [primary.name]: primary.field.generate(secureRandom, values) } : {};
}

/**
 * Returns the operation that a tool opens with, and the values it runs on at once; null if something is missing, or if the
 * work is so long that it waits for its button.
 * @param optionsOf the options that the user has saved
 */
export function firstRun(
  { operations }: Pick<Tool, 'operations'>,
  optionsOf: (op: Operation) => Values = () => ({}),
): { operation: string; op: Operation; values: Values } | null {
  const [first] = Object.entries(operations);
  if (!first) return null;
  const [operation, op] = first;
  const values = arrivalValues(op, optionsOf(op));
  return values === null || costOf(op, values) >= SLOW_MS ? null : { operation, op, values };
}

/**
 * Returns the values that an operation's form runs on when it opens with these options; null while something is
 * missing.
 */
export function arrivalValues(op: Operation, options: Values): Values | null {
  const initial = { ...initialValues(op), ...options };
  const start = { ...initial, ...generated(op, initial) };
  const ghost = takesExample(op, start) ? ghostOf(op) : null;
  const values = ghost ? withGhost(op, start, ghost) : start;
  return isIncomplete(op, values) ? null : values;
}

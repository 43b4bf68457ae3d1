import { type Field, isBlank, isInputFile } from '../../core/field.ts';
import { fieldKind, valueText } from '../../core/kinds.ts';
import { isIncomplete } from '../../core/run.ts';
import type { Operation } from '../../core/tool.ts';
import { initialValues, type Values } from './values.ts';

/** Holds it data of the user, not a setting of how it is treated? */
export const holdsData = ({ kind }: Pick<Field, 'kind'>): boolean => fieldKind(kind).setting === null;

/**
 * The example that greets the visitor where the page would be empty: the first with a purpose, else the first of all. Null where
 * the operation has a result without any input, or where the example would not give one.
 */
export function ghostOf(op: Operation): Values | null {
  const named = op.examples.find(({ sample }) => sample !== undefined);
  const input = (named ?? op.examples[0])?.input as Values | undefined;
  // What gives a result without any input greets with that one, unless the spec names an example.
  if (input === undefined || (!named && !isIncomplete(op, initialValues(op)))) return null;
  return isIncomplete(op, withGhost(op, {}, input)) ? null : input;
}

/** Has nobody typed anything that the operation works on? */
export function isUntouched(op: Pick<Operation, 'fields'>, values: Values): boolean {
  const subject = Object.entries(op.fields).filter(
    ([, field]) => holdsData(field) && (field.primary || field.required),
  );
  return subject.length > 0 && subject.every(([name, field]) => isBlank(field, values[name]));
}

/** The values with those of the example where nothing is typed or set. */
export function withGhost(op: Pick<Operation, 'fields'>, values: Values, ghost: Values): Values {
  return Object.fromEntries(
    Object.entries(op.fields).map(([name, field]) => {
      const own = values[name] ?? field.initial;
      const free = holdsData(field) ? isBlank(field, own) : Object.is(own, field.initial);
      return [name, free && Object.hasOwn(ghost, name) ? ghost[name] : own];
    }),
  );
}

/** Longest example that is laid out as a placeholder, in UTF-16 units. */
const LONGEST = 4000;

/** What of the example stands faintly in a field; undefined where nothing can. */
export function ghostText(field: Field, value: unknown): string | undefined {
  const text = isInputFile(value) ? value.name : valueText(field, value);
  return text === null || text === '' ? undefined : text.slice(0, LONGEST);
}

/** What the form of an operation runs on when it opens with these options; null while something is missing. */
export function arrivalValues(op: Operation, options: Values): Values | null {
  const start = { ...initialValues(op), ...options };
  const ghost = isUntouched(op, start) ? ghostOf(op) : null;
  const values = ghost ? withGhost(op, start, ghost) : start;
  return isIncomplete(op, values) ? null : values;
}

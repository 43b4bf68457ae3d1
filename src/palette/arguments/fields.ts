import type { Arguments } from '../../calls/arguments.ts';
import type { Failure } from '../../core/failure.ts';
import type { Field } from '../../core/field.ts';
import { fieldKind, type FieldKind, valueText } from '../../core/kinds.ts';
import type { Operation } from '../../core/tool.ts';
import type { OperationSnapshot } from '../../operation/snapshot.ts';
import { isVisible } from '../../operation/values.ts';
import { splitOptions } from '../../ui/form/layout.ts';
import { failureAt, presetValues, textInLine } from './line-operation.ts';

/** A field of an operation as a small input. */
export interface ArgumentState {
  name: string;
  field: Field;
  /** The value in the line; empty if the line sets none. */
  text: string;
  /** The value that applies otherwise, as text. */
  fallback: string;
  /** The effective value. */
  value: unknown;
  failure: Failure | null;
}

/** Kinds whose values can't be written in a line of text. */
const NOT_TYPED: ReadonlySet<FieldKind> = new Set<FieldKind>(['file', 'files', 'matrix', 'keypress']);

const isTyped = ({ kind }: Field) => fieldKind(kind).toText !== null && !NOT_TYPED.has(kind);

/**
 * Returns the fields to show for a line: the primary one, unless a pasted text or a result is its value, then those that a
 * page shows next to it, and others that the line sets.
 */
export function argumentStates(
  args: Arguments,
  op: Operation,
  state: OperationSnapshot,
  hasOwnText: boolean,
): ArgumentState[] {
  const preset = presetValues(args, op);
  const all = Object.entries(op.fields).map(([name, field]): ArgumentState => {
    const text = textInLine(args, name);
    return {
      name,
      field,
      text: text ?? '',
      fallback: field.secret ? '' : (valueText(field, preset[name]) ?? ''),
      value: state.input[name],
      failure: text === undefined ? null : failureAt(name, op, state),
    };
  });
  // A field that the word itself sets (sha256) is not shown.
  const isOpen = (name: string, field: Field) =>
    !field.primary && !Object.hasOwn(args.call.preset, name) && isTyped(field);
  const options = Object.entries(op.fields).filter(
    ([name, field]) => isOpen(name, field) && isVisible(field, state.input),
  );
  const inSight = new Set(splitOptions(options).inSight.map(([name]) => name));
  const isShown = ({ name, field, text }: ArgumentState) =>
    isTyped(field) && (field.primary ? hasOwnText : inSight.has(name) || text !== '');
  return all.filter(isShown).toSorted((a, b) => Number(b.field.primary) - Number(a.field.primary));
}

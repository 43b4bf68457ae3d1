import type { Arguments } from '../../calls/arguments.ts';
import type { Field } from '../../core/field.ts';
import { fieldKind, type FieldKind, valueText } from '../../core/kinds.ts';
import type { Failure } from '../../core/failure.ts';
import type { Operation } from '../../core/tool.ts';
import { validationOf } from '../../operation/validation.ts';
import { initialValues, isVisible, type Values } from '../../operation/values.ts';
import { splitOptions } from '../../ui/form/layout.ts';

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

/** Returns the value that the line sets for a field; undefined if none. */
function saidOf({ call, flags, text, secrets }: Arguments, name: string): string | undefined {
  const typed = name === call.operation.primary.name ? (text ?? flags[name]) : flags[name];
  return typed ?? secrets[name];
}

/** Returns the fields of the operation with what the line sets, read as a form reads it. */
function statesOf(args: Arguments, { fields }: Pick<Operation, 'fields'>): { all: ArgumentState[]; input: Values } {
  const preset = { ...initialValues({ fields }), ...args.preset };
  const said = new Map(Object.keys(fields).map((name) => [name, saidOf(args, name)]));
  const values = Object.fromEntries([...said].map(([name, text]) => [name, text ?? preset[name]]));
  const { input, refused } = validationOf({ fields }, values);
  const all = Object.entries(fields).map(([name, field]): ArgumentState => {
    const text = said.get(name);
    return {
      name,
      field,
      text: text ?? '',
      fallback: field.secret ? '' : (valueText(field, preset[name]) ?? ''),
      value: input[name],
      failure: (text !== undefined && refused.find((failure) => failure.field === name)) || null,
    };
  });
  return { all, input };
}

/**
 * Returns the fields to show for a line: the primary one, unless a pasted text is its value, then those that a page
 * shows next to it, and others that the line sets.
 */
export function argumentStates(
  args: Arguments,
  op: Pick<Operation, 'fields'>,
  hasAttachment: boolean,
): ArgumentState[] {
  const { all, input } = statesOf(args, op);
  // A field that the word itself sets (sha256) is not shown.
  const isOpen = (name: string, field: Field) =>
    !field.primary && !Object.hasOwn(args.call.preset, name) && isTyped(field);
  const options = Object.entries(op.fields).filter(([name, field]) => isOpen(name, field) && isVisible(field, input));
  const inSight = new Set(splitOptions(options).inSight.map(([name]) => name));
  const isShown = ({ name, field, text }: ArgumentState) =>
    isTyped(field) && (field.primary ? !hasAttachment : inSight.has(name) || text !== '');
  return all.filter(isShown).toSorted((a, b) => Number(b.field.primary) - Number(a.field.primary));
}

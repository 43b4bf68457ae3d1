import { Problem } from '../base/problem.ts';
import type { Failure } from './failure.ts';
import { failureOfProblem, internal } from './run.ts';
import type { Operation } from './tool.ts';
import type { Edits } from './values.ts';

type FieldValues = Readonly<Record<string, unknown>>;
export type Edited = { ok: true; values: FieldValues } | { ok: false; failure: Failure };

/** Returns the field values to set when the user edits a result; synchronously if the spec names a field. */
export function editedValues(
  op: Pick<Operation, 'failures'>,
  edits: Edits,
  typed: string,
  input: FieldValues,
): Edited | Promise<Edited> {
  if (typeof edits === 'string') return { ok: true, values: { [edits]: typed } };
  const refused = (error: unknown): Edited => {
    const failure = error instanceof Problem ? failureOfProblem(op, { typed }, error, 'typed') : null;
    return failure ? { ok: false, failure } : internal(error);
  };
  try {
    const values = edits(typed, input);
    if (!(values instanceof Promise)) return { ok: true, values };
    return values.then((ready): Edited => ({ ok: true, values: ready }), refused);
  } catch (error) {
    return refused(error);
  }
}

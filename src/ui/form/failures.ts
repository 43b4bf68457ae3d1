import type { Failure } from '../../core/failure.ts';
import type { Result } from '../../core/run.ts';
import type { Operation } from '../../core/tool.ts';
import { isShown, type Values } from './values.ts';

export interface Failures {
  /** By the field under which they stand. */
  fields: Readonly<Record<string, Failure>>;
  /** Without a field that is in sight. */
  general: Failure | null;
}

/** What is wrong and where to say it: what the rules of the fields refuse, then what the run says. A cancelled run says nothing. */
export function failuresOf(
  op: Operation,
  values: Values,
  refused: readonly Failure[],
  result: Result | null,
): Failures {
  const fields: Record<string, Failure> = {};
  let general: Failure | null = null;
  const place = (failure: Failure) => {
    const field = failure.field === undefined ? undefined : op.fields[failure.field];
    if (failure.field !== undefined && field && isShown(field, values)) fields[failure.field] ??= failure;
    else general ??= failure;
  };
  for (const failure of refused) place(failure);
  if (result && !result.ok && result.failure.code !== 'aborted') place(result.failure);
  return { fields, general };
}

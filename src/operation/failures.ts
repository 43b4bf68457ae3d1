import type { Failure } from '../core/failure.ts';
import type { Result } from '../core/run.ts';
import type { Operation } from '../core/tool.ts';
import { isVisible, type Values } from './values.ts';

export interface Failures {
  /** Keyed by the field below which they are shown. */
  fields: Readonly<Record<string, Failure>>;
  /** For failures without a visible field. */
  general: Failure | null;
}

/**
 * Returns what is wrong and where to show it: first what the field rules reject, then the failure of the run. A
 * canceled run shows nothing.
 */
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
    if (failure.field !== undefined && field && isVisible(field, values)) fields[failure.field] ??= failure;
    else general ??= failure;
  };
  for (const failure of refused) place(failure);
  if (result && !result.ok && result.failure.code !== 'aborted') place(result.failure);
  return { fields, general };
}

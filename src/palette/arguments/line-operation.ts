import type { Arguments } from '../../calls/arguments.ts';
import type { Failure } from '../../core/failure.ts';
import type { Result } from '../../core/run.ts';
import type { Operation } from '../../core/tool.ts';
import { createOperation } from '../../operation/operation.ts';
import type { Hold, OperationSnapshot } from '../../operation/snapshot.ts';
import { initialValues, type Values } from '../../operation/values.ts';

/** Returns the text that the line sets for a field; undefined if none. */
export function textInLine({ call, flags, text, secrets }: Arguments, name: string): string | undefined {
  const typed = name === call.operation.primary.name ? (text ?? flags[name]) : flags[name];
  return typed ?? secrets[name];
}

/** Returns the values that apply without the line's text: initial ones, and those set by its word. */
export const presetValues = ({ preset }: Arguments, op: Operation): Values => ({ ...initialValues(op), ...preset });

function valuesOf(args: Arguments, op: Operation): Values {
  const preset = presetValues(args, op);
  return Object.fromEntries(Object.keys(op.fields).map((name) => [name, textInLine(args, name) ?? preset[name]]));
}

/**
 * Creates the state of the operation that a line names. The line is what is edited, and its answer is what runs: the state
 * follows both, so its fields are read and their failures are sorted as in a form.
 */
export function createLineOperation(args: Arguments, op: Operation, answer: Result | null) {
  let result = answer;
  const operation = createOperation({
    name: args.call.operation.name,
    op,
    start: valuesOf(args, op),
    run: async () => result ?? { ok: false, failure: { code: 'aborted' } },
    hasExample: false,
    patience: Infinity,
    holdOf: (): Hold => (result ? null : 'soon'),
  });
  return {
    ...operation,
    /** The line has changed, or its answer has arrived; null until it does. */
    follow(next: Arguments, ofNext: Result | null): void {
      result = ofNext;
      operation.feed(valuesOf(next, op));
    },
  };
}

/** Returns the failure to show at a field: what its rule refuses, or why the run failed for an option; rows show the rest. */
export function failureAt(name: string, op: Operation, state: OperationSnapshot): Failure | null {
  const refused = state.refused.find(({ field }) => field === name);
  const isOfRun = !op.fields[name]?.primary && state.outcome?.isOf(state.effective);
  return refused ?? (isOfRun ? state.failures.fields[name] : null) ?? null;
}

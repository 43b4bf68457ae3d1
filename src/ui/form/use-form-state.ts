import { useCallback, useEffect } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Control, useForm } from 'react-hook-form';
import type { OperationOptions, OperationState } from '../../operation/operation.ts';
import type { OperationSnapshot } from '../../operation/snapshot.ts';
import { useOperation } from '../../operation/use-operation.ts';

/** The state of one operation as its form needs it. */
export interface FormState extends OperationSnapshot {
  operation: OperationState;
  /** Holds the fields: their values, and the focus. */
  control: Control<Record<string, unknown>>;
  /** Runs, or moves the focus to the first invalid field. */
  execute: () => void;
}

/** Holds the fields of an operation in react-hook-form, and shows values there that come from elsewhere. */
export function useFields(operation: OperationState): Pick<FormState, 'control' | 'execute'> {
  const { control, reset, handleSubmit } = useForm<Record<string, unknown>>({
    defaultValues: operation.get().values,
    resolver: standardSchemaResolver(operation.schema),
    // What is typed is read by the same rules at once, before it runs.
    reValidateMode: 'onSubmit',
  });
  useEffect(() => {
    let { turn } = operation.get();
    return operation.subscribe(() => {
      const now = operation.get();
      if (now.turn === turn) return;
      ({ turn } = now);
      reset({ ...now.values });
    });
  }, [operation, reset]);
  return { control, execute: useCallback(() => void handleSubmit(operation.run)(), [handleSubmit, operation]) };
}

/** The state of the operation of a form. */
export function useFormState(
  create: () => OperationState,
  options: Pick<OperationOptions, 'run' | 'inverting' | 'revision'>,
): FormState {
  const [snapshot, operation] = useOperation(create, options);
  return { ...snapshot, ...useFields(operation), operation };
}

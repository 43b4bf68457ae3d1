import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OperationOptions, OperationState } from './operation.ts';
import type { OperationSnapshot } from './snapshot.ts';

/** The state of an operation for as long as the component is shown, and what can be done with it. */
export function useOperation<T extends OperationState>(
  create: () => T,
  options?: Pick<OperationOptions, 'run' | 'inverting' | 'revision'>,
): [OperationSnapshot, T] {
  const [operation] = useState(create);
  useEffect(() => {
    if (options) operation.setOptions(options);
  });
  return [useSyncExternalStore(operation.subscribe, operation.get, operation.get), operation];
}

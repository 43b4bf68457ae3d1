/**
 * Runs work that never waits, for so long at most; undefined if it took longer. In the package for programs, it takes the place of
 * the one that can't be interrupted: the clock of a run (node.ts) only counts up to its first `await`.
 */
export function withinTime<T>(work: () => T, milliseconds: number): T | undefined {
  const { process } = globalThis as { process?: Partial<Pick<NodeJS.Process, 'getBuiltinModule'>> };
  const vm = process?.getBuiltinModule?.('node:vm');
  if (!vm) return work();
  try {
    return vm.runInContext('work()', vm.createContext({ work }), { timeout: milliseconds }) as T;
  } catch (error) {
    // An error of the other context, for which `instanceof Error` is false.
    if ((error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  }
}

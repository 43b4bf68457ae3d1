import { runTool } from '../../../src/core/run.ts';
import type { Tool } from '../../../src/core/tool.ts';
import { createOperation } from '../../../src/operation/operation.ts';
import { useOperation } from '../../../src/operation/use-operation.ts';
import { initialValues } from '../../../src/operation/values.ts';

/** A page of one operation: its fields, errors, result and actions, with nothing but src/operation and React. */
export function Page({ tool, name }: { tool: Tool; name: string }) {
  const op = tool.operations[name]!;
  const [state, operation] = useOperation(() =>
    createOperation({
      name,
      op,
      start: initialValues(op),
      run: (_, input, { signal, onProgress }) =>
        runTool(tool, name, input, { signal, now: Date.now(), ...(onProgress && { progress: onProgress }) }),
    }),
  );
  const { values, ghost, failures, good, outdated } = state;
  return (
    <form>
      {Object.entries(op.fields).map(([field, { kind }]) => (
        <label key={field}>
          {field}
          {kind === 'toggle' ? (
            <input
              type="checkbox"
              checked={values[field] === true}
              onChange={({ target }) => operation.set({ [field]: target.checked })}
            />
          ) : (
            <input
              value={String(values[field])}
              placeholder={String(ghost?.[field] ?? '')}
              aria-invalid={failures.fields[field] !== undefined}
              onChange={({ target }) => operation.set({ [field]: target.value })}
            />
          )}
          <em>{failures.fields[field]?.code}</em>
        </label>
      ))}
      <output>{outdated ? '' : JSON.stringify(good?.output)}</output>
      <button type="button" hidden={!state.asks || state.working} onClick={operation.run}>
        Run
      </button>
      <button type="button" hidden={!state.working} onClick={operation.cancel}>
        Cancel
      </button>
      <button type="button" disabled={!state.canUndo} onClick={operation.undo}>
        Undo
      </button>
      <button type="button" disabled={!state.canReset} onClick={operation.reset}>
        Reset
      </button>
    </form>
  );
}

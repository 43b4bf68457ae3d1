// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { runTool } from '../../../src/core/run.ts';
import { createOperation } from '../../../src/operation/operation.ts';
import { useOperation } from '../../../src/operation/use-operation.ts';
import { initialValues } from '../../../src/operation/values.ts';
import tool from '../../../tool-specs/converter/roman-numeral-converter.ts';

afterEach(cleanup);

const op = tool.operations.decode;
const options = {
  name: 'decode',
  op,
  start: initialValues(op),
  run: (name: string, input: object, { signal }: { signal: AbortSignal }) =>
    runTool(tool, name, { ...input }, { signal, now: 0 }),
};

/** A front of one operation: its fields and its result, with nothing but src/operation and React. */
function Front() {
  const [state, operation] = useOperation(() => createOperation(options), options);
  const { values, ghost, failures, good, outdated } = state;
  return (
    <form>
      {Object.entries(op.fields).map(([name, field]) => (
        <label key={name}>
          {name}
          {field.kind === 'toggle' ? (
            <input
              type="checkbox"
              checked={values[name] === true}
              onChange={({ target }) => operation.set({ [name]: target.checked })}
            />
          ) : (
            <input
              value={String(values[name])}
              placeholder={String(ghost?.[name] ?? '')}
              aria-invalid={failures.fields[name] !== undefined}
              onChange={({ target }) => operation.set({ [name]: target.value })}
            />
          )}
          <em>{failures.fields[name]?.code}</em>
        </label>
      ))}
      <output hidden={outdated}>{JSON.stringify(good?.output)}</output>
      <button type="button" disabled={!state.canUndo} onClick={operation.undo}>
        Undo
      </button>
      <button type="button" disabled={!state.canReset} onClick={operation.reset}>
        Reset
      </button>
    </form>
  );
}

const output = () => document.querySelector('output')!;
const shows = (text: string) => waitFor(() => expect(output().hidden ? '' : output().textContent).toContain(text));

test('a front needs nothing else: the example, a result, an error, a reset and its undo', async () => {
  const user = userEvent.setup();
  render(<Front />);
  const roman = screen.getByRole<HTMLInputElement>('textbox', { name: 'roman' });
  expect(roman.placeholder).not.toBe('');
  await user.type(roman, 'XLII');
  await shows('42');
  await user.type(roman, 'X');
  await waitFor(() => expect(roman.getAttribute('aria-invalid')).toBe('true'));
  expect(output().hidden).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(roman.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(roman.value).toBe('XLIIX');
  await user.type(roman, '{Backspace}');
  await shows('42');
  await user.click(screen.getByRole('checkbox', { name: 'lenient' }));
  await shows('42');
});

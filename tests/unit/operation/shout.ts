import { vi } from 'vitest';
import { choice, integer, text, toggle } from '../../../src/core/fields.ts';
import { runTool } from '../../../src/core/run.ts';
import { defineTool, operation, type Operation } from '../../../src/core/tool.ts';
import { out } from '../../../src/core/values.ts';
import { createOperation, type OperationOptions } from '../../../src/operation/operation.ts';
import { initialValues } from '../../../src/operation/values.ts';

const tool = defineTool({
  icon: 'box',
  operations: {
    shout: operation({
      fields: {
        text: text({ primary: true }),
        times: integer({ min: 1, max: 9, initial: 1 }),
        mark: choice(['!', '?']),
        trim: toggle(),
      },
      output: { loud: out.row({ edits: (typed) => ({ text: typed.toLowerCase() }) }) },
      failures: ['digit'],
      cost: ({ text }) => (text.startsWith('slow') ? 900 : text.startsWith('pause') ? 90 : 0),
      transform({ text, times, mark, trim }, ctx) {
        if (/\d/.test(text)) throw ctx.fail('digit');
        return { loud: (trim ? text.trim() : text).toUpperCase() + mark.repeat(times) };
      },
      examples: [{ input: { text: 'hello' }, output: { loud: 'HELLO!' } }],
    }),
  },
});
export const shout: Operation = tool.operations.shout;

export const asked: string[] = [];
export function create(given: Partial<OperationOptions> = {}) {
  asked.splice(0);
  const state = createOperation({
    name: 'shout',
    op: shout,
    start: initialValues(shout),
    run: (name, input, { signal, onProgress }) => {
      asked.push(String(input['text']));
      return runTool(tool, name, input, { signal, progress: onProgress, now: 0 });
    },
    ...given,
  });
  return state;
}
type State = ReturnType<typeof create>;

/** Lets runs that are about to start or in progress end. */
export const settle = () => vi.advanceTimersByTimeAsync(1000);
export const loud = (state: State) => (state.get().good?.output as { loud: string } | undefined)?.loud;
export const watched = (given?: Partial<OperationOptions>) => {
  const state = create({ hasExample: false, ...given });
  const changes = vi.fn();
  return { state, changes, leave: state.subscribe(changes) };
};

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { runTool } from '../../../src/core/run.ts';
import { defineTool, operation, out, text, toggle } from '../../../src/core/spec.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from './world.tsx';

const tool = defineTool({
  icon: 'box',
  operations: {
    wrap: operation({
      fields: { plain: text({ primary: true, multiline: true }), square: toggle() },
      output: out.text(),
      inverse: 'unwrap',
      transform: ({ plain, square }) => (square ? `[${plain}]` : `<${plain}>`),
      examples: { greeting: { input: { plain: 'hello' }, output: '<hello>' } },
    }),
    unwrap: operation({
      fields: { wrapped: text({ primary: true, multiline: true }), square: toggle() },
      output: out.text(),
      failures: ['bare'],
      inverse: 'wrap',
      transform({ wrapped, square }, ctx) {
        const inner = (square ? /^\[(.*)\]$/s : /^<(.*)>$/s).exec(wrapped)?.[1];
        if (inner === undefined) throw ctx.fail('bare');
        return inner;
      },
      examples: { greeting: { input: { wrapped: '<hello>' }, output: 'hello' } },
    }),
  },
});

beforeAll(() =>
  startWorld('wrapper', {
    title: 'Wrapper',
    description: 'Wraps text.',
    operations: { wrap: 'Wrap', unwrap: 'Unwrap' },
    fields: { plain: { label: 'Plain' }, wrapped: { label: 'Wrapped' }, square: { label: 'Square' } },
    output: { wrap: 'Result', unwrap: 'Result' },
    examples: { greeting: 'Greeting' },
    failures: { bare: 'Nothing is wrapped here.' },
  }),
);
afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('a result is editable if an operation of the tool reverses it, with the same options', async () => {
  render(
    <World>
      <ToolForm
        card={{ id: 'wrapper' }}
        tool={tool}
        initial={null}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
        shareBase="https://tools.example/wrapper"
      />
    </World>,
  );
  const user = userEvent.setup();
  await waitFor(() => expect(box('Result').value).toBe('<hello>'));
  await user.click(screen.getByRole('checkbox', { name: 'Square' }));
  await waitFor(() => expect(box('Result').value).toBe('[hello]'));
  await user.type(box('Result'), '{Backspace}');
  expect(await screen.findByText('Nothing is wrapped here.')).toBeTruthy();
  expect(box('Result').value).toBe('[hello');
  await user.type(box('Result'), ' you]');
  await waitFor(() => expect(box('Plain').value).toBe('hello you'));
  await waitFor(() => expect(screen.queryByText('Nothing is wrapped here.')).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(box('Result').value).toBe('[hello]'));
});

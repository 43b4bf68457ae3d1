// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { LinkState } from '../../../src/core/link.ts';
import { runTool } from '../../../src/core/run.ts';
import { defineTool, operation, out, secret, text } from '../../../src/core/spec.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from './world.tsx';

const generate = (random: (byteCount: number) => Uint8Array) => [...random(8)].join('-');
const tool = defineTool({
  icon: 'box',
  operations: {
    read: operation({
      fields: { secret: secret({ primary: true, generate }), agent: text({ own: 'userAgent' }) },
      output: { length: out.row(), agent: out.row() },
      transform: ({ secret, agent }) => ({ length: secret.split('-').length, agent }),
      examples: { short: { input: { secret: 'example' }, check: () => true } },
    }),
    check: operation({
      fields: { text: text({ primary: true }), secret: secret({ generate }) },
      output: out.row(),
      transform: ({ secret }) => secret,
      examples: { short: { input: { text: 'example' }, check: () => true } },
    }),
  },
});

beforeAll(() =>
  startWorld('offers', {
    title: 'Offers',
    description: 'Takes what the page has.',
    operations: { read: 'Read', check: 'Check' },
    fields: { secret: { label: 'Secret' }, agent: { label: 'Agent' }, text: { label: 'Text' } },
    output: { length: 'Parts', agent: 'Said', check: 'Secret again' },
    examples: { short: 'Short' },
  }),
);
afterEach(cleanup);

function show(initial: LinkState | null = null) {
  render(
    <World>
      <ToolForm
        card={{ id: 'offers' }}
        tool={tool}
        initial={initial}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
        shareBase="https://tools.example/offers"
      />
    </World>,
  );
  return userEvent.setup();
}
const value = () => screen.getByLabelText<HTMLInputElement>('Secret').value;
const press = (user: ReturnType<typeof show>, name: string) => user.click(screen.getByRole('button', { name }));

test('a primary field that can generate its value starts with one, and its button generates another, which can be undone', async () => {
  const user = show();
  const first = value();
  expect(first.split('-')).toHaveLength(8);
  expect(await screen.findByText('8')).toBeTruthy();
  expect(screen.queryByText('Example')).toBeNull();
  await press(user, 'Generate Secret');
  const second = value();
  expect(second).not.toBe(first);
  await press(user, 'Undo');
  expect(value()).toBe(first);
  await user.clear(screen.getByLabelText('Secret'));
  await press(user, 'Reset');
  expect(value().split('-')).toHaveLength(8);
  await user.click(screen.getByRole('radio', { name: 'Check' }));
  expect(value().split('-')).toHaveLength(8);
});

test('other fields are filled only by the button', async () => {
  const user = show({ operation: 'check', values: {} });
  expect(value()).toBe('');
  await press(user, 'Generate Secret');
  expect(value().split('-')).toHaveLength(8);
});

test("a button inserts the browser's own value", async () => {
  const user = show();
  await press(user, 'Use mine');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Agent').value).toBe(navigator.userAgent));
  expect(await screen.findByText(navigator.userAgent)).toBeTruthy();
});

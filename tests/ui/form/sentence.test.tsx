// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { choice, defineTool, operation, out, text } from '../../../src/core/spec.ts';
import { runTool } from '../../../src/core/run.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from './world.tsx';

const numeric = (value: string) => !Number.isNaN(Number(value));
const adding = (example: string) =>
  operation({
    fields: { first: text({ primary: true }), second: text({ required: true }), style: choice(['plain', 'loud']) },
    output: out.row(),
    sentence: ['first', 'second'],
    failures: ['bad'],
    transform({ first, second }, ctx) {
      if (!numeric(second)) throw ctx.fail('bad', { field: 'second' });
      return `${Number(first) + Number(second)}!`;
    },
    examples: [{ input: { first: example, second: '2' }, check: () => true }],
  });

const tool = defineTool({
  icon: 'box',
  operations: {
    a: adding('1'),
    b: adding('10'),
    c: adding('20'),
    d: adding('30'),
    plain: operation({
      fields: { text: text({ primary: true }) },
      output: out.row(),
      transform: ({ text }) => text,
      examples: [{ input: { text: 'x' }, output: 'x' }],
    }),
  },
});

beforeAll(() =>
  startWorld('sums', {
    title: 'Sums',
    description: 'Adds.',
    operations: { a: 'A', b: 'B', c: 'C', d: 'D', plain: 'Plain' },
    fields: {
      first: { label: 'First' },
      second: { label: 'Second' },
      style: { label: 'Style', options: { plain: 'Quiet', loud: 'Loud' } },
      text: { label: 'Text' },
    },
    sentences: {
      a: 'Add {{first}} to {{second}}.',
      b: 'B: {{second}}, then {{first}}.',
      c: 'C {{first}} {{second}}',
      d: 'D {{first}} {{second}}',
    },
    output: { a: 'Sum', b: 'Sum', c: 'Sum', d: 'Sum', plain: 'Same' },
    failures: { bad: 'Not a number.' },
  }),
);
afterEach(cleanup);

function show() {
  render(
    <World>
      <ToolForm
        card={{ id: 'sums' }}
        tool={tool}
        initial={null}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
        shareBase="https://tools.example/sums"
      />
    </World>,
  );
  return userEvent.setup();
}
const results = () => within(screen.getByRole('region', { name: 'Results' }));

test('the blanks of a sentence are fields in the order of the language, followed by the result', async () => {
  const user = show();
  await waitFor(() => expect(results().getByText('3!')).toBeTruthy());
  const first = screen.getByRole('textbox', { name: 'First' });
  expect(first.getAttribute('placeholder')).toBe('1');
  expect(first.closest('form')?.textContent).toMatch(/^Add to\s*\.|^Add\s+to\s+\./);
  await user.type(first, '40');
  await user.type(screen.getByRole('textbox', { name: 'Second' }), '2');
  await waitFor(() => expect(results().getByText('42!')).toBeTruthy());
  await user.type(screen.getByRole('textbox', { name: 'Second' }), 'x');
  const error = await screen.findByText(/Not a number/);
  expect(screen.getByRole('textbox', { name: 'Second' }).getAttribute('aria-describedby')).toContain(error.id);
});

test('the example fills the blanks that nobody has typed in yet, and what is wrong is said', async () => {
  const user = show();
  const second = await screen.findByRole('textbox', { name: 'Second' });
  await user.type(second, '40');
  await waitFor(() => expect(results().getByText('41!')).toBeTruthy());
  expect(screen.getByRole('textbox', { name: 'First' }).getAttribute('placeholder')).toBe('1');
  await user.clear(second);
  await waitFor(() => expect(results().getByText('3!')).toBeTruthy());
  await user.type(second, 'x');
  expect(await screen.findByText(/Not a number/)).toBeTruthy();
});

test('three sentences are shown with their answers, the rest are collapsed, and a click opens one', async () => {
  const user = show();
  const other = await screen.findByRole('button', { name: /^B: 2, then 10\.\s*12!$/ });
  expect(screen.getByRole('button', { name: /^C 20/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^D/ })).toBeNull();
  expect(screen.getByText('More').closest('details')?.open).toBe(false);
  await user.click(other);
  expect(screen.getByRole('textbox', { name: 'First' }).getAttribute('placeholder')).toBe('10');
  expect(await screen.findByRole('button', { name: /^Add 1 to 2\./ })).toBeTruthy();
  await user.click(screen.getByText('More'));
  await user.click(screen.getByRole('radio', { name: 'Plain' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toBeTruthy();
  expect(screen.getByText('More').closest('details')?.open).toBe(true);
});

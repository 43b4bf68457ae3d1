// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { defineTool, operation, out, Problem, text } from '../../../src/core/spec.ts';
import { runTool } from '../../../src/core/run.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from './world.tsx';

/** A number in several notations, each of which can be edited in place. */
const tool = defineTool({
  icon: 'box',
  operations: {
    read: operation({
      fields: { number: text({ primary: true }), from: text({ initial: '10' }) },
      output: {
        decimal: out.row({ edits: (number) => ({ number, from: '10' }) }),
        binary: out.row({
          edits(typed) {
            if (/[^01]/.test(typed)) throw new Problem('bad-bit', typed.search(/[^01]/));
            return { number: typed, from: '2' };
          },
        }),
        same: out.row({ edits: 'number' }),
        next: out.row({ fills: 'number' }),
      },
      failures: ['bad-number', 'bad-bit'],
      transform({ number, from }, ctx) {
        const value = parseInt(number, Number(from));
        if (Number.isNaN(value)) throw ctx.fail('bad-number');
        return {
          decimal: String(value),
          binary: value.toString(2),
          same: number,
          next: (value + 1).toString(Number(from)),
        };
      },
      examples: [{ input: { number: '5' }, check: () => true }],
    }),
  },
});

beforeAll(() =>
  startWorld('numbers', {
    title: 'Numbers',
    description: 'Reads numbers.',
    operations: { read: 'Read' },
    fields: { number: { label: 'Number' }, from: { label: 'From' } },
    output: { decimal: 'Decimal', binary: 'Binary', same: 'Same', next: 'Next' },
    failures: { 'bad-number': 'Not a number.', 'bad-bit': 'Not a bit.' },
  }),
);
afterEach(cleanup);

function show() {
  render(
    <World>
      <ToolForm
        card={{ id: 'numbers' }}
        tool={tool}
        initial={null}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
        shareBase="https://tools.example/numbers"
      />
    </World>,
  );
  return userEvent.setup();
}
const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const shows = (name: string, value: string) => waitFor(async () => expect((await box(name)).value).toBe(value));

test('editing a result sets the field, and the other results follow', async () => {
  const user = show();
  await shows('Binary', '101');
  await user.clear(await box('Binary'));
  await shows('Decimal', '5');
  await user.type(await box('Binary'), '1000');
  await shows('Decimal', '8');
  await shows('Number', '1000');
  await shows('From', '2');
  expect(screen.queryByText('Example')).toBeNull();
});

test('invalid text stays as typed with its error, next to the dimmed last result', async () => {
  const user = show();
  await shows('Binary', '101');
  await user.type(await box('Binary'), '2');
  await screen.findByText(/Not a bit/);
  await shows('Binary', '1012');
  await shows('Decimal', '5');
  expect((await box('Binary')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('region', { name: 'Results' }).hasAttribute('data-stale')).toBe(true);
  await user.tab();
  await shows('Binary', '1012');
  // An error of the run also appears there, not at the field that was set.
  await user.clear(await box('Same'));
  await user.type(await box('Same'), 'x');
  const error = await screen.findByText(/Not a number/);
  expect((await box('Same')).getAttribute('aria-describedby')).toBe(error.id);
  expect((await box('Number')).getAttribute('aria-invalid')).toBeNull();
});

test('Escape reverts the edit; Enter shows the value in the format of the result', async () => {
  const user = show();
  await shows('Binary', '101');
  await user.type(await box('Binary'), '1');
  await shows('Decimal', '11');
  await user.keyboard('{Escape}');
  await shows('Decimal', '5');
  await shows('Binary', '101');
  await shows('Number', '');
  await user.clear(await box('Decimal'));
  await user.type(await box('Decimal'), '007');
  await shows('Binary', '111');
  await shows('Decimal', '007');
  await user.keyboard('{Enter}');
  await shows('Decimal', '7');
});

test('typing in a field ends the edit of a result', async () => {
  const user = show();
  await shows('Binary', '101');
  await user.type(await box('Binary'), '2');
  await screen.findByText(/Not a bit/);
  await user.type(await box('Number'), '9');
  await shows('Binary', '1001');
  expect(screen.queryByText(/Not a bit/, { ignore: '[data-announcer]' })).toBeNull();
});

test('a button next to a value copies it to its field', async () => {
  const user = show();
  await shows('Binary', '101');
  await user.click(screen.getByRole('button', { name: 'Use result as input (Next)' }));
  await shows('Number', '6');
  await shows('Binary', '110');
});

test('text that is too long for a result is rejected, and the result stays', async () => {
  const user = userEvent.setup();
  show();
  const decimal = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Decimal' });
  await waitFor(() => expect(decimal.value).toBe('5'));
  await user.click(decimal);
  await user.paste('1'.repeat(20_001));
  expect(await screen.findByText(/Too long \(maximum 20,?000 characters\)/)).toBeTruthy();
  expect(decimal.value).toBe('5');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(/Too long/)).toBeNull());
  await user.clear(decimal);
  await user.paste('12');
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Binary' }).value).toBe('1100'));
});

test('the main result is another notation than the typed one, and stays in place while one is edited', async () => {
  const user = show();
  const lead = () => document.querySelector('[data-lead]')?.getAttribute('data-lead');
  // The example, 5, is 5 in the first notation.
  await waitFor(() => expect(lead()).toBe('binary'));
  await user.type(await box('Number'), '2');
  await waitFor(async () => expect((await box('Binary')).value).toBe('10'));
  expect(lead()).toBe('binary');
  // Typed in binary, the first notation would be the answer: once the user is done.
  await user.type(await box('Binary'), '1');
  await waitFor(async () => expect((await box('Decimal')).value).toBe('5'));
  expect(lead()).toBe('binary');
});

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { defineTool, operation, out, text } from '../../../src/core/spec.ts';
import { runTool } from '../../../src/core/run.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from '../form/world.tsx';

const pairsOf = (list: string) => list.split(';').filter((pair) => pair !== '');
const withPart = (list: unknown, row: number, part: number, typed: string) => {
  const pairs = pairsOf(String(list));
  const parts = (pairs[row] ?? '=').split('=');
  parts[part] = typed;
  pairs[row] = parts.join('=');
  return { list: pairs.join(';') };
};

/** A list of names and values, whose rows are edited in place. */
const tool = defineTool({
  icon: 'box',
  operations: {
    read: operation({
      fields: { list: text({ primary: true }) },
      output: {
        size: out.row(),
        pairs: out.table(['name', 'value'], {
          rowEdits: {
            cells: {
              name: (typed, { list }, row) => withPart(list, row, 0, typed),
              value: (typed, { list }, row) => withPart(list, row, 1, typed),
            },
            actions: {
              double: {
                icon: 'box',
                can: ({ value }) => value !== '2',
                sets: ({ list }, row) => ({
                  list: pairsOf(String(list))
                    .flatMap((pair, at) => (at === row ? [pair, pair] : pair))
                    .join(';'),
                }),
              },
            },
            remove: ({ list }, row) => ({
              list: pairsOf(String(list))
                .filter((_, at) => at !== row)
                .join(';'),
            }),
          },
        }),
      },
      failures: ['bad'],
      messages: ['double'],
      transform({ list }, ctx) {
        if (list.includes('!')) throw ctx.fail('bad', { field: 'list' });
        const pairs = pairsOf(list).map((pair) => pair.split('='));
        return { size: pairs.length, pairs: pairs.map(([name = '', value = '']) => ({ name, value })) };
      },
      examples: [{ input: { list: 'a=1;b=2' }, check: () => true }],
    }),
  },
});

beforeAll(() =>
  startWorld('pairs', {
    title: 'Pairs',
    description: 'Reads pairs.',
    operations: { read: 'Read' },
    fields: { list: { label: 'List' } },
    output: { size: 'Size', pairs: 'Pairs' },
    columns: { name: 'Name', value: 'Value' },
    failures: { bad: 'Not a pair.' },
    messages: { double: 'Double row' },
  }),
);
afterEach(cleanup);

function show() {
  render(
    <World>
      <ToolForm
        card={{ id: 'pairs' }}
        tool={tool}
        initial={null}
        language="en"
        run={(name, input, { signal }) => runTool(tool, name, input, { signal, now: 0 })}
        shareBase="https://tools.example/pairs"
      />
    </World>,
  );
  return userEvent.setup();
}
const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const shows = (name: string, value: string) => waitFor(async () => expect((await box(name)).value).toBe(value));

test('cells of the example are edited, also to nothing, and the field follows', async () => {
  const user = show();
  await user.type(await box('Value: 2'), '5');
  await shows('List', 'a=1;b=25');
  await user.clear(await box('Value: 1'));
  await shows('List', 'a=;b=25');
});

test('the row after the last one becomes one with its first text, and Escape reverts it', async () => {
  const user = show();
  await user.type(await box('Name: 3'), 'c');
  await shows('List', 'a=1;b=2;c=');
  expect(await box('Name: 4')).toBeDefined();
  await user.keyboard('{Escape}');
  await shows('List', '');
});

test('a row is removed by its button', async () => {
  const user = show();
  await box('Value: 2');
  await user.click(screen.getByRole('button', { name: 'Remove row: 1' }));
  await shows('List', 'b=2');
});

test('what is wrong with a text stands at its cell', async () => {
  const user = show();
  await user.type(await box('Value: 2'), '!');
  const error = await screen.findByText(/Not a pair/);
  expect((await box('Value: 2')).getAttribute('aria-describedby')).toBe(error.id);
  expect((await box('List')).getAttribute('aria-invalid')).toBeNull();
});

test('a button of a row does what it says, by keys as well, where it can be used', async () => {
  const user = show();
  await box('Value: 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Double row: 2' }).disabled).toBe(true);
  screen.getByRole('button', { name: 'Double row: 1' }).focus();
  await user.keyboard('{Enter}');
  await shows('List', 'a=1;a=1;b=2');
  await user.click(screen.getByRole('button', { name: 'Double row: 2' }));
  await shows('List', 'a=1;a=1;a=1;b=2');
});

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTool } from '../../../src/core/run.ts';
import { choice, defineTool, operation, out, text } from '../../../src/core/spec.ts';
import { restoreDrafts, savedDrafts } from '../../../src/session/drafts.ts';
import { settings } from '../../../src/session/settings.ts';
import type { LinkState } from '../../../src/core/link.ts';
import type { Run } from '../../../src/operation/runs.ts';
import { ToolForm } from '../../../src/ui/form/tool-form.tsx';
import { startWorld, World } from './world.tsx';

const name = text({ primary: true });

const tool = defineTool({
  icon: 'binary',
  operations: {
    one: operation({
      fields: { name, way: choice({ upper: 'Upper', lower: 'Lower' }) },
      output: out.row(),
      failures: ['no-dash'],
      also: { all: ({ name: typed }) => ({ name: typed }), check: ({ name: typed }) => ({ name: typed }) },
      transform({ name: typed, way }, ctx) {
        if (typed.includes('-')) throw ctx.fail('no-dash');
        return way === 'upper' ? typed.toUpperCase() : typed.toLowerCase();
      },
      examples: { short: { input: { name: 'Ada' }, output: 'ADA' } },
    }),
    all: operation({
      fields: { name },
      output: out.keyValue(),
      cost: ({ name: typed }) => (typed.startsWith('slow A') ? 4000 : typed.startsWith('LONG') ? 2000 : 1),
      transform: ({ name: typed }) => [
        { key: 'Upper', value: typed.toUpperCase() },
        { key: 'Lower', value: typed.toLowerCase() },
        { key: 'Length', value: typed.length },
      ],
      examples: { short: { input: { name: 'Ada' }, check: (rows) => rows.length === 3 } },
    }),
    check: operation({
      fields: { name, expected: text({ required: true }) },
      output: out.row(),
      transform: ({ name: typed, expected }) => (typed === expected ? 'equal' : 'different'),
      examples: { short: { input: { name: 'Ada', expected: 'Ada' }, output: 'equal' } },
    }),
    count: operation({
      fields: { name },
      output: out.row(),
      transform: ({ name: typed }) => typed.length,
      examples: { short: { input: { name: 'Ada' }, output: 3 } },
    }),
  },
});

const texts = {
  operations: { one: 'One', all: 'All', check: 'Check', count: 'Count' },
  fields: { name: { label: 'Name' }, way: { label: 'Way' }, expected: { label: 'Expected' } },
  output: { one: 'Name', all: 'Names', check: 'Comparison', count: 'Length' },
  failures: { 'no-dash': 'No dashes' },
};

const asked: string[] = [];
const run: Run = (asks, input, { signal }) => {
  asked.push(asks);
  return runTool(tool, asks, input, { signal, now: 0 });
};
const page = (initial: LinkState | null = null) => (
  <World>
    <ToolForm card={{ id: 'also' }} {...{ tool, initial, run }} language="en" shareBase="https://tools.example/also" />
  </World>
);
const tabs = () =>
  within(screen.getByRole('radiogroup', { name: 'Operation' }))
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).value);
const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const below = (label: string) => screen.getByRole('region', { name: label });

beforeAll(() => startWorld('also', texts));
beforeEach(() => {
  asked.splice(0);
  settings.clear();
});
afterEach(cleanup);

describe('the results of another operation on the same page', () => {
  it('appear with the example and follow the input, without repeating the main result', async () => {
    const user = userEvent.setup();
    render(page());
    await waitFor(() => expect(below('All').textContent).toContain('ada'));
    expect(below('All').textContent).not.toContain('ADA');
    await user.type(box('Name'), 'Bob');
    await waitFor(() => expect(below('All').textContent).toContain('bob'));
    expect(below('All').textContent).not.toContain('ada');
    await user.type(box('Name'), '-');
    await waitFor(() => expect(below('All').textContent).toContain('bob-'));
  });

  it('have fields for additional input, and show nothing until it is complete', async () => {
    const user = userEvent.setup();
    render(page());
    await waitFor(() => expect(below('All').textContent).toContain('ada'));
    expect(below('Check').querySelector('dl')).toBeNull();
    expect(asked).not.toContain('check');
    await user.type(within(below('Check')).getByRole('textbox', { name: 'Expected' }), 'Ada');
    // "Ada" is also the name in the example, but nobody typed that.
    expect(asked).not.toContain('check');
    await user.type(box('Name'), 'Ada');
    await waitFor(() => expect(below('Check').textContent).toContain('equal'));
    await user.type(box('Name'), ' L.');
    await waitFor(() => expect(below('Check').textContent).toContain('different'));
  });

  it('wait for a button press only if they take seconds', async () => {
    const user = userEvent.setup();
    render(page());
    await user.type(box('Name'), 'LONG');
    await waitFor(() => expect(below('All').textContent).toContain('long'));
    await user.clear(box('Name'));
    await user.paste('slow A');
    const start = await screen.findByRole('button', { name: 'All (about 4 sec)' });
    expect(below('All').textContent).not.toContain('LONG'); // the result of another input
    const before = asked.filter((one) => one === 'all').length;
    await user.click(start);
    await waitFor(() => expect(below('All').textContent).toContain('slow a'));
    expect(asked.filter((one) => one === 'all').length).toBe(before + 1);
  });

  it('have no tab unless a link opens them', async () => {
    render(page());
    expect(tabs()).toEqual(['one', 'count']);
    cleanup();
    render(page({ operation: 'check', values: { name: 'x', expected: 'x' } }));
    expect(tabs()).toEqual(['one', 'check', 'count']);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Results' }).textContent).toContain('equal'));
    expect(screen.queryByRole('region', { name: 'All' })).toBeNull();
  });

  it('keep their input when the operation changes', async () => {
    const user = userEvent.setup();
    render(page());
    await user.type(box('Expected'), 'Zoe');
    await user.click(screen.getByRole('radio', { name: 'Count' }));
    await user.click(screen.getByRole('radio', { name: 'One' }));
    expect(box('Expected').value).toBe('Zoe');
    const drafts = savedDrafts();
    cleanup();
    restoreDrafts(drafts);
    render(page());
    expect(box('Expected').value).toBe('Zoe');
  });
});

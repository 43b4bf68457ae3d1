// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import BenchmarkBuilder, { ready } from '../../../src/views/benchmark-builder/index.tsx';
import { readBench } from '../../../src/views/benchmark-builder/saved.ts';
import { database } from '../session/fake-idb-keyval.ts';

vi.mock('../../../src/i18n/use-texts.ts', () => ({
  useTexts: () => (key: string) => key,
}));
vi.mock('../../../src/i18n/use-tool-texts.ts', () => ({
  useToolTexts: () => (key: string, params?: Record<string, string | number>) =>
    key.replace('messages.', '') + (params ? ` ${Object.values(params).join(' ')}` : ''),
}));

vi.mock('idb-keyval', () => import('../session/fake-idb-keyval.ts'));

beforeEach(async () => {
  database.clear();
  await ready(); // as the page does before it shows the view
});
afterEach(cleanup);

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const samples = () => screen.getAllByLabelText<HTMLTextAreaElement>(/samples/);

it('starts with two suites and compares them', () => {
  render(<BenchmarkBuilder />);
  expect(cells().map((row) => row.slice(0, 5))).toEqual([
    ['1', 'suite 1', '2', '7.5', ''],
    ['2', 'suite 2', '2', '10', '+2.5 (×1.333)'],
  ]);
});

it('imports pasted text, and keeps it after a reload', async () => {
  const { unmount } = render(<BenchmarkBuilder />);
  fireEvent.click(screen.getByRole('button', { name: 'reset' }));
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^paste/), { target: { value: 'old: 4 5 6\nnew: 1 2 3' } });
  fireEvent.click(screen.getByRole('button', { name: 'take 2' }));
  expect(cells().map((row) => row[1])).toEqual(['new', 'old']);
  unmount();
  await vi.waitFor(() => expect(database.size).toBe(1));
  await ready();
  render(<BenchmarkBuilder />);
  expect(samples().map(({ value }) => value)).toEqual(['4\n5\n6', '1\n2\n3']);
});

it("says which sample isn't a number, and doesn't remove the last suite", () => {
  render(<BenchmarkBuilder />);
  fireEvent.change(samples()[0]!, { target: { value: '1 two' } });
  expect(screen.getByText('refused two')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'remove suite 1' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'remove suite 1' }).disabled).toBe(true);
});

it("ignores stored data that it didn't write", () => {
  for (const stored of [undefined, '', {}, [], { suites: [] }, { suites: [{ name: 1 }] }, null])
    expect(readBench(stored)).toBeUndefined();
});

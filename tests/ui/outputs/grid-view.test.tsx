// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Grid } from '../../../src/core/shapes/grid.ts';
import { out } from '../../../src/core/values.ts';
import { OUTPUT_COMPONENTS } from '../../../src/ui/components.tsx';
import { gridCode } from '../../../src/ui/outputs/grid/grid-code.ts';
import { usePageTexts } from '../../../src/ui/page-texts.ts';
import { startWorld, World } from '../form/world.tsx';

/** Each text of a cell goes through it when its row is rendered. */
const clipped = vi.hoisted(() => vi.fn<(text: string) => string>((text) => text));
vi.mock('../../../src/base/clipped.ts', () => ({ clipped }));

beforeAll(() => startWorld('tool', {}));
beforeAll(async () => void (await gridCode.preload()));
afterEach(cleanup);

const COUNT = 1_000_000;
const line = (row: number) => (row === 1 ? `${row}\n` : `${row},"a long, ""quoted"" text"\n`);
const text = Array.from({ length: 200 }, (_, row) => line(row)).join('');
const places = new Uint32Array(COUNT * 2);
for (let row = 0, at = 0; row < COUNT; row++) {
  if (row % 200 === 0) at = 0;
  places[row * 2] = at;
  places[row * 2 + 1] = at += line(row % 200).length;
}
/** A million rows that repeat two hundred. */
function grid(sorted?: 'ascending' | 'descending'): Grid {
  const column = (name: string, cell: number) => ({
    name,
    cell,
    type: 'T',
    isNumber: cell === 0,
    letters: 8,
    written: name,
    chosen: name,
    isText: false,
  });
  const columns = [{ ...column('id', 0), ...(sorted && { sorted }) }, column('note', 1)];
  return {
    text: 'first rows',
    columns,
    count: COUNT,
    isPart: false,
    texts: [],
    source: new Blob([text]),
    separator: ',',
    places,
    lines: [],
  };
}

type Fills = Partial<Record<'onSort' | 'onChoose' | 'onCorrect', (text: string) => void>>;
function Shown({ value, ...fills }: { value: Grid } & Fills) {
  const words = usePageTexts('tool', 'en');
  const Component = OUTPUT_COMPONENTS.grid;
  return <Component {...{ id: 'out', label: 'Rows', output: out.grid(), value, words, fileName: 'tool', ...fills }} />;
}

it('has a million rows for assistive technology, of which only those in sight exist; keys move among them', async () => {
  const user = userEvent.setup();
  render(<Shown value={grid()} />, { wrapper: World });
  await screen.findByText('0', { selector: '[role=gridcell]' });
  const table = screen.getByRole('grid', { name: 'Rows' });
  expect(table.getAttribute('aria-rowcount')).toBe('1000001');
  expect(table.getAttribute('aria-colcount')).toBe('3');
  expect(table.querySelectorAll('[role=row]').length).toBeLessThan(60);
  expect(screen.getByText('1000000 rows')).toBeTruthy();

  const at = () => document.activeElement?.closest('[data-at]')?.getAttribute('data-at');
  await user.click(table.querySelector('[data-at="0 1"]')!);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(at()).toBe('1 2');
  // This row has one cell.
  expect(document.activeElement?.textContent).toBe('missing');
  await user.keyboard('{ArrowDown}');
  const long = 'a long, "quoted" text';
  expect(within(table.parentElement!.parentElement!).getByText(long, { selector: 'pre' })).toBeTruthy();
  await user.keyboard('{Control>}c{/Control}');
  expect(await navigator.clipboard.readText()).toBe(long);
  await user.click(screen.getByRole('button', { name: 'Copy row' }));
  expect(await navigator.clipboard.readText()).toBe(`2\t${long}`);

  await user.click(table.querySelector('[data-at="2 1"]')!);
  await user.keyboard('{Control>}{End}{/Control}');
  expect(at()).toBe('999999 2');
  expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('1000001');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(long));
  expect(table.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(at()).toBe('0 0');
});

it('renders no row again that stays as it is while the focus or the rows move', async () => {
  const user = userEvent.setup();
  render(<Shown value={grid()} />, { wrapper: World });
  await screen.findByText('0', { selector: '[role=gridcell]' });
  await user.click(document.querySelector('[data-at="3 1"]')!);
  clipped.mockClear();
  await user.keyboard('{ArrowDown}');
  expect(clipped.mock.calls.length).toBeGreaterThan(0);
  expect(clipped.mock.calls.length).toBeLessThanOrEqual(8);
});

it('a click on a name, or Enter there, sorts: ascending, descending, as in the file', async () => {
  const user = userEvent.setup();
  const onSort = vi.fn<(by: string) => void>();
  const { rerender } = render(<Shown value={grid()} onSort={onSort} />, { wrapper: World });
  await user.click(screen.getByRole('columnheader', { name: /^id/ }));
  rerender(<Shown value={grid('ascending')} onSort={onSort} />);
  const head = screen.getByRole('columnheader', { name: /^id/ });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await user.click(head);
  rerender(<Shown value={grid('descending')} onSort={onSort} />);
  await user.keyboard('{Enter}');
  expect(onSort.mock.calls.flat()).toEqual(['id', 'id desc', '']);
});

it('a column is hidden, renamed and taken for text in its menu, which fills the fields', async () => {
  const user = userEvent.setup();
  const [onChoose, onCorrect] = [vi.fn<(columns: string) => void>(), vi.fn<(columns: string) => void>()];
  render(<Shown value={{ ...grid(), isPart: true, texts: ['zip'] }} {...{ onChoose, onCorrect }} />, {
    wrapper: World,
  });
  const menu = async (name: string) => {
    await user.click(screen.getByText('id', { selector: 'button, button *' }));
    await user.click(screen.getByText(name));
  };
  await menu('Hide column');
  await menu('Show all columns');
  await menu('Rename column');
  await user.keyboard('{Control>}a{/Control}Number, "new"{Enter}');
  await menu('Rename column');
  await user.keyboard('x{Escape}');
  expect(onChoose.mock.calls.flat()).toEqual(['note', '', 'id as "Number, \'new\'", note']);
  await menu('Treat as text');
  expect(onCorrect.mock.calls.flat()).toEqual(['zip, id']);
});

it('says so if the file is gone', async () => {
  const source = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) };
  render(<Shown value={{ ...grid(), source: source as unknown as Blob }} />, { wrapper: World });
  expect((await screen.findByRole('alert')).textContent).toContain('changed or is gone');
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Table } from '../../../src/ui/parts/table/table.tsx';

/** A table that needs 700 px, in a box of the given width. */
function tableIn(width: number, long: boolean, keys = ['name', 'count', 'size']) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(Math.max(width, 700));
  const columns = keys.map((key, index) => ({ key, label: key, long: long && index === 0 }));
  render(<Table caption="Sizes" columns={columns} rows={[{ name: 'one', count: '1', size: '2' }]} />);
  return screen.getByRole('group').dataset['stacked'];
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("stacks the entries if the columns don't fit", () => {
  expect(tableIn(390, false)).toBe('');
});

it('keeps columns that fit', () => {
  expect(tableIn(720, true)).toBeUndefined();
});

it('stacks long texts if there are many columns, even if they could wrap', () => {
  expect(tableIn(850, true, ['name', 'count', 'size', 'a', 'b', 'c'])).toBe('');
});

it('lets numbers scroll in columns unless the box is narrow', () => {
  expect(tableIn(600, false)).toBeUndefined();
});

it("stacks long texts that don't fit in a wide box, too", () => {
  expect(tableIn(600, true)).toBe('');
});

it('keeps two columns', () => {
  expect(tableIn(390, true, ['name', 'count'])).toBeUndefined();
});

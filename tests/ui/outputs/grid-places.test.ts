import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnPlaces, columnsBetween } from '../../../src/ui/outputs/grid/columns.ts';
import { placeFor } from '../../../src/ui/outputs/grid/keys.ts';
import { createReader } from '../../../src/ui/outputs/grid/rows-reader.ts';
import { scaleOf } from '../../../src/ui/outputs/grid/scale.ts';

describe('the height of a grid', () => {
  it('is that of its rows as long as browsers can', () => {
    const scale = scaleOf(32_000, 500);
    expect(scale.height).toBe(32_000);
    expect(scale.at(12_345)).toEqual({ top: 12_345, offset: 0 });
    expect(scale.moved({ top: 0, offset: 0 }, 700)).toEqual({ top: 700, offset: 0 });
    expect(scaleOf(100, 500).at(50)).toEqual({ top: 0, offset: 0 });
  });

  it('of a hundred million rows leads to the first, the last and any other', () => {
    const [total, view] = [100_000_000 * 32, 480];
    const scale = scaleOf(total, view);
    expect(scale.height).toBeLessThan(17_000_000);
    const pixelOf = ({ top, offset }: { top: number; offset: number }) => top + offset;
    expect(pixelOf(scale.at(0))).toBe(0);
    expect(pixelOf(scale.at(total))).toBe(total - view);
    expect(scale.at(total).top).toBe(scale.height - view);
    // The bar, dragged to an end.
    expect(pixelOf(scale.moved(scale.at(5_000_000), scale.height - view))).toBe(total - view);
    expect(pixelOf(scale.moved(scale.at(5_000_000), 0))).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: total - 2 * view }), fc.integer({ min: 1, max: 400 }), (pixel, step) => {
        const before = scale.at(pixel);
        expect(pixelOf(before)).toBe(pixel);
        // A turn of the wheel moves the rows by as much as the box, away from the ends of the box.
        if (before.top > 500 && before.top < scale.height - 1500)
          expect(pixelOf(scale.moved(before, before.top + step))).toBe(pixel + step);
      }),
      { numRuns: 100 },
    );
  });
});

describe('keys', () => {
  const size = { rows: 1_000_000, columns: 9, page: 14 };
  it.each([
    ['ArrowUp', false, { row: 0, column: 2 }, { row: -1, column: 2 }],
    ['ArrowUp', false, { row: -1, column: 2 }, { row: -1, column: 2 }],
    ['ArrowDown', false, { row: 999_999, column: 2 }, { row: 999_999, column: 2 }],
    ['ArrowLeft', false, { row: 5, column: 0 }, { row: 5, column: 0 }],
    ['ArrowRight', false, { row: 5, column: 8 }, { row: 5, column: 8 }],
    ['ArrowRight', true, { row: 5, column: 1 }, { row: 5, column: 8 }],
    ['ArrowDown', true, { row: 5, column: 1 }, { row: 999_999, column: 1 }],
    ['Home', false, { row: 5, column: 4 }, { row: 5, column: 0 }],
    ['End', false, { row: 5, column: 4 }, { row: 5, column: 8 }],
    ['Home', true, { row: 5, column: 4 }, { row: 0, column: 0 }],
    ['End', true, { row: 5, column: 4 }, { row: 999_999, column: 8 }],
    ['PageDown', false, { row: 999_990, column: 4 }, { row: 999_999, column: 4 }],
    ['PageDown', false, { row: -1, column: 4 }, { row: 13, column: 4 }],
    ['PageUp', false, { row: 5, column: 4 }, { row: 0, column: 4 }],
    ['a', false, { row: 5, column: 4 }, null],
  ] as const)('%s (Ctrl: %s) from %o', (key, isControl, from, to) =>
    expect(placeFor(key, isControl, from, size)).toEqual(to),
  );

  it('stay on the names of a table without rows', () =>
    expect(placeFor('End', true, { row: -1, column: 1 }, { rows: 0, columns: 3, page: 5 })).toEqual({
      row: -1,
      column: 2,
    }));
});

describe('columns', () => {
  const column = (letters: number) => ({
    name: 'a',
    cell: 0,
    type: 'a',
    isNumber: false,
    letters,
    written: 'a',
    chosen: 'a',
    isText: false,
  });
  it('have widths within limits, and only those in sight are shown', () => {
    const { widths, starts } = columnPlaces(
      [column(1), column(1000), ...Array.from({ length: 1000 }, () => column(10))],
      () => 'a',
    );
    expect(widths.slice(0, 2)).toEqual([72, 320]);
    expect(starts).toHaveLength(1003);
    expect(columnsBetween(starts, 0, 300)).toEqual({ first: 0, last: 2 });
    const far = columnsBetween(starts, starts[500]!, starts[503]!);
    expect(far).toEqual({ first: 499, last: 503 });
    expect(columnsBetween(starts, starts[1002]!, starts[1002]! + 900)).toEqual({ first: 1000, last: 1001 });
    expect(columnsBetween([0], 0, 300)).toEqual({ first: 0, last: -1 });
  });

  it('have room for the arrow of a sorted column behind its name, and no other width when sorted', () => {
    const amount = { ...column(6), name: 'amount' };
    const { widths } = columnPlaces([amount, { ...amount, sorted: 'ascending' }], () => 'a');
    expect(widths[0]).toBeGreaterThanOrEqual(72 + 22);
    expect(widths[1]).toBe(widths[0]);
  });
});

describe('the reader of rows', () => {
  const line = (row: number) => `${row},é\n`;
  const text = Array.from({ length: 10_000 }, (_, row) => line(row)).join('');
  const bytes = new TextEncoder().encode(text);
  const starts = [0];
  for (const [at, byte] of bytes.entries()) if (byte === 10) starts.push(at + 1);
  const gridOf = (order: number[]) => {
    const reads: number[] = [];
    const source = new Blob([bytes]);
    const slice = source.slice.bind(source);
    source.slice = (from, to) => {
      reads.push(to! - from!);
      return slice(from, to);
    };
    const places = Uint32Array.from(order.flatMap((row) => [starts[row]!, starts[row + 1]!]));
    const grid = {
      text: '',
      columns: [],
      count: order.length,
      isPart: false,
      texts: [],
      source,
      separator: ',',
      places,
      lines: [],
    };
    return { reads, reader: createReader(grid) };
  };

  it('reads neighbors at once and nothing twice', async () => {
    const { reads, reader } = gridOf(Array.from({ length: 10_000 }, (_, row) => row));
    await reader.load(100, 200);
    expect(reads).toHaveLength(1);
    expect(reader.get(150)).toEqual(['150', 'é']);
    expect(reader.get(99)).toBeUndefined();
    await reader.load(100, 200);
    expect(reads).toHaveLength(1);
    await reader.load(-50, 20_000_000);
    expect(reader.get(9999)).toEqual(['9999', 'é']);
  });

  it('reads the rows of any order, and rejects for a file that is gone', async () => {
    const { reads, reader } = gridOf([9000, 5, 4000, 6]);
    await reader.load(0, 4);
    expect([0, 1, 2, 3].map((row) => reader.get(row)?.[0])).toEqual(['9000', '5', '4000', '6']);
    expect(reads).toHaveLength(3);
    const lost = gridOf([1]);
    const source = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) };
    const grid = {
      text: '',
      columns: [],
      count: 1,
      isPart: false,
      texts: [],
      source: source as unknown as Blob,
      separator: ',',
      places: Uint32Array.of(0, 4),
      lines: [],
    };
    await expect(createReader(grid).load(0, 1)).rejects.toThrow();
    expect(lost.reads).toEqual([]);
  });

  it('keeps some thousand rows', async () => {
    const { reader } = gridOf(Array.from({ length: 10_000 }, (_, row) => row));
    for (let from = 0; from < 10_000; from += 500) await reader.load(from, from + 500);
    expect(reader.get(0)).toBeUndefined();
    expect(reader.get(9999)).toBeDefined();
  });
});

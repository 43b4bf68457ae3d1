import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CELL_SIZE,
  layOut,
  moveInGrid,
  rowHeight,
  rowOf,
  rowsInSight,
  TITLE_HEIGHT,
} from '../../../../../src/lib/text/emoji/grid.ts';

// 0 1 2
// 3
// -----
// 4 5
const small = layOut([4, 0, 2], 3);

test('a section without cells takes no space', () => {
  expect(small.rows.map(({ kind, section }) => `${kind} ${section}`)).toEqual([
    'title 0',
    'cells 0',
    'cells 0',
    'title 2',
    'cells 2',
  ]);
  expect(small).toMatchObject({ cells: 6, height: 2 * TITLE_HEIGHT + 3 * CELL_SIZE });
  expect(layOut([], 3)).toMatchObject({ rows: [], height: 0, cells: 0 });
});

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [3, 'ArrowRight', 4],
  [5, 'ArrowRight', null],
  [0, 'ArrowLeft', null],
  [4, 'ArrowLeft', 3],
  [2, 'ArrowDown', 3],
  [3, 'ArrowDown', 4],
  [5, 'ArrowDown', null],
  [1, 'ArrowUp', null],
  [5, 'ArrowUp', 3],
  [2, 'Home', 0],
  [0, 'End', 2],
  [5, 'End', 5],
  [5, 'PageUp', 1],
  [1, 'PageDown', 5],
  [5, 'First', 0],
  [0, 'Last', 5],
  [9, 'ArrowLeft', null],
] as const)('from %i, %s moves to %s', (from, key, to) => expect(moveInGrid(small, from, key, 5)).toBe(to));

const anyLayout = fc
  .tuple(fc.array(fc.nat(200), { maxLength: 12 }), fc.integer({ min: 1, max: 30 }))
  .map(([lengths, columns]) => layOut(lengths, columns));

test('every cell is in a row, rows have no gaps, and the rows in sight are limited and include the current one', () => {
  fc.assert(
    fc.property(anyLayout, fc.nat(5000), (layout, from) => {
      let top = 0;
      for (const row of layout.rows) {
        expect(row.top).toBe(top);
        top += rowHeight(row);
      }
      for (let cell = 0; cell < layout.cells; cell++) expect(rowOf(layout, cell)).toBeDefined();
      const seen = rowsInSight(layout, from, from + 400, 0);
      expect(seen.length).toBeLessThanOrEqual(Math.ceil(400 / TITLE_HEIGHT) + 2);
      expect(layout.cells === 0 || seen.includes(rowOf(layout, 0)!)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

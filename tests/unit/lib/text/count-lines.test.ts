// Equal lines, counted and listed as a sort of all of them would.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLines, mostFrequent } from '../../../../src/lib/text/lines/arrange.ts';

test('any lines', () => {
  const lines = fc.array(fc.constantFrom('a', 'A', ' a', 'b', 'c', 'd', ''), { maxLength: 30 });
  fc.assert(
    fc.property(
      lines,
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 1, max: 8 }),
      (list, adjacent, ignoreCase, trim, most) => {
        const expected: { key: string; line: string; count: number }[] = [];
        for (const line of list) {
          const written = trim ? line.trim() : line;
          const key = ignoreCase ? written.toLowerCase() : written;
          const same = adjacent
            ? expected.slice(-1).find((each) => each.key === key)
            : expected.find((each) => each.key === key);
          if (same) same.count++;
          else expected.push({ key, line: written, count: 1 });
        }
        const counted = countLines(list, { adjacent, ignoreCase, trim });
        expect([...counted.lines]).toEqual(expected.map(({ line }) => line));
        expect([...counted.counts]).toEqual(expected.map(({ count }) => count));
        const sorted = expected.toSorted((a, b) => b.count - a.count).slice(0, most);
        expect(mostFrequent(counted, most)).toEqual(sorted.map(({ line, count }) => ({ line, count })));
      },
    ),
    { numRuns: 200 },
  );
});

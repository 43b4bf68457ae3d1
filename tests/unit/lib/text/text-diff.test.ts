import { applyPatch } from 'diff';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedRanges, diffItems, inlineDiff, linesOf, unifiedPatch } from '../../../../src/lib/text/text-diff.ts';

const exact = { ignoreCase: false, ignoreSpace: false };
const text = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', '', 'd d', '😀'), { maxLength: 30 }), fc.constantFrom('', '\n'))
  .map(([lines, end]) => lines.join('\n') + (lines.length > 0 ? end : ''));

test('a patch turns one text into the other', () => {
  fc.assert(
    fc.property(text, text, fc.nat(4), (before, after, context) => {
      const [left, right] = [linesOf(before), linesOf(after)];
      const runs = diffItems(left, right, exact);
      const patch = unifiedPatch(left, right, runs, { context, names: ['a', 'b'] });
      if (before === after) expect(patch).toBe('');
      else if (context > 0) expect(applyPatch(before, patch)).toBe(after);
      const rest = left.slice();
      for (const { fromBefore, toBefore, fromAfter, toAfter } of changedRanges(runs).toReversed())
        rest.splice(fromBefore, toBefore - fromBefore, ...right.slice(fromAfter, toAfter));
      expect(rest).toEqual(right);
    }),
  );
});

test('compares 1 MB texts that share nothing or almost everything', () => {
  const lines = Array.from({ length: 25_000 }, (_, i) => `line ${i % 7} of ${i} with some words in it\n`);
  const other = lines.map((line, i) => (i % 100 === 0 ? `changed ${i}\n` : line));
  expect(diffItems(lines, other, exact).filter(({ side }) => side > 0)).toHaveLength(250);
  const strange = lines.map((line) => line.toUpperCase());
  expect(diffItems(lines, strange, exact)).toEqual([
    { side: -1, count: 25_000 },
    { side: 1, count: 25_000 },
  ]);
});

test('marks inline changes', () => {
  const [before, after] = [
    ['a', 'b', 'c'],
    ['a', 'x', 'c'],
  ];
  expect(inlineDiff(before, after, diffItems(before, after, exact))).toBe('a[-b-]{+x+}c');
});

import { describe, expect, it } from 'vitest';
import { lineOf, tableOf, WANTED } from '../../../scripts/bench/load-table.mjs';

describe('the table of load times', () => {
  it('compares medians with an absolute target', () => {
    expect(lineOf('home: transferred, kB', [160, 500, 165], [])).toMatchObject({
      own: '165',
      other: '–',
      verdict: 'met',
    });
    expect(lineOf('home: transferred, kB', [171], [400]).verdict).toBe('NOT MET');
  });

  it('compares ratios with the other collection, and has no verdict without one', () => {
    const name = 'tool page: first output, ms';
    expect(lineOf(name, [300], [800])).toMatchObject({ ratio: '0.38', verdict: 'met' });
    expect(lineOf(name, [400], [800]).verdict).toBe('NOT MET');
    expect(lineOf(name, [400], []).verdict).toBe('');
  });

  it("doesn't pass a figure that couldn't be measured", () => {
    expect(lineOf('home: DOM nodes', [Number.NaN], []).verdict).toBe('NOT MET');
  });

  it('has one row per figure', () => {
    const lines = tableOf(new Map(Object.keys(WANTED).map((name) => [name, [[1]]]))).split('\n');
    expect(lines).toHaveLength(Object.keys(WANTED).length + 1);
  });
});

import { describe, expect, it } from 'vitest';
import { lineOf, tableOf, WANTED } from '../../../scripts/bench/load-table.mjs';

describe('the table of loading times', () => {
  it('takes medians, and holds them against a number', () => {
    expect(lineOf('home: transferred, kB', [160, 500, 165], [])).toMatchObject({
      own: '165',
      other: '–',
      verdict: 'met',
    });
    expect(lineOf('home: transferred, kB', [171], [400]).verdict).toBe('NOT MET');
  });

  it('holds shares against the other collection, and says nothing without one', () => {
    const name = 'tool page: first output, ms';
    expect(lineOf(name, [300], [800])).toMatchObject({ ratio: '0.38', verdict: 'met' });
    expect(lineOf(name, [400], [800]).verdict).toBe('NOT MET');
    expect(lineOf(name, [400], []).verdict).toBe('');
  });

  it('does not call a figure met that could not be measured', () => {
    expect(lineOf('home: DOM nodes', [Number.NaN], []).verdict).toBe('NOT MET');
  });

  it('has a line for each figure', () => {
    const lines = tableOf(new Map(Object.keys(WANTED).map((name) => [name, [[1]]]))).split('\n');
    expect(lines).toHaveLength(Object.keys(WANTED).length + 1);
  });
});

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

  it('shows the floor without judging by it', () => {
    const name = 'tool page: requests';
    expect(lineOf(name, [13], [], [5, 6, 7])).toMatchObject({ other: '–', floor: '6.0', verdict: 'NOT MET' });
    expect(lineOf(name, [11], [], [14])).toMatchObject({ floor: '14', verdict: 'met' });
    // With another collection too, the share is one of that.
    expect(lineOf('tool page: first output, ms', [300], [800], [500])).toMatchObject({ ratio: '0.38', verdict: 'met' });
  });

  it('has a column for the floor only if it was measured', () => {
    const values = new Map([
      ['tool page: requests', [[11], [], [6]]],
      ['offline copy: files', [[300]]],
    ]);
    const [head = '', requests, copy, ...legend] = tableOf(values, true).split('\n');
    expect(head.trim().split(/\s+/)).toEqual(['ours', 'theirs', 'ratio', 'floor', 'wanted']);
    const columns = (row = '') => row.slice('offline copy: files'.length).trim().split(/ {2,}/);
    expect(columns(requests)).toEqual(['11', '–', '6.0', 'at most 12', 'met']);
    expect(columns(copy)).toEqual(['300', '–', '–', 'at most 400', 'met']);
    expect(legend.join('')).toMatch(/^floor: .*scripts\/bench\/floor/);
    expect(tableOf(values)).not.toContain('floor');
  });

  it('has one row per figure', () => {
    const lines = tableOf(new Map(Object.keys(WANTED).map((name) => [name, [[1]]]))).split('\n');
    expect(lines).toHaveLength(Object.keys(WANTED).length + 1);
  });
});

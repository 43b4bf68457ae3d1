import { describe, expect, it, test } from 'vitest';
import {
  type Column,
  toBulletList,
  toCsv,
  toJson,
  toMarkdown,
} from '../../../../../src/lib/numbers/benchmark/export.ts';
import {
  type Bench,
  compareSuites,
  readSamples,
  readSuites,
  START,
} from '../../../../../src/lib/numbers/benchmark/suite.ts';

const nameOf = (index: number) => `Suite ${index + 1}`;
const bench = (...texts: string[]): Bench => ({ ...START, suites: texts.map((text) => ({ name: '', text })) });

describe('readSamples', () => {
  test.each([
    ['1 2 3', [1, 2, 3]],
    ['1,2,3', [1, 2, 3]],
    ['1,5 2,5', [1.5, 2.5]],
    ['1.5\t2\n3;4', [1.5, 2, 3, 4]],
    ['12.5ms 13 µs', [12.5, 13]],
    ['[1, 2, 3]', [1, 2, 3]],
    ['1e3 -2', [1000, -2]],
    ['', []],
    ['NaN 1e999', []],
  ])('%s', (text, values) => {
    expect(readSamples(text).values).toEqual(values);
  });

  it("reports what isn't a number", () => {
    expect(readSamples('1 two 3').refused).toEqual(['two']);
  });
});

test.each([
  [
    'old: 1 2\nnew: 3 4',
    [
      ['old', '1\n2'],
      ['new', '3\n4'],
    ],
  ],
  [
    'a,b\n1,2\n3,4',
    [
      ['a', '1\n3'],
      ['b', '2\n4'],
    ],
  ],
  [
    'a\tb\n1\t2\n3\t',
    [
      ['a', '1\n3'],
      ['b', '2'],
    ],
  ],
])('reads suites from %s', (text, expected) => {
  expect(readSuites(text)?.map(({ name, text: samples }) => [name, samples])).toEqual(expected);
});

test.each(['', '1 2 3', '1,2\n3,4', '5'])("“%s” isn't a table of suites", (text) => {
  expect(readSuites(text)).toBeNull();
});

describe('compareSuites', () => {
  it('ranks by the mean and compares with the best', () => {
    const results = compareSuites(START, nameOf);
    expect(results).toMatchObject([
      { name: 'Suite 1', rank: 1, mean: 7.5, difference: null, ratio: null },
      { name: 'Suite 2', rank: 2, mean: 10, difference: 2.5, p: expect.any(Number) },
    ]);
    expect(results[1]?.ratio).toBeCloseTo(1.333, 3);
  });

  it('leaves empty suites out', () => {
    expect(compareSuites(bench('', '3 4', 'none'), nameOf)).toMatchObject([{ name: 'Suite 2', rank: 1 }]);
  });

  it('can compare with the first suite and rank higher values first', () => {
    expect(compareSuites({ ...bench('10', '5', '20'), against: 'first', higherIsBetter: true }, nameOf)).toMatchObject([
      { index: 2, ratio: 2, difference: 10 },
      { index: 0, ratio: null },
      { index: 1, ratio: 0.5, difference: -5 },
    ]);
  });

  it('returns no ratio to a mean of 0', () => {
    expect(compareSuites(bench('0', '5'), nameOf)[1]).toMatchObject({ ratio: null, difference: 5 });
  });
});

describe('exports', () => {
  const columns: Column[] = [
    { key: 'rank', label: '#' },
    { key: 'name', label: 'Name' },
    { key: 'mean', label: 'Mean' },
    { key: 'comparison', label: '' },
  ];
  const labels = {
    name: 'n',
    count: 'c',
    mean: 'm',
    median: 'md',
    deviation: 'd',
    interval: 'i',
    minimum: 'a',
    maximum: 'b',
    variance: 'v',
  };
  const named: Bench = {
    ...START,
    suites: [
      { name: 'a|b', text: '1 2' },
      { name: '=1+1', text: '3 4' },
    ],
  };

  it('escapes Markdown cells', () => {
    expect(toMarkdown(compareSuites(named, nameOf), columns, 'ms')).toBe(
      '| # | Name | Mean |  |\n| ---: | :--- | ---: | ---: |\n| 1 | a\\|b | 1.5 ms |  |\n| 2 | =1+1 | 3.5 ms | +2 (×2.333) |\n',
    );
  });

  it('writes a bullet list with the known values of each suite', () => {
    expect(toBulletList(compareSuites(named, nameOf), columns, 'ms')).toBe(
      '- a|b\n  - Mean: 1.5 ms\n- =1+1\n  - Mean: 3.5 ms\n  - : +2 (×2.333)\n',
    );
  });

  it('keeps every digit in CSV and escapes formulas', () => {
    const csv = toCsv(compareSuites(named, nameOf), labels);
    expect(csv.split('\r\n')[2]).toMatch(/^'=1\+1,2,3\.5,3\.5,0\.7071067811865476,/);
  });

  it('writes valid JSON', () => {
    expect(JSON.parse(toJson(compareSuites(START, nameOf), 'ms'))).toMatchObject({
      unit: 'ms',
      suites: [{ rank: 1, values: [5, 10] }, { rank: 2 }],
    });
  });
});

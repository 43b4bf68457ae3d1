import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesIn } from '../../../src/ui/outputs/diff/line-index.ts';
import { diffRows, type DiffRow } from '../../../src/ui/outputs/diff/rows.ts';
import { linePieces } from '../../../src/ui/outputs/diff/words.ts';

const NONE: ReadonlySet<number> = new Set();
const change = (fromBefore: number, toBefore: number, fromAfter: number, toAfter: number) => ({
  fromBefore,
  toBefore,
  fromAfter,
  toAfter,
});
const all = (rows: ReturnType<typeof diffRows>): DiffRow[] =>
  Array.from({ length: rows.count }, (_, index) => rows.at(index));
const short = (row: DiffRow) =>
  row.kind === 'fold' ? `fold ${row.count}` : `${row.kind[0]} ${row.left ?? '-'} ${row.right ?? '-'}`;

describe('lines of a text', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\n\n', ['a', '']],
    ['\n', ['']],
    ['a\r\nb', ['a', 'b']],
  ])('%j', (text, expected) => {
    const lines = linesIn(text);
    expect(Array.from({ length: lines.count }, (_, index) => lines.at(index))).toEqual(expected);
  });
});

describe('rows of a difference', () => {
  const changes = [change(10, 12, 10, 13)];
  const lines = { before: 30, after: 31 };

  it('side by side: removed lines next to added ones, with lines far from a change folded', () => {
    const rows = diffRows({ changes }, lines, 'split', NONE);
    expect(all(rows).map(short)).toEqual([
      'fold 7',
      's 7 7',
      's 8 8',
      's 9 9',
      'c 10 10',
      'c 11 11',
      'c - 12',
      's 12 13',
      's 13 14',
      's 14 15',
      'fold 15',
    ]);
    expect(rows.rowOfChange(0)).toBe(4);
  });

  it('unified: removed lines, then added lines', () => {
    const rows = all(diffRows({ changes }, lines, 'unified', NONE)).filter(({ kind }) => kind === 'changed');
    expect(rows.map(short)).toEqual(['c 10 -', 'c 11 -', 'c - 10', 'c - 11', 'c - 12']);
    expect(rows.map((row) => row.kind === 'changed' && row.first)).toEqual([true, false, false, false, false]);
  });

  it("an expanded gap shows all its lines, and short gaps aren't folded", () => {
    expect(all(diffRows({ changes }, lines, 'split', new Set([0]))).filter(({ kind }) => kind === 'fold')).toHaveLength(
      1,
    );
    const near = [change(1, 2, 1, 2), change(11, 11, 11, 12)];
    expect(all(diffRows({ changes: near }, { before: 12, after: 13 }, 'split', NONE)).map(short)).not.toContain(
      'fold 3',
    );
  });

  it('every line of both texts appears, in order', () => {
    const gaps = fc.array(fc.tuple(fc.nat(12), fc.nat(4), fc.nat(4)), { maxLength: 6 });
    fc.assert(
      fc.property(gaps, fc.nat(12), fc.constantFrom('split', 'unified', 'inline'), (given, rest, mode) => {
        let [left, right] = [0, 0];
        const found = given.flatMap(([same, removed, added]) => {
          left += same;
          right += same;
          if (removed + added === 0) return [];
          const one = change(left, left + removed, right, right + added);
          left += removed;
          right += added;
          return [one];
        });
        const sizes = { before: left + rest, after: right + rest };
        const rows = all(diffRows({ changes: found }, sizes, mode, new Set(Array.from({ length: 8 }, (_, i) => i))));
        const shown = (side: 'left' | 'right') =>
          rows.flatMap((row) => (row.kind === 'fold' ? [] : (row[side] ?? []))).filter((line) => line !== null);
        expect(shown('left')).toEqual(Array.from({ length: sizes.before }, (_, index) => index));
        expect(shown('right')).toEqual(Array.from({ length: sizes.after }, (_, index) => index));
      }),
    );
  });
});

describe('pieces of two lines', () => {
  const told = (before: string, after: string) =>
    linePieces(before, after)
      ?.map(({ side, text }) => (side < 0 ? `[-${text}-]` : side > 0 ? `{+${text}+}` : text))
      .join('');

  it('marks changed words, including the space between two of them', () => {
    expect(told('the quick brown fox', 'the slow brown fox')).toBe('the [-quick-]{+slow+} brown fox');
    expect(told('a quick brown dog runs far', 'a slow red dog runs far')).toBe(
      'a [-quick brown-]{+slow red+} dog runs far',
    );
    expect(told('naïve café 日本', 'naïve cafe\u0301 日本')).toBe('naïve [-café-]{+cafe\u0301+} 日本');
  });

  it('marks nothing in lines that have nothing in common', () => {
    expect(linePieces('alpha beta', 'gamma delta epsilon')).toBeNull();
  });

  it('compares a long line quickly, from both ends', () => {
    const [head, tail] = ['x'.repeat(400_000), 'y'.repeat(400_000)];
    expect(told(`${head}1${tail}`, `${head}22${tail}`)).toBe(`${head}[-1-]{+22+}${tail}`);
  });

  it('reproduces both lines', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const pieces = linePieces(before, after) ?? [];
        if (pieces.length === 0) return;
        const side = (out: number) =>
          pieces
            .filter((piece) => piece.side !== out)
            .map(({ text }) => text)
            .join('');
        expect([side(1), side(-1)]).toEqual([before, after]);
      }),
    );
  });
});

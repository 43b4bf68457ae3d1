import type { Grid } from '../../../core/shapes/grid.ts';
import { cellsOf } from './row-cells.ts';

/** Rows that are kept after they have been read. */
const MOST_KEPT = 4000;
/** Rows this close to each other (bytes) are read at once, with what is between them. */
const GAP = 16_384;

interface Span {
  from: number;
  to: number;
  rows: number[];
}

/** Reads those rows of a grid that are seen. */
export function createReader({ source, separator, places, count, lines }: Grid) {
  const kept = new Map<number, readonly string[]>(lines.map((line, row) => [row, cellsOf(line, separator)]));

  function spansOf(rows: number[]): Span[] {
    const spans: Span[] = [];
    for (const row of rows.toSorted((a, b) => places[a * 2]! - places[b * 2]!)) {
      const [from, to] = [places[row * 2]!, places[row * 2 + 1]!];
      const last = spans.at(-1);
      if (last && from - last.to <= GAP) {
        last.to = Math.max(last.to, to);
        last.rows.push(row);
      } else spans.push({ from, to, rows: [row] });
    }
    return spans;
  }

  async function read({ from, to, rows }: Span): Promise<void> {
    const bytes = new Uint8Array(await source.slice(from, to).arrayBuffer());
    const decoder = new TextDecoder();
    for (const row of rows) {
      const line = decoder.decode(bytes.subarray(places[row * 2]! - from, places[row * 2 + 1]! - from));
      kept.set(row, cellsOf(line, separator));
    }
  }

  return {
    /** The cells of a row; undefined if it hasn't been read. */
    get: (row: number) => kept.get(row),
    /** Reads rows that haven't been. Rejects if the file isn't what it was. */
    async load(from: number, to: number): Promise<void> {
      const rows: number[] = [];
      for (let row = Math.max(0, from); row < Math.min(count, to); row++) if (!kept.has(row)) rows.push(row);
      await Promise.all(spansOf(rows).map(read));
      for (const row of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        if (row < from || row >= to) kept.delete(row);
      }
    },
  };
}

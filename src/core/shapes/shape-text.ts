import { chartTable } from './chart-table.ts';
import type { Bits, Chart, Strip, Swatch, Tile, Tiles, Timeline } from './shapes.ts';
import { type Cell, cellText, type Message, type Output, type Say } from '../values.ts';

// How structured values appear on the clipboard, on the command line and in the palette.

const isThere = (cell: Cell | undefined) => cell !== null && cell !== undefined && cell !== '';

/** Returns the visible tiles, in the order of the output, each with the message for its label. */
export function shownTiles(
  tiles: Tiles,
  { columns = [] }: Pick<Output, 'columns'>,
): (Tile & { name: string; label: Message })[] {
  return columns.flatMap((name) => {
    const content = tiles[name];
    const tile =
      typeof content === 'object' && content !== null && 'value' in content ? content : { value: content ?? null };
    return isThere(tile.value) ? [{ name, label: { message: name }, ...tile }] : [];
  });
}

/** `Words: 7`, one per line. */
export function tilesText(tiles: Tiles, say: Say, output: Pick<Output, 'columns'>): string {
  return shownTiles(tiles, output)
    .map(({ label, value }) => `${say(label)}: ${cellText(value, say)}`)
    .join('\n');
}

/** The current code. */
export const stripText = (strip: Strip | null) => strip?.current ?? '';

/** The sentence, then one line per moment. */
export function timelineText({ sentence, moments }: Timeline, say: Say): string {
  const lines = moments.map(({ day, time, offset, distance, note }) => {
    const when = [day, time, offset].filter(isThere).map((cell) => cellText(cell, say));
    return [when.join(' '), ...[distance, note].filter(isThere).map((cell) => cellText(cell, say))].join('\t');
  });
  return [...(isThere(sentence) ? [cellText(sentence, say)] : []), ...lines].join('\n');
}

export const swatchText = (swatch: Swatch | null) => swatch?.color ?? '';

/** Tab-separated values without a header. */
export function chartText(chart: Chart | null, say: Say): string {
  if (!chart) return '';
  const { columns, rows } = chartTable(chart);
  return rows.map((row) => columns.map((name) => cellText(row[name], say)).join('\t')).join('\n');
}

/** One line per field: its bits, name, value and meaning, separated by tabs. */
export function bitsText(bits: Bits | null, say: Say): string {
  let first = 0;
  return (bits?.fields ?? [])
    .flatMap(({ name, bits: count, value, meaning }) => {
      if (count === 0) return [];
      const range = count === 1 ? String(first) : `${first}–${first + count - 1}`;
      first += count;
      return [[range, ...[name, value, meaning ?? null].map((cell) => cellText(cell, say))].join('\t').trimEnd()];
    })
    .join('\n');
}

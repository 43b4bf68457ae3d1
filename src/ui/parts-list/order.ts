// Which parts are chosen, and in what order they are shown.
import { Problem } from '../../base/problem.ts';
import { readRanges } from '../../core/shapes/parts.ts';

/** A part as it is shown; one that was chosen several times is there as often. */
export interface Tile {
  /** Counted from 0. */
  part: number;
  /** Its place among the chosen ones, from 0; null if it isn't chosen. */
  place: number | null;
  key: string;
}

/** The parts that a text names; none if it names nothing, null if it can't be read. */
export function chosenIn(typed: string, count: number): number[] | null {
  if (typed.trim() === '') return [];
  try {
    return readRanges(typed, count).flat();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

const isAscending = (parts: readonly number[]) => parts.every((part, index) => index === 0 || part > parts[index - 1]!);

const sorted = (parts: readonly number[]) => [...new Set(parts)].sort((a, b) => a - b);

/**
 * All parts in the order to show: that of the document as long as the chosen ones are in it, so that a click moves nothing;
 * otherwise the chosen ones in their order, then the others.
 */
export function tilesOf(chosen: readonly number[], count: number, isOrdered: boolean): Tile[] {
  const own = isOrdered ? chosen : sorted(chosen);
  const places = new Map(own.map((part, place) => [part, place]));
  const all = Array.from({ length: count }, (_, part): Tile => ({
    part,
    place: places.get(part) ?? null,
    key: `${part}`,
  }));
  if (isAscending(own)) return all;
  const seen = new Map<number, number>();
  const first = own.map((part, place): Tile => {
    const times = seen.get(part) ?? 0;
    seen.set(part, times + 1);
    return { part, place, key: times === 0 ? `${part}` : `${part} ${times}` };
  });
  return [...first, ...all.filter(({ place }) => place === null)];
}

/** The chosen parts after a tile was chosen or left out. */
export function toggled(chosen: readonly number[], { part, place }: Tile, isOrdered: boolean): number[] {
  const own = isOrdered ? chosen : sorted(chosen);
  if (place !== null) return own.toSpliced(place, 1);
  return isAscending(own) ? sorted([...own, part]) : [...own, part];
}

/** The chosen parts after a tile was moved to where another one is. It is one of them then, as all are where none was. */
export function moved(tiles: readonly Tile[], from: number, to: number): number[] {
  const isAll = tiles.every(({ place }) => place === null);
  const tile = tiles[from];
  if (!tile) return [];
  const order = tiles.toSpliced(from, 1).toSpliced(to, 0, tile);
  return order.filter((other) => isAll || other === tile || other.place !== null).map(({ part }) => part);
}

/** Where a key leads from a tile; null if it leads nowhere. `columns` tells how many stand side by side. */
export function targetOf(key: string, at: number, last: number, columns: () => number): number | null {
  const steps: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => -1,
    ArrowRight: () => 1,
    ArrowUp: () => -columns(),
    ArrowDown: columns,
    Home: () => -at,
    End: () => last - at,
  };
  const step = Object.hasOwn(steps, key) ? steps[key]?.() : undefined;
  if (step === undefined) return null;
  const to = at + step;
  return to < 0 || to > last ? at : to;
}

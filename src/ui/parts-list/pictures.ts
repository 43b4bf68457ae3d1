import type { Result } from '../../core/run.ts';
import { writeRanges } from '../../core/shapes/parts.ts';
import type { OutputFile } from '../../core/values.ts';

/** Draws the parts that ranges name. */
export type Draw = (ranges: string, signal: AbortSignal) => Promise<Result>;

/** How many are drawn at once: few, so that those that come into sight needn't wait long. */
const AT_ONCE = 6;

/** What is known of the parts. */
export interface Drawn {
  /** How many there are; null before that is known. */
  count: number | null;
  /** Null for a part that can't be drawn. */
  pictures: ReadonlyMap<number, OutputFile | null>;
}

/** Pictures of parts, drawn as they are wanted; the first one tells how many there are. */
export function createPictures(draw: Draw, onChange: (drawn: Drawn) => void) {
  let drawn: Drawn = { count: null, pictures: new Map() };
  let wanted: readonly number[] = [];
  const ended = new AbortController();
  let isDrawing = false;
  let single = false;

  function take(parts: readonly number[], result: Result): void {
    if (!result.ok && parts.length > 1) {
      single = true; // so that the others appear
      return;
    }
    const { images, count } = (result.ok ? result.output : {}) as { images?: readonly OutputFile[]; count?: number };
    const pictures = new Map(drawn.pictures);
    for (const [index, part] of parts.entries()) pictures.set(part, images?.[index] ?? null);
    drawn = { count: drawn.count ?? count ?? null, pictures };
    onChange(drawn);
  }

  async function next(): Promise<void> {
    if (isDrawing || ended.signal.aborted) return;
    const parts = wanted.filter((part) => !drawn.pictures.has(part)).slice(0, single ? 1 : AT_ONCE);
    if (parts.length === 0) return;
    isDrawing = true;
    const result = await draw(writeRanges(parts), ended.signal);
    isDrawing = false;
    if (ended.signal.aborted) return;
    take(parts, result);
    // Where the first one fails, nothing is known of any other.
    if (drawn.count !== null) await next();
  }

  return {
    /** These are in sight, the first of them first. */
    want(parts: readonly number[]): void {
      wanted = parts;
      void next();
    },
    end: () => ended.abort(),
  };
}

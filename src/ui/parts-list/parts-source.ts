import type { Result } from '../../core/run.ts';

/** The parts that the ranges in a text name. */
export interface PartsSource {
  /** What they are parts of: other values, other parts. */
  of: readonly unknown[];
  /** The ranges that hold now, which may be those of an example. */
  text: string;
  isOrdered: boolean;
  /** Returns what a part is called, by its number from 0. */
  nameOf: (part: number) => string;
  /** Returns what all of them are called, which an empty text means. */
  everyName: (count: number) => string;
  /** Draws the parts that ranges name. */
  draw: (ranges: string, signal: AbortSignal) => Promise<Result>;
  onChoose: (ranges: string) => void;
}

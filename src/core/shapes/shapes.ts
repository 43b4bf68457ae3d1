// Structured values, for results that a list of rows would show less clearly. Plain data, like every value.
import type { Cell, Tone } from '../values.ts';

/** One of a few numbers to read at a glance. */
export interface Tile {
  value: Cell;
  /** Shown small below the value. */
  note?: Cell;
  tone?: Tone;
}

/** Tiles by the names that the output declares; null or missing ones are hidden. */
export type Tiles<Name extends string = string> = Readonly<Partial<Record<Name, Cell | Tile>>>;

/** Consecutive codes: the current one and its neighbors. */
export interface Strip {
  previous: Cell;
  current: string;
  next: Cell;
  /**
   * When the current code starts and stops being valid, in milliseconds since the epoch; absent if it doesn't depend on
   * the clock.
   */
  from?: number;
  until?: number;
}

/** One moment of a timeline. */
export interface Moment {
  /** The full time as text: `2026-11-20 15:30:00`. */
  time: Cell;
  /** Shown before the time, such as the weekday. */
  day?: Cell;
  /** Shown dimmed after the time, such as the offset from UTC. */
  offset?: Cell;
  /** Relative time: `in 3 hours`. */
  distance?: Cell;
  /** What is special about it. */
  note?: Cell;
}

/** What happens when: a sentence, and the moments in order. */
export interface Timeline {
  sentence: Cell;
  moments: readonly Moment[];
}

/**
 * Replaces lines of the first text by lines of the second: `before[fromBefore…toBefore)` by `after[fromAfter…toAfter)`,
 * counted from 0. One of the ranges may be empty, but not both.
 */
export interface DiffChange {
  fromBefore: number;
  toBefore: number;
  fromAfter: number;
  toAfter: number;
}

/** Two texts and their differences. Lines end with `\n`; lines outside the changes are equal. */
export interface Diff {
  before: string;
  after: string;
  /** In order, not overlapping. */
  changes: readonly DiffChange[];
  /** The same as a patch (unified format), used by "copy". */
  patch: string;
}

/** A color and how readable text in other colors is on it. */
export interface Swatch {
  /** In a CSS notation that every browser supports. */
  color: string;
  /** Contrast ratios from 1 to 21 (WCAG 2.2, 1.4.3), each with a CSS color. */
  contrast: readonly { color: string; ratio: number }[];
}

/** A bar from 0 to `value`, with its interval and samples. */
export interface ChartBar {
  label: Cell;
  value: number;
  /** Label next to the bar; the number by default. */
  text?: Cell;
  /** Ends of the interval around the value. */
  low?: number;
  high?: number;
  samples?: readonly number[];
  tone?: Tone;
}

/** The five-number summary of a distribution. */
export interface ChartBox {
  label: Cell;
  minimum: number;
  lower: number;
  median: number;
  upper: number;
  maximum: number;
  /** Beyond the whiskers. */
  outliers?: readonly number[];
}

/** Numbers as a picture. `log` makes the scale logarithmic; all values are then above 0. */
export type Chart =
  | { type: 'bars'; unit?: string; log?: boolean; bars: readonly ChartBar[] }
  | { type: 'boxes'; unit?: string; log?: boolean; boxes: readonly ChartBox[] }
  | { type: 'curve'; unit?: string; xUnit?: string; points: readonly (readonly [x: number, y: number])[] };

/** Adjacent bits with a joint meaning. */
export interface BitField {
  name: Cell;
  /** How many bits. */
  bits: number;
  value: Cell;
  meaning?: Cell;
}

/** The bits of a number, from the highest to the lowest, and their meaning. */
export interface Bits {
  /** Only `0` and `1`; the length is the sum of all fields. */
  digits: string;
  fields: readonly BitField[];
}

// Values with a shape of their own: what a list of rows would say, but less well. Plain data, as every value.
import type { Cell, Tone } from '../values.ts';

/** One of a few numbers that are read at a glance. */
export interface Tile {
  value: Cell;
  /** Shown small below the value. */
  note?: Cell;
  tone?: Tone;
}

/** By the names that the output gives; what is null or missing is not shown. */
export type Tiles<Name extends string = string> = Readonly<Partial<Record<Name, Cell | Tile>>>;

/** Codes that follow one another: the one that counts now, and its neighbors. */
export interface Strip {
  previous: Cell;
  current: string;
  next: Cell;
  /** Since when and until when the current code counts, in milliseconds since the epoch; absent where no clock moves it on. */
  from?: number;
  until?: number;
}

/** One moment of a timeline. */
export interface Moment {
  /** The time in full, as text: `2026-11-20 15:30:00`. */
  time: Cell;
  /** In front of the time, as the weekday. */
  day?: Cell;
  /** Behind the time, faintly, as the offset from UTC. */
  offset?: Cell;
  /** How far away: `in 3 hours`. */
  distance?: Cell;
  /** What is special about it. */
  note?: Cell;
}

/** What happens when: in words, and the moments in their order. */
export interface Timeline {
  sentence: Cell;
  moments: readonly Moment[];
}

/**
 * Lines of the first text that lines of the second take the place of: `before[fromBefore…toBefore)` by `after[fromAfter…toAfter)`,
 * counted from 0. Either range may be empty, not both.
 */
export interface DiffChange {
  fromBefore: number;
  toBefore: number;
  fromAfter: number;
  toAfter: number;
}

/** Two texts and where they differ. Lines end at `\n`; what no change covers is alike. */
export interface Diff {
  before: string;
  after: string;
  /** In order, without overlap. */
  changes: readonly DiffChange[];
  /** The same as a patch (unified format): what "copy" gives. */
  patch: string;
}

/** A color and how well text in other colors can be read on it. */
export interface Swatch {
  /** As CSS writes it, in a notation that every browser knows. */
  color: string;
  /** Contrast ratios from 1 to 21 (WCAG 2.2, 1.4.3), each with a color as CSS writes it. */
  contrast: readonly { color: string; ratio: number }[];
}

/** A bar from 0 to `value`, with its interval and its samples. */
export interface ChartBar {
  label: Cell;
  value: number;
  /** What stands beside the bar; the number by default. */
  text?: Cell;
  /** Ends of the interval around the value. */
  low?: number;
  high?: number;
  samples?: readonly number[];
  tone?: Tone;
}

/** Five numbers of a distribution. */
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

/** Numbers as a picture. `log`: each step of the scale is ten times the one before; all values are above 0 then. */
export type Chart =
  | { type: 'bars'; unit?: string; log?: boolean; bars: readonly ChartBar[] }
  | { type: 'boxes'; unit?: string; log?: boolean; boxes: readonly ChartBox[] }
  | { type: 'curve'; unit?: string; xUnit?: string; points: readonly (readonly [x: number, y: number])[] };

/** Neighboring bits that mean something together. */
export interface BitField {
  name: Cell;
  /** How many bits. */
  bits: number;
  value: Cell;
  meaning?: Cell;
}

/** A number as its bits, from the highest to the lowest, and what they mean. */
export interface Bits {
  /** `0` and `1` only; as many as all fields have together. */
  digits: string;
  fields: readonly BitField[];
}

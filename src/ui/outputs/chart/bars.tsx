import type { Chart } from '../../../core/shapes/shapes.ts';
import type { Cell } from '../../../core/values.ts';
import styles from './chart.module.css';
import { decades, scaleOf } from './scale.ts';

export interface PictureProps<T extends Chart['type']> {
  chart: Extract<Chart, { type: T }>;
  label: string;
  width: number;
  format: (value: number) => string;
  cell: (cell: Cell | undefined) => string;
}

const ROW = 40;
/** Below this plot width, names go above their bars. */
const NARROW = 520;
const LABEL = 150;
const TEXT = 96;
const MOST_DOTS = 300;

/** Bars from 0 with interval and samples, on one scale. */
export function Bars({ chart, label, width, format, cell }: PictureProps<'bars'>) {
  const { bars, log } = chart;
  const ends = bars.flatMap(({ value, low = value, high = value, samples = [] }) => [
    value,
    // The interval of a small sample can be many times its values, which would squash everything else.
    Math.max(low, Math.min(value, ...samples) - Math.abs(value) / 2),
    Math.min(high, Math.max(value, ...samples) + Math.abs(value) / 2),
    ...samples,
  ]);
  const [low, high] = log ? decades(ends) : [Math.min(0, ...ends), Math.max(0, ...ends) || 1];
  const narrow = width < NARROW;
  const top = narrow ? 20 : 0;
  const row = ROW + top;
  const scale = scaleOf({ low, high, from: narrow ? 0 : LABEL, to: width - TEXT, log, count: narrow ? 3 : 5 });
  const zero = scale.at(log ? low : 0);
  const height = bars.length * row;
  return (
    <svg className={styles.chart} width={width} height={height + 24} role="img" aria-label={label}>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={scale.at(tick)} x2={scale.at(tick)} y1={0} y2={height} className={styles.grid} />
          <text x={scale.at(tick)} y={height + 16} className={styles.tick} data-end={tick === low || undefined}>
            {format(tick)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const middle = index * row + top + ROW / 2;
        const x = scale.at(bar.value);
        const interval = bar.low !== undefined && bar.high !== undefined && bar.low < bar.high;
        const reach = Math.max(
          x,
          interval ? scale.at(bar.high ?? 0) : x,
          ...(bar.samples ?? []).slice(0, MOST_DOTS).map(scale.at),
        );
        return (
          <g key={index} data-tone={bar.tone}>
            <text
              x={narrow ? 0 : LABEL - 12}
              y={narrow ? index * row + 14 : middle}
              className={narrow ? styles.above : styles.label}
            >
              <title>{cell(bar.label)}</title>
              {shortened(cell(bar.label), narrow ? 48 : 20)}
            </text>
            <rect
              x={Math.min(zero, x)}
              y={middle - 11}
              width={Math.max(Math.abs(x - zero), 1)}
              height={22}
              rx={3}
              className={styles.bar}
            />
            {(bar.samples ?? []).slice(0, MOST_DOTS).map((sample, at) => (
              <circle key={at} cx={scale.at(sample)} cy={middle} r={2.5} className={styles.dot} />
            ))}
            {interval && (
              <path d={whisker(scale.at(bar.low ?? 0), scale.at(bar.high ?? 0), middle)} className={styles.whisker} />
            )}
            <text x={Math.min(reach, width - TEXT) + 8} y={middle} className={styles.value}>
              {bar.text === undefined ? format(bar.value) : cell(bar.text)}
            </text>
          </g>
        );
      })}
      <line x1={zero} x2={zero} y1={0} y2={height} className={styles.axis} />
    </svg>
  );
}

/** Returns the path of a line with end caps. */
export function whisker(from: number, to: number, y: number): string {
  return `M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10`;
}

export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

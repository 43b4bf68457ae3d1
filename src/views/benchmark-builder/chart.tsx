import { shortNumber } from '../../lib/numbers/benchmark/export.ts';
import type { Result } from '../../lib/numbers/benchmark/suite.ts';
import styles from './benchmark-builder.module.css';

const WIDTH = 640;
const LABEL = 150;
const ROW = 34;
const MOST_DOTS = 500;

/** Means as bars from 0, the 95 % interval as a whisker and each sample as a dot, on one scale. */
export function Chart({ results, unit, label }: { results: readonly Result[]; unit: string; label: string }) {
  const ends = results.flatMap(({ minimum, maximum, mean, margin }) => [
    minimum,
    maximum,
    mean - (margin ?? 0),
    mean + (margin ?? 0),
  ]);
  // The interval of a small sample can be many times its values, which would squash everything else.
  const widest = Math.max(
    ...results.map(({ maximum }) => Math.abs(maximum)),
    ...results.map(({ minimum }) => Math.abs(minimum)),
  );
  const low = Math.max(Math.min(0, ...ends), Math.min(0, ...results.map(({ minimum }) => minimum)) - widest / 2);
  const high = Math.min(Math.max(0, ...ends), Math.max(0, ...results.map(({ maximum }) => maximum)) + widest / 2);
  const span = high - low || 1;
  const x = (value: number) => LABEL + ((Math.min(Math.max(value, low), high) - low) / span) * (WIDTH - LABEL - 12);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${results.length * ROW + 24}`} role="img" aria-label={label}>
      {results.map(({ index, name, mean, margin, values }, row) => {
        const middle = row * ROW + ROW / 2;
        return (
          <g key={index}>
            <text x={LABEL - 8} y={middle} className={styles.label}>
              {name.length > 20 ? `${name.slice(0, 19)}…` : name}
            </text>
            <rect
              x={Math.min(x(0), x(mean))}
              y={middle - 9}
              width={Math.abs(x(mean) - x(0))}
              height={18}
              className={styles.bar}
            />
            {values.slice(0, MOST_DOTS).map((value, i) => (
              <circle key={i} cx={x(value)} cy={middle} r={2.5} className={styles.dot} />
            ))}
            {margin !== null && margin > 0 && (
              <path
                d={`M${x(mean - margin)} ${middle}H${x(mean + margin)}M${x(mean - margin)} ${middle - 5}v10M${x(mean + margin)} ${middle - 5}v10`}
                className={styles.whisker}
              />
            )}
          </g>
        );
      })}
      <line x1={x(0)} x2={x(0)} y1={0} y2={results.length * ROW} className={styles.axis} />
      <text x={x(0)} y={results.length * ROW + 14} className={styles.tick}>
        0
      </text>
      <text x={WIDTH - 12} y={results.length * ROW + 14} className={styles.end}>
        {`${shortNumber(high)} ${unit}`.trim()}
      </text>
    </svg>
  );
}

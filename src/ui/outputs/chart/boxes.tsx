import type { PictureProps } from './bars.tsx';
import { shortened, whisker } from './bars.tsx';
import styles from './chart.module.css';
import { decades, scaleOf } from './scale.ts';

const ROW = 44;
const LABEL = 150;
const NARROW = 520;

/** Distributions as box plots on one scale: quartiles, median, whiskers and outliers. */
export function Boxes({ chart, label, width, format, cell }: PictureProps<'boxes'>) {
  const { boxes, log } = chart;
  const ends = boxes.flatMap(({ minimum, maximum, outliers = [] }) => [minimum, maximum, ...outliers]);
  const [low, high] = log ? decades(ends) : [Math.min(...ends), Math.max(...ends)];
  const margin = log || low === high ? 0 : (high - low) * 0.04;
  const narrow = width < NARROW;
  const top = narrow ? 20 : 0;
  const row = ROW + top;
  const scale = scaleOf({
    low: low - margin,
    high: high + margin,
    from: narrow ? 8 : LABEL,
    to: width - 24,
    log,
    count: narrow ? 3 : 6,
  });
  const height = boxes.length * row;
  return (
    <svg className={styles.chart} width={width} height={height + 24} role="img" aria-label={label}>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={scale.at(tick)} x2={scale.at(tick)} y1={0} y2={height} className={styles.grid} />
          <text x={scale.at(tick)} y={height + 16} className={styles.tick}>
            {format(tick)}
          </text>
        </g>
      ))}
      {boxes.map((box, index) => {
        const middle = index * row + top + ROW / 2;
        const [from, to] = [scale.at(box.lower), scale.at(box.upper)];
        return (
          <g key={index}>
            <text
              x={narrow ? 0 : LABEL - 12}
              y={narrow ? index * row + 14 : middle}
              className={narrow ? styles.above : styles.label}
            >
              <title>{cell(box.label)}</title>
              {shortened(cell(box.label), narrow ? 48 : 20)}
            </text>
            <path d={whisker(scale.at(box.minimum), scale.at(box.maximum), middle)} className={styles.whisker} />
            <rect
              x={from}
              y={middle - 12}
              width={Math.max(to - from, 1)}
              height={24}
              rx={3}
              className={styles.boxplot}
            />
            <line
              x1={scale.at(box.median)}
              x2={scale.at(box.median)}
              y1={middle - 12}
              y2={middle + 12}
              className={styles.median}
            />
            {(box.outliers ?? []).map((outlier, at) => (
              <circle key={at} cx={scale.at(outlier)} cy={middle} r={3} className={styles.outlier} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

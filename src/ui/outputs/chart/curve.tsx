import type { PictureProps } from './bars.tsx';
import styles from './chart.module.css';
import { scaleOf } from './scale.ts';

const HEIGHT = 260;
const LEFT = 64;
const BOTTOM = 28;

/** Points connected by a line. */
export function Curve({
  chart,
  label,
  width,
  format,
  number,
}: PictureProps<'curve'> & { number: (value: number) => string }) {
  const points = chart.points.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const x = scaleOf({
    low: Math.min(...xs),
    high: Math.max(...xs),
    from: LEFT,
    to: width - 16,
    count: width < 520 ? 4 : 8,
  });
  const [lowest, highest] = [Math.min(...ys), Math.max(...ys)];
  const room = (highest - lowest || 1) * 0.05;
  const y = scaleOf({ low: lowest - room, high: highest + room, from: HEIGHT - BOTTOM, to: 8 });
  const path = points
    .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${x.at(px).toFixed(1)} ${y.at(py).toFixed(1)}`)
    .join('');
  return (
    <svg className={styles.chart} width={width} height={HEIGHT} role="img" aria-label={label}>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={width - 16} y1={y.at(tick)} y2={y.at(tick)} className={styles.grid} />
          <text x={LEFT - 8} y={y.at(tick)} className={styles.label}>
            {format(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <text key={tick} x={x.at(tick)} y={HEIGHT - 10} className={styles.tick}>
          {[number(tick), chart.xUnit].filter(Boolean).join('\u00a0')}
        </text>
      ))}
      <path d={path} className={styles.curve} />
    </svg>
  );
}

import type { Chart } from '../../../core/shapes/shapes.ts';
import { out } from '../../../core/values.ts';
import { ShownOutput } from '../demo/shown-output.tsx';
import { ChartOutput } from './chart.tsx';
import { Variant } from '../../parts/demo/variant.tsx';

const CHARTS: Record<string, Chart> = {
  'Bars with interval and samples': {
    type: 'bars',
    unit: 'ms',
    bars: [
      { label: 'for loop', value: 12.4, low: 11.8, high: 13, samples: [11.6, 12.1, 12.4, 12.9, 13.2] },
      { label: 'a snippet with a long name', value: 31, low: 24, high: 38, samples: [22, 29, 31, 40], tone: 'warn' },
    ],
  },
  'Bars on a scale of powers of ten': {
    type: 'bars',
    unit: 's',
    log: true,
    bars: [
      { label: 'Online, throttled', value: 3.1e9, text: '98 years', tone: 'good' },
      { label: 'Offline, fast hash', value: 0.4, text: 'less than a second', tone: 'bad' },
    ],
  },
  'Box plots': {
    type: 'boxes',
    unit: 'ms',
    boxes: [
      { label: 'first', minimum: 10, lower: 11, median: 12, upper: 15, maximum: 19, outliers: [27] },
      { label: 'second', minimum: 14, lower: 17, median: 18, upper: 19, maximum: 22 },
    ],
  },
  'A curve': {
    type: 'curve',
    unit: '%',
    points: Array.from({ length: 60 }, (_, index) => [index, 50 + 40 * Math.sin(index / 8)] as const),
  },
};

export default function ChartDemo() {
  return Object.entries(CHARTS).map(([title, chart]) => (
    <Variant key={title} title={title} stacked>
      <ShownOutput as={ChartOutput} output={out.chart()} value={chart} />
    </Variant>
  ));
}

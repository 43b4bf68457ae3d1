import type { Chart } from './shapes.ts';
import type { Cell } from '../values.ts';

type Column = 'label' | 'value' | 'low' | 'high' | 'minimum' | 'lower' | 'median' | 'upper' | 'maximum' | 'x' | 'y';

/** Returns the numbers of a chart as rows, for screen readers and the clipboard. */
export function chartTable(chart: Chart): { columns: Column[]; rows: Partial<Record<Column, Cell>>[] } {
  switch (chart.type) {
    case 'bars': {
      const hasInterval = chart.bars.some(({ low, high }) => low !== undefined || high !== undefined);
      return {
        columns: ['label', 'value', ...(hasInterval ? (['low', 'high'] as const) : [])],
        rows: chart.bars.map(({ label, value, low, high }) => ({
          label,
          value,
          ...(hasInterval && { low: low ?? null, high: high ?? null }),
        })),
      };
    }
    case 'boxes':
      return {
        columns: ['label', 'minimum', 'lower', 'median', 'upper', 'maximum'],
        rows: chart.boxes.map(({ label, minimum, lower, median, upper, maximum }) => ({
          label,
          minimum,
          lower,
          median,
          upper,
          maximum,
        })),
      };
    case 'curve':
      return { columns: ['x', 'y'], rows: chart.points.map(([x, y]) => ({ x, y })) };
  }
}

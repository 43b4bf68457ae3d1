import {
  type Column,
  cellOf,
  COLUMN_KEYS,
  toBulletList,
  toCsv,
  toJson,
  toMarkdown,
} from '../../lib/numbers/benchmark/export.ts';
import type { Result } from '../../lib/numbers/benchmark/suite.ts';
import { Card } from '../../ui/parts/card/card.tsx';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import { Table } from '../../ui/parts/table/table.tsx';
import styles from './benchmark-builder.module.css';
import { Chart } from './chart.tsx';

interface ResultsProps {
  results: readonly Result[];
  unit: string;
  say: (code: string, params?: Record<string, string | number>) => string;
}

/** A table of all suites that have samples, best first, with a chart and copy buttons. */
export function Results({ results, unit, say }: ResultsProps) {
  const columns = COLUMN_KEYS.map((key): Column => ({ key, label: say(key) }));
  const rows = results.map((result) => Object.fromEntries(COLUMN_KEYS.map((key) => [key, cellOf(result, key, unit)])));
  const labels = Object.fromEntries(columns.map(({ key, label }) => [key, label])) as Record<Column['key'], string>;
  return (
    <Card title={say('results')}>
      <div className={styles.fields} data-copies>
        <Chart results={results} unit={unit} label={say('chart')} />
        <div data-copied>
          <Table
            caption={say('results')}
            captionShown={false}
            columns={columns.map(({ key, label }) => ({
              key,
              label,
              align: key === 'name' ? ('start' as const) : ('end' as const),
            }))}
            rows={rows}
          />
        </div>
        <div className={styles.buttons}>
          <CopyButton size="small" text={() => toMarkdown(results, columns, unit)} label={say('copy-markdown')} />
          <CopyButton size="small" text={() => toBulletList(results, columns, unit)} label={say('copy-list')} />
          <CopyButton size="small" text={() => toCsv(results, labels)} label={say('copy-csv')} />
          <CopyButton size="small" text={() => toJson(results, unit)} label={say('copy-json')} />
        </div>
      </div>
    </Card>
  );
}

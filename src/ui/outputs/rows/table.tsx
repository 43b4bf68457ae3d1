import type { Cell } from '../../../core/values.ts';
import { outputText } from '../../../core/outputs.ts';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { Table } from '../../parts/table/table.tsx';
import type { OutputProps } from '../output-props.ts';
import styles from './rows.module.css';
import { useSomeOf } from './show-more.tsx';

/** Rows and columns; numbers stand to the right. "Copy" gives tab-separated values, which spreadsheets take. */
export function TableOutput({ id, label, output, value, words, actions }: OutputProps<'table'>) {
  const { some, more } = useSomeOf(value);
  const names = output.columns ?? [];
  const isNumeric = (name: string) => some.length > 0 && some.every((row) => typeof row[name] === 'number');
  const columns = names.map((name) => ({
    key: name,
    label: words.tool(`columns.${name}`) ?? name,
    align: isNumeric(name) ? ('end' as const) : ('start' as const),
  }));
  const rows = some.map((row) => Object.fromEntries(names.map((name) => [name, cellNode(row[name], words.cell)])));
  return (
    <section id={id} className={styles.section}>
      <div className={styles.title}>
        <span aria-hidden="true">{label}</span>
        <span>
          {actions}
          <CopyButton
            text={() => outputText({ output, value }, words.say)}
            size="small"
            variant="quiet"
            label={words.t('outputs.copyAll')}
            disabled={value.length === 0}
          />
        </span>
      </div>
      {value.length === 0 ? (
        <p className={styles.none}>{words.t('outputs.nothing')}</p>
      ) : (
        <Table caption={label} captionShown={false} columns={columns} rows={rows} />
      )}
      {more}
    </section>
  );
}

function cellNode(cell: Cell | undefined, words: (cell: Cell | undefined) => string) {
  return cell === null || cell === undefined || cell === '' ? '' : <bdi>{words(cell)}</bdi>;
}

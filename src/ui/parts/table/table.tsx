import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { SCROLLABLE } from '../scrollable.ts';
import styles from './table.module.css';

interface TableColumn {
  key: string;
  label: ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  monospace?: boolean;
  /** Whether its texts need more than one line. */
  long?: boolean;
}

interface TableProps {
  caption: ReactNode;
  /** If false, only screen readers get the caption. */
  captionShown?: boolean;
  columns: readonly TableColumn[];
  rows: readonly Readonly<Record<string, ReactNode>>[];
}

/** Tables with long texts and at least this many columns are a list of entries where they have no room. */
const FEWEST = 3;

/** With this many, they have no room on a tablet either. */
const MANY = 6;

/** Rows below a sticky header; a wide table scrolls in its own box, never the page. */
export function Table({ caption, captionShown = true, columns, rows }: TableProps) {
  const id = useId();
  const isLong = columns.some(({ long }) => long);
  const look = ({ align, monospace, long }: TableColumn) =>
    cx(align === 'end' && styles.end, monospace && styles.mono, long && styles.long);
  return (
    <div
      className={styles.box}
      role="group"
      aria-labelledby={id}
      data-stacks={(isLong && columns.length >= FEWEST && (columns.length >= MANY ? 'wide' : 'narrow')) || undefined}
      {...SCROLLABLE}
    >
      <table className={styles.table}>
        <caption id={id} className={captionShown ? styles.caption : 'sr-only'}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(column.align === 'end' && styles.end)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={look(column)}
                  data-label={typeof column.label === 'string' ? column.label : undefined}
                >
                  {row[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { SCROLLABLE } from '../scrollable.ts';
import styles from './table.module.css';
import { useStacked } from './use-stacked.ts';

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

/** Tables with at least this many columns become a list of entries if they don't fit. */
const FEWEST = 3;

/** Long texts need space: if the box is narrower than this (px), or if there are many columns on a tablet. */
const LONG = 520;
const MANY = 6;
const LONG_MANY = 860;

/** Columns of numbers are for comparing, so they scroll if necessary, unless the box is narrower than this (px). */
const NUMBERS = 480;

/** Rows below a sticky header. If the columns don't fit, the entries are stacked. */
export function Table({ caption, captionShown = true, columns, rows }: TableProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isLong = columns.some(({ long }) => long);
  const bounds = isLong
    ? { always: columns.length >= MANY ? LONG_MANY : LONG, never: Infinity }
    : { always: 0, never: NUMBERS };
  useStacked(box, columns.length < FEWEST ? null : bounds);
  const look = ({ align, monospace, long }: TableColumn) =>
    cx(align === 'end' && styles.end, monospace && styles.mono, long && styles.long);
  return (
    <div ref={box} className={styles.box} role="group" aria-labelledby={id} {...SCROLLABLE}>
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

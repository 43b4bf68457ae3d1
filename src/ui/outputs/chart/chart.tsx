import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Chart } from '../../../core/shapes/shapes.ts';
import { chartTable } from '../../../core/shapes/chart-table.ts';
import type { PageTexts } from '../../page-texts.ts';
import { Table } from '../../parts/table/table.tsx';
import type { OutputProps } from '../output-props.ts';
import { Section } from '../section.tsx';
import { Bars } from './bars.tsx';
import { Boxes } from './boxes.tsx';
import styles from './chart.module.css';
import { Curve } from './curve.tsx';

/** Numbers as a picture, with the same numbers in a table below. */
export function ChartOutput({ id, label, output, value, words, actions }: OutputProps<'chart'>) {
  return (
    <Section {...{ id, label, output, value, words, actions }} empty={value === null}>
      {value && (
        <div id={id} className={styles.box}>
          <ChartPicture label={label} chart={value} words={words} />
          <details className={styles.details}>
            <summary>{words.t('shapes.asTable')}</summary>
            <ChartTable {...{ label, words }} chart={value} />
          </details>
        </div>
      )}
    </Section>
  );
}

/** The picture alone, as wide as its container. */
export function ChartPicture({ label, chart, words }: { label: string; chart: Chart; words: PageTexts }) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    if (!place.current || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {pictureOf({ label, chart, words, width })}
    </div>
  );
}

/** From here on, numbers are abbreviated: `1.5M`. */
const MILLION = 1e6;

interface PictureOptions {
  label: string;
  chart: Chart;
  words: PageTexts;
  width: number;
}

function pictureOf({ label, chart, words, width }: PictureOptions): ReactNode {
  const number = new Intl.NumberFormat(words.locale, { maximumSignificantDigits: 4 });
  const short = new Intl.NumberFormat(words.locale, { notation: 'compact', maximumSignificantDigits: 3 });
  const written = (value: number) => (Math.abs(value) < MILLION ? number : short).format(value);
  const format = (value: number) => [written(value), chart.unit].filter(Boolean).join('\u00a0');
  const shared = { label, width, format, cell: words.cell };
  switch (chart.type) {
    case 'bars':
      return <Bars {...shared} chart={chart} />;
    case 'boxes':
      return <Boxes {...shared} chart={chart} />;
    case 'curve':
      return <Curve {...shared} chart={chart} number={written} />;
  }
}

function ChartTable({ label, chart, words }: { label: string; chart: Chart; words: PageTexts }) {
  const { columns, rows } = chartTable(chart);
  return (
    <Table
      caption={label}
      captionShown={false}
      columns={columns.map((key) => ({
        key,
        label: words.t(`shapes.${key}`),
        align: key === 'label' ? ('start' as const) : ('end' as const),
      }))}
      rows={rows.map((row) =>
        Object.fromEntries(
          columns.map((key) => [key, row[key] === null || row[key] === undefined ? '' : words.cell(row[key])]),
        ),
      )}
    />
  );
}

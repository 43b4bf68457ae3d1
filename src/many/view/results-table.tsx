import { useEffect, useRef, useState } from 'react';
import type { ItemResult } from '../../core/steps/run-steps.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CopyButton } from '../../ui/parts/copy/copy-button.tsx';
import { cx } from '../../ui/parts/cx.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { saveFile } from '../../ui/outputs/file/save-file.ts';
import type { FailureWords } from '../export.ts';
import { textOf } from '../export.ts';
import type { Many, ManySnapshot } from '../../executor/many.ts';
import type { Source } from '../source.ts';
import styles from './results-table.module.css';

interface ResultsTableProps {
  many: Many<Source>;
  snapshot: ManySnapshot;
  /** The values that are shown; null for all. */
  only: readonly number[] | null;
  wordsOf: FailureWords;
  /** Shows a value alone, with all that its page says about it. */
  onOpen: (index: number) => void;
  isOutdated: boolean;
}

/** Heights of a row, in pixels: in one line, or in two where there is little room. */
const ROW = 36;
const ROW_NARROW = 64;
const NARROW = 560;
/** Browsers draw nothing below some 17 million pixels; longer lists scroll proportionally. */
const TALLEST = 8_000_000;
const SPARE = 8;
/** Characters of a value that a row shows. */
const MOST_SHOWN = 400;

const oneLine = (text: string) => text.slice(0, MOST_SHOWN).replace(/\s+/g, ' ');

function inputOf({ source }: Many<Source>, index: number): string {
  const value = source.at(index);
  return typeof value === 'string' ? oneLine(value) : (source.nameAt(index) ?? value.name);
}

/** Which rows are in sight, and where they are. */
function useRows(count: number) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600, width: 800 });
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const look = () =>
      setView({ top: current.scrollTop, height: current.clientHeight || 600, width: current.clientWidth || 800 });
    look();
    current.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
    observer?.observe(current);
    return () => {
      current.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, []);
  const isNarrow = view.width < NARROW;
  const row = isNarrow ? ROW_NARROW : ROW;
  const whole = count * row;
  const height = Math.min(whole, TALLEST);
  const inSight = Math.ceil(view.height / row);
  const scrolled = height === whole ? view.top : (view.top / Math.max(1, height - view.height)) * (whole - view.height);
  const first = Math.max(0, Math.floor(scrolled / row) - SPARE);
  const last = Math.min(count, first + inSight + 2 * SPARE);
  const offset = view.top - scrolled;
  return { box, first, last, row, height, topOf: (at: number) => at * row + offset, isNarrow };
}

/** All values with what came of each. Only the rows in sight are drawn. */
export function ResultsTable({ many, snapshot, only, wordsOf, onOpen, isOutdated }: ResultsTableProps) {
  const t = useTexts();
  const count = only?.length ?? snapshot.total;
  const { box, first, last, row, height, topOf, isNarrow } = useRows(count);
  const places = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  return (
    <div
      ref={box}
      role="table"
      aria-label={t('many.table')}
      aria-rowcount={count + 1}
      aria-busy={snapshot.state === 'running'}
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      className={cx(styles.box, isNarrow && styles.narrow)}
      data-outdated={isOutdated || undefined}
      data-many-table
    >
      <div role="row" aria-rowindex={1} className={cx(styles.row, styles.head)}>
        <span role="columnheader">{t('many.number')}</span>
        <span role="columnheader">{t('many.input')}</span>
        <span role="columnheader">{t('many.result')}</span>
        <span role="columnheader">
          <span className="sr-only">{t('many.actions')}</span>
        </span>
      </div>
      <div role="rowgroup" className={styles.rows} style={{ height }}>
        {places.map((at) => {
          const index = only?.[at] ?? at;
          const result = many.resultAt(index);
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={at + 2}
              className={styles.row}
              style={{ height: row, transform: `translateY(${topOf(at)}px)` }}
            >
              <span role="cell" className={styles.number}>
                {index + 1}
              </span>
              <span role="cell" className={styles.input} dir="auto" translate="no">
                {inputOf(many, index)}
              </span>
              <ResultCell result={result} wordsOf={wordsOf} />
              <span role="cell" className={styles.actions}>
                <RowActions {...{ many, index, result, onOpen }} />
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function ResultCell({ result, wordsOf }: { result: ItemResult | undefined; wordsOf: FailureWords }) {
  const t = useTexts();
  if (!result || result.kind === 'empty')
    return (
      <span role="cell" className={cx(styles.result, styles.none)}>
        {t(result ? 'many.empty' : 'many.pending')}
      </span>
    );
  if (result.kind === 'failure' || result.kind === 'tooMuch')
    return (
      <span role="cell" className={cx(styles.result, styles.failed)} title={wordsOf(result)}>
        <Icon name="circle-alert" />
        <span>{wordsOf(result)}</span>
      </span>
    );
  return (
    <span role="cell" className={styles.result} dir="auto" translate="no">
      <span>{oneLine(textOf(result))}</span>
      {'notes' in result && result.notes > 0 && (
        <span className={styles.note} title={t('many.notes', { count: result.notes })}>
          <Icon name="triangle-alert" />
          <span className="sr-only">{t('many.notes', { count: result.notes })}</span>
        </span>
      )}
    </span>
  );
}

interface RowActionsProps {
  many: Many<Source>;
  index: number;
  result: ItemResult | undefined;
  onOpen: (index: number) => void;
}

function RowActions({ many, index, result, onOpen }: RowActionsProps) {
  const t = useTexts();
  const number = index + 1;
  return (
    <>
      {result?.kind === 'text' && (
        <CopyButton
          iconOnly
          size="small"
          text={() => textOf(many.resultAt(index))}
          name={t('many.copyOne', { number })}
          label={t('many.copyOne', { number })}
        />
      )}
      {result?.kind === 'files' && (
        <IconButton
          icon="download"
          size="small"
          label={t('many.saveOne', { number })}
          onClick={() => {
            for (const { name, bytes } of result.files) saveFile(name, new Blob([bytes]));
          }}
        />
      )}
      <IconButton
        icon="square-arrow-out-up-right"
        size="small"
        label={t('many.open', { number })}
        onClick={() => onOpen(index)}
      />
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../parts/button/button.tsx';
import styles from './diff.module.css';
import type { DiffRows } from './rows.ts';

/** Rows rendered at once; more take longer than a frame. */
const STEP = 120;

interface RowWindow {
  indexes: readonly number[];
  /** Placeholders for the rows before and after; scrolling one into view grows the window. */
  before: ReactNode;
  after: ReactNode;
  /** Renders a row if necessary and scrolls to it. */
  reveal: (index: number) => void;
}

/** Manages the rendered rows: a window that grows at both ends while scrolling, and jumps to distant rows. */
export function useRowWindow(rows: DiffRows, box: RefObject<HTMLElement | null>): RowWindow {
  const t = useTexts();
  const [shown, setShown] = useState({ rows, from: 0, to: STEP });
  const [wanted, setWanted] = useState<{ index: number }>();
  if (shown.rows !== rows) setShown({ rows, from: Math.min(shown.from, Math.max(rows.count - STEP, 0)), to: shown.to });
  const from = Math.min(shown.from, rows.count);
  const to = Math.min(Math.max(shown.to, from + 1), rows.count);

  useEffect(() => {
    if (!wanted) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-row="${wanted.index}"]`);
    const { current } = box;
    if (row) current?.scrollTo?.({ top: row.offsetTop - current.clientHeight / 3 }); // jsdom can't scroll
  }, [wanted, box]);

  const grow = (edge: 'from' | 'to') =>
    setShown(edge === 'from' ? { rows, from: Math.max(from - STEP, 0), to } : { rows, from, to: to + STEP });
  const more = (edge: 'from' | 'to', hidden: number) =>
    hidden > 0 && (
      <Edge key={`${edge} ${from} ${to}`} onSight={() => grow(edge)}>
        {t('outputs.showMore', { hidden })}
      </Edge>
    );
  return {
    indexes: Array.from({ length: to - from }, (_, index) => from + index),
    before: more('from', from),
    after: more('to', rows.count - to),
    reveal(index) {
      if (index < from || index >= to) setShown({ rows, from: Math.max(index - STEP / 2, 0), to: index + STEP });
      setWanted({ index });
    },
  };
}

/** A button for more rows that activates itself when scrolled into view. */
function Edge({ onSight, children }: { onSight: () => void; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.edge}>
      <Button size="small" variant="quiet" onClick={onSight}>
        {children}
      </Button>
    </div>
  );
}

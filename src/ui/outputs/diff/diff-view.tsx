import { useMemo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Diff } from '../../../core/shapes/shapes.ts';
import { SCROLLABLE } from '../../parts/scrollable.ts';
import { DiffBar } from './diff-bar.tsx';
import { DiffRowView } from './diff-row.tsx';
import styles from './diff.module.css';
import { linesIn } from './line-index.ts';
import { useDiffMode } from './mode.ts';
import { diffRows } from './rows.ts';
import { useRowWindow } from './use-row-window.tsx';

interface DiffViewProps {
  id: string;
  label: string;
  diff: Diff;
  /** Copy and download, next to what they apply to. */
  actions: ReactNode;
}

/** The rows of a diff, with a switch between three views and navigation between changes. */
export default function DiffView({ id, label, diff, actions }: DiffViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const mode = useDiffMode();
  const [open, setOpen] = useState<{ diff: Diff; gaps: ReadonlySet<number> }>({ diff, gaps: new Set() });
  const [current, setCurrent] = useState<{ diff: Diff; change: number }>();
  const gaps = open.diff === diff ? open.gaps : NONE;
  const at = current?.diff === diff ? current.change : -1;

  const before = useMemo(() => linesIn(diff.before), [diff.before]);
  const after = useMemo(() => linesIn(diff.after), [diff.after]);
  const rows = useMemo(
    () => diffRows(diff, { before: before.count, after: after.count }, mode, gaps),
    [diff, before, after, mode, gaps],
  );
  const shown = useRowWindow(rows, box);
  const count = diff.changes.length;

  const go = (change: number) => {
    setCurrent({ diff, change });
    shown.reveal(rows.rowOfChange(change));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    go(at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count);
  };
  /** A selection stays within its column. */
  const onMouseDown = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const side = target instanceof Element ? target.closest('[data-side]')?.getAttribute('data-side') : null;
    currentTarget.dataset.selects = side ?? '';
  };
  return (
    <div className={styles.view}>
      <DiffBar {...{ at, actions }} changes={diff.changes} onGo={go} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys for a box that scrolls */}
      <div
        ref={box}
        id={id}
        className={styles.rows}
        role="group"
        aria-label={label}
        data-mode={mode}
        style={{ '--digits': String(Math.max(before.count, after.count)).length } as CSSProperties}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        {...SCROLLABLE}
      >
        {shown.before}
        {shown.indexes.map((index) => (
          <DiffRowView
            key={index}
            {...{ mode, index, before, after, diff }}
            row={rows.at(index)}
            current={at}
            onOpen={(gap) => setOpen({ diff, gaps: new Set([...gaps, gap]) })}
          />
        ))}
        {shown.after}
      </div>
    </div>
  );
}

const NONE: ReadonlySet<number> = new Set();

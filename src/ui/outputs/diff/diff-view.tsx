import { useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Diff } from '../../../core/shapes/shapes.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ButtonsSelect } from '../../parts/buttons-select/buttons-select.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { SCROLLABLE } from '../../parts/scrollable.ts';
import { DiffRowView } from './diff-row.tsx';
import styles from './diff.module.css';
import { linesIn } from './line-index.ts';
import { type DiffMode, diffRows } from './rows.ts';
import { useRowWindow } from './use-row-window.tsx';

const MODES = ['split', 'unified', 'inline'] as const satisfies readonly DiffMode[];

/** Below this width, two columns of text are unreadable. */
const SPLIT_WIDTH = 760;

/** The last selection, for the next diff on any page. */
let chosen: DiffMode | undefined;

interface DiffViewProps {
  id: string;
  label: string;
  diff: Diff;
  /** Copy and download, next to what they apply to. */
  actions: ReactNode;
}

/** The rows of a diff, with a switch between three views and navigation between changes. */
export default function DiffView({ id, label, diff, actions }: DiffViewProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<DiffMode>(() => chosen ?? (window.innerWidth < SPLIT_WIDTH ? 'unified' : 'split'));
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

  const go = (step: 1 | -1) => {
    const next = at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count;
    setCurrent({ diff, change: next });
    shown.reveal(rows.rowOfChange(next));
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F7' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      latest.current(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    go(step);
  };
  /** A selection stays within its column. */
  const onMouseDown = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const side = target instanceof Element ? target.closest('[data-side]')?.getAttribute('data-side') : null;
    currentTarget.dataset.selects = side ?? '';
  };
  const removed = diff.changes.reduce((sum, { fromBefore, toBefore }) => sum + toBefore - fromBefore, 0);
  const added = diff.changes.reduce((sum, { fromAfter, toAfter }) => sum + toAfter - fromAfter, 0);

  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <ButtonsSelect
          size="small"
          ariaLabel={t('shapes.diffMode')}
          value={mode}
          onChange={(next) => {
            chosen = next;
            setMode(next);
          }}
          options={MODES.map((value) => ({ value, label: t(`shapes.${value}`) }))}
        />
        <span className={styles.counts}>
          <span className={styles.added}>+{added}</span> <span className={styles.removed}>−{removed}</span>
        </span>
        <span className={styles.travel}>
          <span role="status">
            {at < 0 ? t('shapes.changes', { count }) : t('shapes.changeOf', { number: at + 1, count })}
          </span>
          <IconButton
            icon="arrow-up"
            size="small"
            label={`${t('shapes.previousChange')} (Shift+F7)`}
            onClick={() => go(-1)}
          />
          <IconButton icon="arrow-down" size="small" label={`${t('shapes.nextChange')} (F7)`} onClick={() => go(1)} />
        </span>
        <span className={styles.actions}>{actions}</span>
      </div>
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

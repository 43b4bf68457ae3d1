import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../parts/button/button.tsx';
import { CopyButton } from '../../parts/copy/copy-button.tsx';
import { Icon } from '../../parts/icon/icon.tsx';
import styles from './json-tree.module.css';
import { isBranch, isMore, type Line, type Open, PORTION, type Row, treeOf } from './rows.ts';
import { ScanProblem } from './scan.ts';

/** Maximum length of a displayed value. */
const SHOWN = 300;

interface JsonTreeProps {
  id: string;
  label: string;
  text: string;
}

function read(text: string): ((open: Open) => Line[]) | null {
  try {
    return treeOf(text);
  } catch (error) {
    if (error instanceof ScanProblem) return null;
    throw error;
  }
}

/**
 * JSON as a tree (ARIA tree pattern): arrow keys move and expand, values and paths can be copied; each level is parsed
 * when expanded.
 */
export default function JsonTree({ id, label, text }: JsonTreeProps) {
  const t = useTexts();
  const tree = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => read(text), [text]);
  const [open, setOpen] = useState<Open>(new Map([['0', PORTION]]));
  const [current, setCurrent] = useState('0');
  const shown = useMemo(() => lines?.(open) ?? [], [lines, open]);
  if (!lines) return <p className={styles.broken}>{t('outputs.tooBroken')}</p>;
  const rows = shown.filter((line): line is Row => !isMore(line));
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === current),
  );

  const toggle = (row: Row, wanted = !row.open) => {
    const next = new Map(open);
    if (wanted) next.set(row.id, PORTION);
    else next.delete(row.id);
    setOpen(next);
  };
  const focus = (row: Row | undefined) => {
    if (!row) return;
    setCurrent(row.id);
    tree.current?.querySelector<HTMLElement>(`[data-row="${row.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof HTMLElement) || !event.target.dataset['row']) return; // the button for more
    const row = rows[at];
    if (!row) return;
    const parent = rows.findLast((other, index) => index < at && other.level < row.level);
    const deeds: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => (row.open === false ? toggle(row) : row.open && focus(rows[at + 1])),
      ArrowLeft: () => (row.open ? toggle(row) : focus(parent)),
      Enter: () => isBranch(row.part) && toggle(row),
      ' ': () => isBranch(row.part) && toggle(row),
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };

  const row = rows[at];
  return (
    <div className={styles.box}>
      {/* Its rows take the focus, one at a time. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={tree} id={id} role="tree" aria-label={label} className={styles.tree} onKeyDown={onKeyDown}>
        {shown.map((line) =>
          isMore(line) ? (
            <div key={line.id} role="none" className={styles.row} style={indent(line.level)}>
              <Button
                size="small"
                onClick={() => {
                  const of = line.id.slice(0, -1);
                  setOpen(new Map(open).set(of, (open.get(of) ?? PORTION) + PORTION * 5));
                }}
              >
                {t('outputs.showMore', { hidden: line.hidden })}
              </Button>
            </div>
          ) : (
            <TreeRow
              key={line.id}
              row={line}
              text={text}
              current={line === row}
              onFocus={() => setCurrent(line.id)}
              onToggle={() => toggle(line)}
            />
          ),
        )}
      </div>
      {row && (
        <div className={styles.foot}>
          <code>{row.path}</code>
          <CopyButton text={row.path} size="small" variant="quiet" label={t('outputs.copyPath')} />
          <CopyButton
            text={() => text.slice(row.part.from, row.part.to)}
            size="small"
            variant="quiet"
            label={t('outputs.copyValue')}
          />
        </div>
      )}
    </div>
  );
}

const indent = (level: number) => ({ '--level': level }) as CSSProperties;

interface TreeRowProps {
  row: Row;
  text: string;
  current: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

function TreeRow({ row, text, current, onFocus, onToggle }: TreeRowProps) {
  const { part, open } = row;
  const value = text.slice(part.from, Math.min(part.to, part.from + SHOWN));
  const [start, end] = part.kind === 'array' ? ['[', ']'] : ['{', '}'];
  return (
    // The keys are those of the tree.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      role="treeitem"
      tabIndex={current ? 0 : -1}
      aria-level={row.level}
      aria-expanded={open}
      aria-selected={current}
      aria-posinset={row.place.index + 1}
      aria-setsize={row.place.of}
      data-row={row.id}
      className={styles.row}
      style={indent(row.level)}
      onFocus={onFocus}
      onClick={() => isBranch(part) && onToggle()}
    >
      <span className={styles.arrow}>
        {open !== undefined && <Icon name={open ? 'chevron-down' : 'chevron-right'} />}
      </span>
      {part.key !== null && <span className={styles.key}>{part.key}</span>}
      {isBranch(part) ? (
        <span className={styles.shape}>
          {start}
          {open ? row.count : '…'}
          {end}
        </span>
      ) : (
        <span className={styles[part.kind]}>{part.to - part.from > SHOWN ? `${value}…` : value}</span>
      )}
    </div>
  );
}

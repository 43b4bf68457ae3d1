import { type ReactNode, useEffect, useRef } from 'react';
import type { DiffChange } from '../../../core/shapes/shapes.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ButtonsSelect } from '../../parts/buttons-select/buttons-select.tsx';
import { IconButton } from '../../parts/icon-button/icon-button.tsx';
import { Select } from '../../parts/select/select.tsx';
import styles from './diff.module.css';
import { chooseDiffMode, useDiffMode, useIsWide } from './mode.ts';
import type { DiffMode } from './rows.ts';

const MODES = ['split', 'unified', 'inline'] as const satisfies readonly DiffMode[];

interface DiffBarProps {
  changes: readonly DiffChange[];
  /** The change that the user navigated to, -1 before that. */
  at: number;
  onGo: (change: number) => void;
  /** Copy and download, next to what they apply to. */
  actions: ReactNode;
}

/** One row of controls: the view, the size of the difference, and the way from change to change, also by F7. */
export function DiffBar({ changes, at, onGo, actions }: DiffBarProps) {
  const t = useTexts();
  const mode = useDiffMode();
  const wide = useIsWide();
  const count = changes.length;
  const go = (step: 1 | -1) => {
    if (count > 0) onGo(at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count);
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F7' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      latest.current(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const removed = changes.reduce((sum, { fromBefore, toBefore }) => sum + toBefore - fromBefore, 0);
  const added = changes.reduce((sum, { fromAfter, toAfter }) => sum + toAfter - fromAfter, 0);
  const options = MODES.map((value) => ({ value, label: t(`shapes.${value}`) }));
  const Choice = wide ? ButtonsSelect<DiffMode> : Select<DiffMode>;
  return (
    <div className={styles.bar}>
      <Choice size="small" ariaLabel={t('shapes.diffMode')} value={mode} onChange={chooseDiffMode} options={options} />
      {count > 0 && (
        <span className={styles.counts}>
          <span className={styles.added}>+{added}</span> <span className={styles.removed}>−{removed}</span>
        </span>
      )}
      <span className={styles.travel}>
        <span role="status" className={styles.position}>
          {count === 0
            ? t('shapes.noDifference')
            : at < 0
              ? t('shapes.changes', { count })
              : t('shapes.changeOf', { number: at + 1, count })}
        </span>
        {count > 0 && (
          <>
            <IconButton
              icon="arrow-up"
              size="small"
              label={`${t('shapes.previousChange')} (Shift+F7)`}
              onClick={() => go(-1)}
            />
            <IconButton icon="arrow-down" size="small" label={`${t('shapes.nextChange')} (F7)`} onClick={() => go(1)} />
          </>
        )}
      </span>
      <span className={styles.actions}>{actions}</span>
    </div>
  );
}

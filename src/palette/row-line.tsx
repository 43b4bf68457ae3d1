import type { PointerEvent } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { cx } from '../ui/parts/cx.ts';
import { Icon } from '../ui/parts/icon/icon.tsx';
import { Kbd } from '../ui/parts/kbd/kbd.tsx';
import styles from './row-line.module.css';
import type { RowView } from './row-view.ts';
import type { CopyState } from './use-copied.ts';

interface Props {
  id: string;
  view: RowView;
  selected: boolean;
  said: CopyState | null;
  onPointerMove: (event: PointerEvent) => void;
  onClick: () => void;
}

/** One row. The keys are handled by the field, which has the focus. */
export function RowLine({ id, view, selected, said, onPointerMove, onClick }: Props) {
  const t = useTexts();
  const { kind, tool, icon, title, text, tone, note, trail, shortcut, deed } = view;
  const keys = shortcut?.split(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has both
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-keyshortcuts={keys?.join('+').replace('Ctrl', 'Control')}
      data-kind={kind}
      data-tool={tool}
      className={cx(styles.row, note !== undefined && styles.tall)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPointerMove}
      onClick={onClick}
    >
      <Icon name={icon} className={styles.icon} />
      <span className={styles.title}>{title}</span>
      {text !== '' && (
        <span className={cx(styles.text, styles[tone])} dir={tone === 'value' ? 'ltr' : 'auto'} translate="no">
          {text}
        </span>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <span className={styles.trail}>
        {said ? (
          <span className={cx(styles.said, styles[said])}>{t(`palette.trail.${said}`)}</span>
        ) : (
          <>
            {trail}
            {keys && (
              <span aria-hidden="true">
                <Kbd keys={keys} />
              </span>
            )}
            {selected && (deed === 'copy' || deed === 'wait') && (
              <span className={styles.deed} aria-hidden="true">
                ⏎ {t('palette.deeds.copy')}
              </span>
            )}
          </>
        )}
      </span>
    </div>
  );
}

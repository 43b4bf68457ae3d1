import { memo, type PointerEvent } from 'react';
import { cx } from '../../ui/parts/cx.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import type { Say } from './cached-texts.ts';
import styles from './row-line.module.css';
import type { RowView } from '../rows/row-view.ts';
import type { CopyState } from '../answers/use-copy.ts';

interface Props {
  id: string;
  view: RowView;
  selected: boolean;
  said: CopyState | null;
  /** Its place in the list. */
  at: number;
  handlers: RowHandlers;
  /** Fingers have no key for the actions of a row, so it gets a button. */
  hasButton: boolean;
  /** Always the same function in a language: asking for the texts in each row takes longer than the row. */
  t: Say;
}

/** What happens to the row at a place; always the same functions. */
export interface RowHandlers {
  onPoint(event: PointerEvent, at: number): void;
  onDown(id: string): void;
  onPress(at: number, id: string): void;
  onMenu(at: number): void;
}

/** Are two objects alike, field by field? */
function sameFields<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(a) as (keyof T)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}

/** One row, rendered again only if it shows something else. The keys are handled by the field, which has the focus. */
export const RowLine = memo(Line, ({ view: a, ...before }, { view: b, ...after }) => {
  return sameFields(before, after) && sameFields(a, b);
});

function Line({ id, view, selected, said, at, handlers, hasButton, t }: Props) {
  const { kind, tool, icon, title, text, tone, note, trail, shortcut, sequence, deed } = view;
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
      onPointerDown={(event) => {
        event.preventDefault();
        handlers.onDown(id);
      }}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => handlers.onPoint(event, at)}
      onClick={() => handlers.onPress(at, id)}
      onContextMenu={(event) => {
        event.preventDefault(); // the right button, or a finger that stays
        handlers.onMenu(at);
      }}
    >
      <Icon name={icon} className={styles.icon} />
      <span className={cx(styles.title, text === '' && styles.alone)}>{title}</span>
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
            {sequence && (
              <span aria-hidden="true">
                <Kbd keys={sequence.split(' ')} />
              </span>
            )}
            {selected && (deed === 'copy' || deed === 'wait') && (
              <span className={styles.deed} aria-hidden="true">
                ⏎ {t('palette.deeds.copy')}
              </span>
            )}
          </>
        )}
        {hasButton && (
          <span
            className={styles.more}
            aria-hidden="true"
            onClick={(event) => {
              event.stopPropagation();
              handlers.onMenu(at);
            }}
          >
            <Icon name="ellipsis-vertical" />
          </span>
        )}
      </span>
    </div>
  );
}

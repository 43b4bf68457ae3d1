import { memo, type MouseEvent, type PointerEvent } from 'react';
import { cx } from '../../ui/parts/cx.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { ToolIcon } from '../../ui/parts/icon/tool-icon.tsx';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import type { Translate } from './cached-texts.ts';
import styles from './row-line.module.css';
import withLines from './value-lines.module.css';
import type { RowView } from '../rows/row-view.ts';
import type { CopyState } from '../answers/use-copy.ts';

interface Props {
  id: string;
  view: RowView;
  selected: boolean;
  /** Is it one of several rows that are selected together? Null if only one is selected. */
  marked: boolean | null;
  copyState: CopyState | null;
  /** Its index in the list. */
  at: number;
  handlers: RowHandlers;
  /** On touch screens a button opens the actions of a row. */
  hasButton: boolean;
  /** The same function for all rows: looking texts up in each row would take longer than rendering it. */
  t: Translate;
}

/** Event handlers of rows by index. They never change, so that memoized rows are not rendered again. */
export interface RowHandlers {
  onPoint(event: PointerEvent, at: number): void;
  onDown(id: string): void;
  onPress(event: MouseEvent, at: number, id: string): void;
  onMenu(at: number): void;
}

/** Are two objects shallowly equal? */
function sameFields<T extends object>(a: T, b: T): boolean {
  const keys = Object.keys(a) as (keyof T)[];
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}

/** One row; re-rendered only if it displays something else. The field has focus and handles the keys. */
export const RowLine = memo(Line, ({ view: a, ...before }, { view: b, ...after }) => {
  return sameFields(before, after) && sameFields(a, b);
});

function Line({ id, view, selected, marked, copyState, at, handlers, hasButton, t }: Props) {
  const { kind, tool, category, icon, title, text, lines, tone, note, accessory, shortcut, sequence, enter } = view;
  const keys = shortcut?.split(' ');
  const isLead = at === 0 && note !== undefined;
  const hasLines = isLead && lines !== undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has both
    <div
      id={id}
      role="option"
      aria-selected={marked ?? selected}
      data-current={selected || undefined}
      aria-keyshortcuts={keys?.join('+').replace('Ctrl', 'Control')}
      data-kind={kind}
      data-tool={tool}
      className={cx(styles.row, note !== undefined && (isLead ? styles.lead : styles.tall), hasLines && withLines.row)}
      onPointerDown={(event) => {
        event.preventDefault();
        handlers.onDown(id);
      }}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => handlers.onPoint(event, at)}
      onClick={(event) => handlers.onPress(event, at, id)}
      onContextMenu={(event) => {
        event.preventDefault(); // right click or long press
        handlers.onMenu(at);
      }}
    >
      <ToolIcon tool={{ icon, category }} className={styles.icon} />
      <span className={cx(styles.title, text === '' && styles.alone)}>{title}</span>
      {text !== '' && (
        <span
          className={cx(styles.text, hasLines ? withLines.value : styles[tone])}
          dir={tone === 'value' ? 'ltr' : 'auto'}
          translate="no"
        >
          {hasLines ? lines : text}
        </span>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <span className={styles.accessory}>
        {marked && <Icon name="check" />}
        {copyState ? (
          <span className={cx(styles.copyStatus, styles[copyState])}>{t(`palette.copyState.${copyState}`)}</span>
        ) : (
          <>
            {accessory !== undefined && <span className={styles.about}>{accessory}</span>}
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
            {selected && marked === null && (enter === 'copy' || enter === 'wait') && (
              <span className={styles.enter} aria-hidden="true">
                ⏎ {t('palette.enter.copy')}
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

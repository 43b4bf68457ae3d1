import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/parts/icon/icon.tsx';
import styles from './menu.module.css';
import { commandOf } from '../../keys/commands.ts';

interface Props {
  /** The title of the row. */
  title: string;
  /** The name of the view, if it is not the list of actions. */
  shown?: string | undefined;
  /** Returns to the list of actions; null in the list itself. */
  onBack: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
}

/** Does Tab lead to another control of the same view? */
function hasNext(panel: Element, target: EventTarget): boolean {
  const controls = [...panel.querySelectorAll('input, button')];
  return target instanceof HTMLButtonElement || controls.at(-1) !== target;
}

/** The frame above the list of rows for the actions of one row, or a view of one of these actions. */
export function ActionsPanel({ title, shown, onBack, onClose, children }: Props) {
  const t = useTexts();

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation(); // not for the field behind it
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const command = commandOf(event);
    if (command === 'escape' && onBack) onBack();
    else if (command === 'escape' || command === 'actions') onClose();
    else if (command === 'tab' && !hasNext(event.currentTarget, event.target)) onClose();
    else return;
    event.preventDefault();
  }

  /** Moving focus elsewhere closes it. */
  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- keys of the field in it
    <div
      role="group"
      aria-label={t('panel.actionsFor', { title })}
      className={styles.panel}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <div className={styles.head}>
        {onBack && (
          <button
            type="button"
            className={styles.back}
            aria-label={t('panel.back')}
            // Pressing the button must not blur the field first.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onBack}
          >
            <Icon name="arrow-left" />
          </button>
        )}
        <p className={styles.title}>{shown === undefined ? title : `${shown} · ${title}`}</p>
      </div>
      {children}
    </div>
  );
}

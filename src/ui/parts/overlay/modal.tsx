import { useId, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './modal.module.css';

interface ModalProps {
  /** Called on Escape, by the close button and by a press outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  closeLabel?: string;
  /** Whether it takes most of the window, as for pictures. */
  wide?: boolean;
}

/** A native modal dialog: the rest of the page is inert, and the focus returns to where it was. */
export function Modal({ open, ...props }: ModalProps & { open: boolean }) {
  return open ? <OpenModal {...props} /> : null;
}

/**
 * Returns what to focus: the first visible field, otherwise the first button in the footer, otherwise the dialog itself.
 * By default, browsers focus the close button, whose tooltip would take the first Escape.
 */
function firstFocus(dialog: HTMLElement): HTMLElement {
  const field = dialog.querySelector<HTMLElement>(':is(input:not([hidden]), textarea, select):enabled');
  return field ?? dialog.querySelector<HTMLElement>('footer button:enabled') ?? dialog;
}

function OpenModal({ onClose, title, children, footer, closeLabel, wide }: ModalProps) {
  const t = useTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    firstFocus(element).focus();
    // Close it before it is removed: only close() restores the focus.
    return () => element.close();
  }, []);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return; // a file input inside fires `cancel` too
    event.preventDefault();
    onClose();
  };
  // The browser may close it on its own (a second Escape); a late event from our own close() finds it reopened or gone.
  const closed = (event: SyntheticEvent) => {
    if (event.target === dialog.current && !dialog.current?.open) onClose();
  };
  // The content fills the dialog's box, so the dialog itself is the target only outside. A selection dragged out of the
  // dialog also ends in a click on it, so only a press that began outside counts.
  const press = (event: PointerEvent) => {
    pressedOutside.current = event.target === dialog.current;
  };
  const click = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOutside.current) onClose();
    pressedOutside.current = false;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press}
      onClick={click}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="x" size="small" label={closeLabel ?? t('ui.close')} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import styles from './host.module.css';
import { listenForHotkey } from './hotkey.ts';
import { rememberOrigin } from '../actions/origin.ts';
import { loadPanel, usePanel } from './load-panel.ts';
import { PaletteInput, Waiting } from './palette-input.tsx';
import type { Shell } from '../shell.ts';
import { closePalette, onOpening, useOpening } from '../opening.ts';
import { usePalette } from '../use-palette.ts';
import { whenInUse } from '../../session/in-use.ts';
import { whenIdle } from '../when-idle.ts';

listenForHotkey();

/** How long a closed palette keeps its draft. */
const DRAFT_MS = 5 * 60 * 1000;

interface Props {
  shell: Shell;
}

/** Opens the dialog with the focus in its field. */
function show(dialog: HTMLDialogElement | null, field: HTMLInputElement | null): void {
  if (!dialog || dialog.open) return;
  rememberOrigin();
  dialog.showModal();
  field?.focus();
}

/** Loads the list once the page is in use and idle. */
function usePreload() {
  useEffect(() => {
    let cancelIdle: (() => void) | undefined;
    const cancel = whenInUse(() => {
      cancelIdle = whenIdle(() => void loadPanel().catch(() => undefined), { timeout: 5000 });
    });
    return () => {
      cancel();
      cancelIdle?.();
    };
  }, []);
}

/** The palette above any page: a modal dialog that is always mounted, so that it opens instantly. */
export function PaletteHost({ shell }: Props) {
  const t = useTexts();
  const opening = useOpening();
  const isOpen = opening !== null;
  const dialog = useRef<HTMLDialogElement>(null);
  const palette = usePalette({ part: 'palette', active: isOpen, leave: closePalette });
  const { inputRef, open, clear } = palette;
  const { Panel, failed } = usePanel(isOpen);
  usePreload();

  // The field has the focus before the list is rendered.
  useLayoutEffect(() => onOpening(() => show(dialog.current, inputRef.current)), [inputRef]);

  useLayoutEffect(() => {
    const element = dialog.current;
    const input = inputRef.current;
    if (!element || !input) return;
    if (!opening) {
      if (element.open) element.close();
      // If nothing regains the focus, the hidden field would keep it until the next frame and receive the next paste.
      input.blur();
      return;
    }
    show(element, input);
    open(opening);
    input.focus();
    if (opening.text === undefined) input.select(); // typing replaces the draft
  }, [opening, inputRef, open]);

  // The draft is kept for a while: a click outside the palette must not discard what was typed.
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(clear, DRAFT_MS);
    return () => clearTimeout(timer);
  }, [isOpen, clear]);

  const done = () => {
    clear();
    closePalette();
  };
  const closeOutside = (event: MouseEvent) => event.target === dialog.current && closePalette();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses of what is in it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('palette.name')}
      onKeyDown={palette.onKeyDown}
      onPointerDown={closeOutside}
      onCancel={(event) => {
        event.preventDefault(); // the back gesture on Android, or Escape while a button has focus
        closePalette();
      }}
      // This event is asynchronous: the palette may have been opened again by now.
      onClose={(event) => !event.currentTarget.open && closePalette()}
    >
      <div className={styles.frame}>
        <PaletteInput palette={palette} scope="palette">
          <button type="button" className={styles.close} aria-label={`${t('ui.close')} (esc)`} onClick={closePalette}>
            <kbd aria-hidden="true">esc</kbd>
            <Icon name="x" />
          </button>
        </PaletteInput>
        {isOpen && Panel && <Panel scope="palette" palette={palette} shell={shell} onDone={done} />}
        {palette.waits && !Panel && !failed && <Waiting />}
        {failed && (
          <p className={styles.failed} role="alert">
            {t('palette.failed')}
          </p>
        )}
      </div>
    </dialog>
  );
}

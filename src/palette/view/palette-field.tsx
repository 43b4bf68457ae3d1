import { type FocusEvent, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import type { Line } from '../../calls/call.ts';
import { usePanel } from './load-panel.ts';
import styles from './palette-field.module.css';
import { PaletteInput, Waiting } from './palette-input.tsx';
import type { Shell } from '../shell.ts';
import { offerField } from '../opening.ts';
import { usePalette } from '../use-palette.ts';

interface Props {
  shell: Shell;
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Devices where focusing a field opens no on-screen keyboard. */
const TAKES_FOCUS = '(pointer: fine) and (width >= 1100px)';

/** The palette as the main field of a page. Its list drops down while the field has content, or on the down arrow. */
export function PaletteField({ shell }: Props) {
  const t = useTexts();
  const [focused, setFocused] = useState(false);
  const [called, setCalled] = useState(false);
  const [dismissed, setDismissed] = useState<Line | null>(null);
  const palette = usePalette({ part: 'home palette', active: true, leave: () => setCalled(false) });
  const { line, inputRef, open } = palette;
  const filled = line.text !== '' || line.attachment !== null;
  const shown = focused && dismissed !== line && (filled || called);
  const { Panel, failed } = usePanel(shown);

  useEffect(() => {
    const nothingHasFocus = document.activeElement === null || document.activeElement === document.body;
    if (nothingHasFocus && window.matchMedia(TAKES_FOCUS).matches) inputRef.current?.focus({ preventScroll: true });
  }, [inputRef]);

  useEffect(
    () =>
      offerField((opening) => {
        const input = inputRef.current;
        input?.focus();
        if (!input || document.activeElement !== input) return false; // behind a dialog or the menu
        if (opening.text === undefined) input.select();
        open(opening);
        setCalled(true);
        setDismissed(null);
        return true;
      }),
    [inputRef, open],
  );

  const blur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setFocused(false);
    setCalled(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field in it
    <div
      className={styles.field}
      data-open={shown ? '' : undefined}
      onFocus={() => setFocused(true)}
      onBlur={blur}
      onKeyDown={(event) => {
        if (shown || event.key === 'Escape') {
          palette.onKeyDown(event);
        } else if (event.key === 'ArrowDown' || (event.key === 'Enter' && filled)) {
          event.preventDefault();
          setCalled(true);
          setDismissed(null);
        }
      }}
    >
      <PaletteInput palette={palette} scope="home">
        <span className={styles.hint} aria-hidden="true">
          <Kbd keys={[isApple ? '⌘' : 'Ctrl', 'K']} />
        </span>
      </PaletteInput>
      {shown && (
        <div className={styles.drop}>
          {Panel && (
            <Panel
              scope="home"
              palette={palette}
              shell={shell}
              onDone={() => {
                setDismissed(line);
                setCalled(false);
                inputRef.current?.select();
              }}
            />
          )}
          {palette.waits && !Panel && !failed && <Waiting />}
          {failed && (
            <p className={styles.failed} role="alert">
              {t('palette.failed')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

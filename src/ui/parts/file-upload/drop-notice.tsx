import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './drop-notice.module.css';
import type { DropState } from './use-drop-target.ts';

/** What happens to dropped files; each is a text in the `ui` section. */
export type DropVerb = 'dropToAdd' | 'dropToOpen' | 'dropToReplace';

interface DropNoticeProps {
  state: DropState;
  verb: DropVerb;
  /** The name of the field. */
  label: ReactNode;
}

/**
 * Covers a field while files are dragged over the page, and says what happens to them there. Where the field that gets
 * them isn't in sight, it is named at the edge of the window. For eyes only: whoever drags sees.
 */
export function DropNotice({ state, verb, label }: DropNoticeProps) {
  const t = useTexts();
  if (!state) return null;
  const words = (
    <span className={styles.words}>
      <Icon name={verb === 'dropToAdd' ? 'plus' : 'upload'} />
      {t(`ui.${verb}`)}
    </span>
  );
  return (
    <>
      <span className={styles.notice} data-aimed={state.isAimedAt || undefined} aria-hidden="true">
        {words}
      </span>
      {state.isAimedAt &&
        !state.isSeen &&
        createPortal(
          <div className={styles.far} aria-hidden="true">
            {words}
            <span className={styles.where}>{label}</span>
          </div>,
          [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
        )}
    </>
  );
}

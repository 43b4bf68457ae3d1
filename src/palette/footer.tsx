import { useTexts } from '../i18n/use-texts.ts';
import { Kbd } from '../ui/parts/kbd/kbd.tsx';
import { isApple } from './commands.ts';
import styles from './footer.module.css';
import { chordOf, keysOf } from './keymap.ts';
import type { RowView } from './row-view.ts';

interface Props {
  view: RowView | undefined;
  armed: boolean;
  /** What Escape does now. */
  escape: 'closeActions' | 'back' | 'clear' | 'close';
  onActions?: () => void;
}

/** What the keys do now. The list says the same to screen readers, so this is for the eye and the mouse. */
export function Footer({ view, armed, escape, onActions }: Props) {
  const t = useTexts();
  const carries = view?.kind === 'answer' || (view?.kind === 'tool' && view.tone === 'quiet');
  const hints = [
    view && { keys: ['⏎'], words: armed ? t('palette.said.armed') : t(`palette.deeds.${view.deed}`) },
    carries && { keys: ['Tab'], words: t('palette.openWithInput') },
    view && { keys: ['↑', '↓'], words: t('palette.move') },
    { keys: ['Esc'], words: t(escape === 'clear' || escape === 'close' ? `palette.${escape}` : `panel.${escape}`) },
  ];
  return (
    <div className={styles.footer} aria-hidden="true">
      <div className={styles.hints}>
        {hints.map(
          (hint) =>
            hint && (
              <span key={hint.words} className={styles.hint}>
                <Kbd keys={hint.keys} />
                {hint.words}
              </span>
            ),
        )}
      </div>
      {onActions && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its key stands beside it
        <span className={styles.actions} onPointerDown={(event) => event.preventDefault()} onClick={onActions}>
          {t('panel.actions')}
          <Kbd keys={keysOf(chordOf('actions') ?? '', isApple)} />
        </span>
      )}
    </div>
  );
}

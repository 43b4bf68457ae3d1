import { useTexts } from '../i18n/use-texts.ts';
import { Kbd } from '../ui/parts/kbd/kbd.tsx';
import styles from './footer.module.css';
import type { RowView } from './row-view.ts';

interface Props {
  view: RowView | undefined;
  armed: boolean;
  /** Does Escape clear the field before it closes? */
  clears: boolean;
}

/** What the keys do now. The list says the same to screen readers, so this is for the eye. */
export function Footer({ view, armed, clears }: Props) {
  const t = useTexts();
  const carries = view?.kind === 'answer' || (view?.kind === 'tool' && view.tone === 'quiet');
  const hints = [
    view && { keys: ['⏎'], words: armed ? t('palette.said.armed') : t(`palette.deeds.${view.deed}`) },
    carries && { keys: ['Tab'], words: t('palette.openWithInput') },
    { keys: ['↑', '↓'], words: t('palette.move') },
    { keys: ['Esc'], words: t(clears ? 'palette.clear' : 'palette.close') },
  ];
  return (
    <div className={styles.footer} aria-hidden="true">
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
  );
}

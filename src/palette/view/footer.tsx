import { memo } from 'react';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import { isApple } from '../keys/commands.ts';
import { EARLY_KEYS } from '../keys/early-keys.ts';
import styles from './footer.module.css';
import { keysOf } from '../actions/keymap.ts';
import type { Say } from './cached-texts.ts';
import type { Deed } from '../rows/row-view.ts';

interface Props {
  /** What Enter does with the row; undefined while something lies over the list that takes Enter itself. */
  deed: Deed | undefined;
  /** Do the arrow keys move? */
  moves: boolean;
  /** Can the row be opened together with its input? */
  carries: boolean;
  armed: boolean;
  /** What Escape does now. */
  escape: 'closeActions' | 'back' | 'clear' | 'close';
  hasActions: boolean;
  onActions: () => void;
  t: Say;
}

const ACTIONS = keysOf(EARLY_KEYS.palette.actions, isApple);

/** What the keys do now. The list says the same to screen readers, so this is for the eye and the mouse. */
export const Footer = memo(({ deed, moves, carries, armed, escape, hasActions, onActions, t }: Props) => {
  const hints = [
    deed && { keys: ['⏎'], words: armed ? t('palette.said.armed') : t(`palette.deeds.${deed}`) },
    carries && { keys: ['Tab'], words: t('palette.openWithInput') },
    moves && { keys: ['↑', '↓'], words: t('palette.move') },
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
      {hasActions && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its key stands beside it
        <span className={styles.actions} onPointerDown={(event) => event.preventDefault()} onClick={onActions}>
          {t('panel.actions')}
          <Kbd keys={ACTIONS} />
        </span>
      )}
    </div>
  );
});

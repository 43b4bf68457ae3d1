import { memo } from 'react';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import { isApple } from '../keys/commands.ts';
import { EARLY_KEYS } from '../keys/early-keys.ts';
import { keysOf } from '../keys/key-binding.ts';
import styles from './footer.module.css';
import type { Translate } from './cached-texts.ts';
import type { EnterEffect } from '../rows/row-view.ts';

interface Props {
  /** What Enter does on the row; undefined while a view above the list handles Enter. */
  enter: EnterEffect | undefined;
  /** Do the arrow keys move the selection? */
  moves: boolean;
  /** The key that moves to the fields in the line. */
  fields: { key: string; words: string } | null;
  /** Can the row be opened with its input? */
  carries: boolean;
  armed: boolean;
  /** How many answers Enter copies together; 0 if it acts on a single row. */
  marked: number;
  /** What Escape does. */
  escape: 'closeActions' | 'back' | 'clear' | 'close';
  hasActions: boolean;
  onActions: () => void;
  t: Translate;
}

const ACTIONS = keysOf(EARLY_KEYS.palette.actions, isApple);

/** Key hints. Screen readers get the same information from the list, so it is hidden from them. */
export const Footer = memo(
  ({ enter, moves, fields, carries, armed, marked, escape, hasActions, onActions, t }: Props) => {
    const deed =
      marked > 1
        ? `${t('palette.enter.copy')} ${t('palette.answers', { count: marked })}`
        : t(`palette.enter.${enter}`);
    const hints = [
      enter && { keys: ['⏎'], words: armed ? t('palette.copyStatus.armed') : deed },
      fields && { keys: [fields.key], words: t(`panel.fields.${fields.words}`) },
      carries && fields?.key !== 'Tab' && { keys: ['Tab'], words: t('palette.openWithInput') },
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
  },
);

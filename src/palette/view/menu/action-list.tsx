import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/parts/icon/icon.tsx';
import { RAW_TEXT } from '../../../ui/parts/input-text/raw-text.ts';
import { Kbd } from '../../../ui/parts/kbd/kbd.tsx';
import styles from './menu.module.css';
import type { RowAction } from '../../actions/action.ts';
import { fold, wordsOf } from '../../../base/fold.ts';
import { commandOf, isApple, matchKey, parseKeys } from '../../keys/commands.ts';
import { ACTION_KEYS } from '../../actions/keymap.ts';
import { keysOf } from '../../keys/key-binding.ts';

interface Props {
  /** Prefix of all ids. */
  scope: string;
  actions: readonly RowAction[];
  labelOf: (action: RowAction) => string;
  /** Keys typed before the list was loaded. */
  typed: string;
  onAct: (action: RowAction) => void;
}

const actionKeys = parseKeys(Object.fromEntries(ACTION_KEYS.map(({ id, chords }) => [id, chords.join(' ')])));

/** The actions of a row, filtered by typing. Each line shows its key. */
export function ActionList({ scope, actions, labelOf, typed, onAct }: Props) {
  const t = useTexts();
  const [filter, setFilter] = useState(typed);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const tokens = wordsOf(fold(filter));
  const shown = actions
    .map((action) => ({ action, label: labelOf(action) }))
    .filter(({ label }) => tokens.every((token) => wordsOf(fold(label)).some((word) => word.includes(token))));
  const selected = Math.min(at, shown.length - 1);
  const active = shown[selected];
  const idOf = (id: string) => `${scope}-act-${id}`;

  // Together with the change of the page, so that no key is lost between two fields.
  useLayoutEffect(() => void input.current?.focus(), []);
  useEffect(
    () => void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    [at],
  );

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const command = commandOf(event) ?? matchKey(event, actionKeys);
    if (command === 'up') setAt(Math.max(0, selected - 1));
    else if (command === 'down') setAt(Math.max(0, Math.min(selected + 1, shown.length - 1)));
    else if (command === 'enter') {
      if (active) onAct(active.action);
    } else {
      const action = actions.find(({ keys }) => keys?.id === command);
      const { selectionStart, selectionEnd } = event.currentTarget;
      if (!action || (command === 'copy' && selectionStart !== selectionEnd)) return;
      onAct(action);
    }
    event.preventDefault();
  }

  return (
    <>
      <div ref={list} id={`${scope}-acts`} role="listbox" aria-label={t('panel.actions')} className={styles.list}>
        {shown.map(({ action, label }, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has both
          <div
            key={action.id}
            id={idOf(action.id)}
            role="option"
            aria-selected={place === selected}
            aria-keyshortcuts={action.keys?.chords[0]?.replace('Mod', isApple ? 'Meta' : 'Control')}
            data-act={action.id}
            className={styles.row}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => place !== selected && setAt(place)}
            onClick={() => onAct(action)}
          >
            <Icon name={action.icon} className={styles.icon} />
            <span className={styles.label}>{label}</span>
            {action.keys?.chords[0] && (
              <span className={styles.keys} aria-hidden="true">
                <Kbd keys={keysOf(action.keys.chords[0], isApple)} />
              </span>
            )}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={styles.none}>{t('panel.noAction')}</p>}
      <input
        ref={input}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={t('panel.filter')}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={`${scope}-acts`}
        aria-activedescendant={active && idOf(active.action.id)}
        placeholder={t('panel.filter')}
        value={filter}
        onChange={(event) => {
          setFilter(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        dir="auto"
        {...RAW_TEXT}
      />
    </>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Icon } from '../ui/parts/icon/icon.tsx';
import { RAW_TEXT } from '../ui/parts/input-text/raw-text.ts';
import { Kbd } from '../ui/parts/kbd/kbd.tsx';
import styles from './actions-panel.module.css';
import { commandOf, heard, isApple } from './commands.ts';
import { fold, wordsOf } from './fold.ts';
import { ACTION_KEYS, keysOf } from './keymap.ts';
import type { ActId, RowAction } from './row-actions.ts';
import type { Deed } from './row-view.ts';

interface Props {
  /** Begins every id. */
  scope: string;
  /** What Enter does with the row. */
  deed: Deed;
  actions: readonly RowAction[];
  onAct: (id: ActId) => void;
}

const actionKeys = heard(ACTION_KEYS);

/** What can be done with a row, narrowed by typing. Each line shows its key. */
export function ActionList({ scope, deed, actions, onAct }: Props) {
  const t = useTexts();
  const [filter, setFilter] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const labelOf = ({ id, alias = '' }: RowAction) =>
    id === 'enter' ? t(`panel.deeds.${deed}`) : t(`panel.acts.${id}`, { alias });
  const tokens = wordsOf(fold(filter));
  const shown = actions
    .map((action) => ({ action, label: labelOf(action) }))
    .filter(({ label }) => tokens.every((token) => wordsOf(fold(label)).some((word) => word.includes(token))));
  const selected = Math.min(at, shown.length - 1);
  const active = shown[selected];
  const idOf = (id: ActId) => `${scope}-act-${id}`;

  useEffect(() => void input.current?.focus(), []);
  useEffect(
    () => void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    [at],
  );

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const command = commandOf(event) ?? commandOf(event, actionKeys);
    if (command === 'up') setAt((selected - 1 + shown.length) % shown.length);
    else if (command === 'down') setAt((selected + 1) % shown.length);
    else if (command === 'enter') {
      if (active) onAct(active.action.id);
    } else {
      const meant = actions.find(({ id }) => id === command || id === `un${command}`);
      const { selectionStart, selectionEnd } = event.currentTarget;
      if (!meant || (command === 'copy' && selectionStart !== selectionEnd)) return;
      onAct(meant.id);
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
            aria-keyshortcuts={action.chord?.replace('Mod', isApple ? 'Meta' : 'Control')}
            data-act={action.id}
            className={styles.row}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => place !== selected && setAt(place)}
            onClick={() => onAct(action.id)}
          >
            <Icon name={action.icon} className={styles.icon} />
            <span className={styles.label}>{label}</span>
            {action.chord && (
              <span className={styles.keys} aria-hidden="true">
                <Kbd keys={keysOf(action.chord, isApple)} />
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

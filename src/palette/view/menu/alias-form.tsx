import { useEffect, useRef, useState } from 'react';
import { headOf } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/parts/icon/icon.tsx';
import { RAW_TEXT } from '../../../ui/parts/input-text/raw-text.ts';
import styles from './menu.module.css';
import { aliasWord, type OwnAliases } from '../../../calls/own-aliases.ts';
import type { Index } from '../../rows/row.ts';

interface Props {
  /** The title of the row that gets the alias. */
  title: string;
  index: Index;
  own: OwnAliases;
  /** The aliases that the row has. */
  words: readonly string[];
  onSave: (word: string) => void;
  onRemove: (word: string) => void;
}

/** Asks for an alias for a row, and says what the alias stood for before. Those it has can be removed. */
export function AliasForm({ title, index, own, words, onSave, onRemove }: Props) {
  const t = useTexts();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const word = aliasWord(text);
  useEffect(() => void input.current?.focus(), []);

  function hint(): string {
    if (text.trim() === '') return t('panel.alias.hint');
    if (word === null) return t('panel.alias.invalid');
    if (Object.hasOwn(own, word)) return t('panel.alias.taken');
    const builtIn = index.vocabulary.find(word);
    return builtIn ? t('panel.alias.builtIn', { title: headOf(builtIn.card.id).title }) : t('panel.alias.hint');
  }

  return (
    <div className={styles.form}>
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map((known) => (
            <li key={known}>
              <button
                type="button"
                className={styles.word}
                aria-label={t('panel.actionNames.unalias', { alias: known })}
                onClick={() => {
                  onRemove(known);
                  input.current?.focus();
                }}
              >
                {known}
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className={styles.input}
        type="text"
        aria-label={t('panel.alias.label', { title })}
        aria-describedby="palette-alias-hint"
        aria-invalid={text.trim() !== '' && word === null}
        placeholder={t('panel.alias.placeholder')}
        value={text}
        maxLength={60}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
          event.preventDefault();
          if (word !== null) onSave(word);
        }}
        {...RAW_TEXT}
      />
      <p id="palette-alias-hint" className={styles.hint}>
        {hint()}
      </p>
    </div>
  );
}

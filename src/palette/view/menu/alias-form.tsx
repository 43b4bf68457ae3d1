import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { headOf } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/parts/icon/icon.tsx';
import { RAW_TEXT } from '../../../ui/parts/input-text/raw-text.ts';
import styles from './menu.module.css';
import { aliasWord, type OwnAliases } from '../../../calls/own-aliases.ts';
import { wordProblem } from '../../../calls/own-rules.ts';
import { areFree, keysIn } from '../../keys/own-sequences.ts';
import type { Index } from '../../rows/row.ts';

/** A user's word, optionally with keys that run it on any page. */
export interface Named {
  word: string;
  keys: readonly string[] | null;
}

interface Props {
  /** The title of the row that gets the alias. */
  title: string;
  index: Index;
  own: OwnAliases;
  /** The aliases of the row. */
  words: readonly string[];
  onSave: (named: Named) => void;
  onRemove: (word: string) => void;
}

/**
 * Adds an alias and keys to a row. Words and keys that are already in use are rejected. Existing aliases can be
 * removed.
 */
export function AliasForm({ title, index, own, words, onSave, onRemove }: Props) {
  const t = useTexts();
  const [text, setText] = useState('');
  const [keyText, setKeyText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => void input.current?.focus(), []);

  const word = aliasWord(text);
  const problem = text.trim() === '' ? null : wordProblem(text, { own, vocabulary: index.vocabulary });
  const keys = keysIn(keyText);
  const hasKeys = keyText.trim() !== '';
  const keyProblem = !hasKeys ? null : keys === null ? 'invalidKeys' : areFree(keys, own) ? null : 'takenKeys';

  function hint(): string {
    if (problem?.kind === 'builtIn') return t('panel.alias.builtIn', { title: headOf(problem.of).title });
    return t(`panel.alias.${problem?.kind ?? keyProblem ?? 'hint'}`);
  }

  function save(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (word !== null && !problem && !keyProblem) onSave({ word, keys });
  }

  return (
    <div className={styles.form}>
      {words.length > 0 && (
        <ul className={styles.words}>
          {words.map((word) => (
            <li key={word}>
              <button
                type="button"
                className={styles.word}
                aria-label={t('panel.actionNames.unalias', { alias: word })}
                onClick={() => {
                  onRemove(word);
                  input.current?.focus();
                }}
              >
                {word}
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.named}>
        <input
          ref={input}
          className={styles.input}
          type="text"
          aria-label={t('panel.alias.label', { title })}
          aria-describedby="palette-alias-hint"
          aria-invalid={problem !== null}
          placeholder={t('panel.alias.placeholder')}
          value={text}
          maxLength={60}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={save}
          {...RAW_TEXT}
        />
        <input
          className={styles.input}
          type="text"
          aria-label={t('panel.alias.keys')}
          aria-describedby="palette-alias-hint"
          aria-invalid={keyProblem !== null}
          placeholder={t('panel.alias.keysPlaceholder')}
          value={keyText}
          maxLength={10}
          onChange={(event) => setKeyText(event.currentTarget.value)}
          onKeyDown={save}
          {...RAW_TEXT}
        />
      </div>
      <p id="palette-alias-hint" className={styles.hint} role={problem || keyProblem ? 'alert' : undefined}>
        {hint()}
      </p>
    </div>
  );
}

import { useState } from 'react';
import type { AliasTarget, OwnAliases } from '../../calls/own-aliases.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { oneLine } from '../../palette/rows/display-text.ts';
import { changeWords, removeWord } from '../../palette/memory/change-words.ts';
import { ownWords } from '../../palette/memory/personal.ts';
import { useRegistry } from '../../palette/registry.ts';
import { useStore } from '../../session/use-store.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { Kbd } from '../../ui/parts/kbd/kbd.tsx';
import styles from './settings.module.css';
import { WordForm } from './word-form.tsx';

/** The word being edited: an existing one, or a new one. */
type Edited = { word: string; target: AliasTarget } | null;

/** All user words, each with buttons to edit and remove it, and a button to add one. */
export function WordList() {
  const t = useTexts();
  const words = useStore(ownWords);
  const { actions } = useRegistry();
  const [edited, setEdited] = useState<Edited>(null);

  const describe = (target: AliasTarget) => {
    if ('line' in target) return target.line;
    if ('text' in target) return oneLine(target.text);
    return actions.find(({ id }) => id === target.item)?.name ?? target.item;
  };
  const save = (word: string, target: AliasTarget) => {
    const { word: old = '' } = edited ?? {};
    changeWords(t('settings.edit', { word }), (before) => {
      const entries = Object.entries(before).map(([other, kept]) => (other === old ? [word, target] : [other, kept]));
      return { ...Object.fromEntries(entries), [word]: target } as OwnAliases;
    });
    setEdited(null);
  };
  const form = edited && (
    <WordForm
      key={edited.word}
      {...edited}
      words={words}
      describe={describe}
      onSave={save}
      onCancel={() => setEdited(null)}
    />
  );
  const isNew = edited !== null && !Object.hasOwn(words, edited.word);
  return (
    <>
      {Object.keys(words).length === 0 && <p className={styles.note}>{t('settings.none')}</p>}
      <ul className={styles.list} aria-label={t('settings.words')}>
        {Object.entries(words).map(([word, target]) =>
          edited?.word === word ? (
            <li key={word}>{form}</li>
          ) : (
            <li key={word} className={styles.item} data-word={word}>
              <code className={styles.word} translate="no">
                {word}
              </code>
              <span className={styles.what} translate="no" dir="auto">
                {describe(target)}
              </span>
              {target.keys && (
                <span className={styles.keys}>
                  {target.keys.map((key, place) => (
                    <Kbd key={`${place}${key}`} keys={[key]} />
                  ))}
                </span>
              )}
              <IconButton
                icon="pencil"
                size="small"
                label={t('settings.edit', { word })}
                onClick={() => setEdited({ word, target })}
              />
              <IconButton
                icon="trash-2"
                size="small"
                label={t('settings.remove', { word })}
                onClick={() => removeWord(word, t('settings.remove', { word }))}
              />
            </li>
          ),
        )}
      </ul>
      {isNew ? (
        form
      ) : (
        <div className={styles.buttons}>
          <Button icon="plus" onClick={() => setEdited({ word: '', target: { line: '' } })}>
            {t('settings.addLine')}
          </Button>
          <Button icon="plus" onClick={() => setEdited({ word: '', target: { text: '' } })}>
            {t('settings.addText')}
          </Button>
        </div>
      )}
    </>
  );
}

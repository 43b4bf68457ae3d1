import { type FormEvent, useState } from 'react';
import { callOf } from '../../calls/call.ts';
import { type AliasTarget, aliasWord, LONGEST_SNIPPET, type OwnAliases } from '../../calls/own-aliases.ts';
import { storableLine, wordProblem } from '../../calls/own-rules.ts';
import { catalogWords } from '../../calls/words.ts';
import { cardById } from '../../catalog/catalog.ts';
import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { areFree, keysIn } from '../../palette/keys/own-sequences.ts';
import { maskSecrets } from '../../palette/rows/display-text.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { InputText } from '../../ui/parts/input-text/input-text.tsx';
import styles from './settings.module.css';

interface Props {
  /** Empty for a new one. */
  word: string;
  target: AliasTarget;
  words: OwnAliases;
  /** The name of an action, page or link. */
  describe: (target: AliasTarget) => string;
  onSave: (word: string, target: AliasTarget) => void;
  onCancel: () => void;
}

/** Returns the key of the problem with the line of a quicklink; null if it can be saved. */
function lineProblem(line: string): string | null {
  if (cardById(line.trim())) return null;
  const call = callOf({ text: line, attachment: null }, catalogWords());
  if (!call) return 'notALine';
  return call.text !== null && call.text.trim() !== '' ? 'hasText' : null;
}

function textProblem(text: string): string | null {
  if (text.trim() === '') return 'empty';
  return maskSecrets(text) === text ? null : 'secret';
}

/** Edits a word, its meaning, and its keys. Errors are shown once the user has tried to save. */
export function WordForm({ word: old, target, words, describe, onSave, onCancel }: Props) {
  const t = useTexts();
  const [word, setWord] = useState(old);
  const [what, setWhat] = useState('line' in target ? target.line : 'text' in target ? target.text : '');
  const [keyText, setKeyText] = useState(target.keys?.join(' ') ?? '');
  const [tried, setTried] = useState(false);

  const problem = wordProblem(word, { own: words, vocabulary: catalogWords(), except: old });
  const whatProblem = 'line' in target ? lineProblem(what) : 'text' in target ? textProblem(what) : null;
  const keys = keysIn(keyText);
  const hasKeys = keyText.trim() !== '';
  const keyProblem = !hasKeys ? null : keys === null ? 'invalidKeys' : areFree(keys, words, old) ? null : 'takenKeys';

  function wordError(): string {
    if (problem?.kind === 'builtIn') return t('panel.alias.builtIn', { title: headOf(problem.of).title });
    return t(`panel.alias.${problem?.kind ?? 'invalid'}`);
  }

  // The error includes the content of the hint.
  const keyError = (tried || keys !== null) && keyProblem ? t(`panel.alias.${keyProblem}`) : undefined;
  const whatError = tried && whatProblem ? t(`settings.${whatProblem}`) : undefined;
  const lineHint = whatError === undefined ? t('settings.lineHint') : undefined;

  function made(): AliasTarget {
    const line = cardById(what.trim()) ? what.trim() : storableLine(what, catalogWords());
    const kept: AliasTarget =
      'text' in target
        ? { text: what }
        : 'line' in target
          ? { ...target, keys: undefined, line: line ?? what }
          : { item: target.item };
    return keys ? { ...kept, keys } : kept;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const name = aliasWord(word);
    if (name !== null && !problem && !whatProblem && !keyProblem) onSave(name, made());
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <InputText
          label={t('settings.word')}
          placeholder={t('panel.alias.placeholder')}
          value={word}
          onChange={setWord}
          monospace
          autofocus
          error={(tried || (word !== '' && problem?.kind !== 'invalid')) && problem ? wordError() : undefined}
        />
        <InputText
          label={t('settings.keys')}
          placeholder={t('panel.alias.keysPlaceholder')}
          hint={keyError === undefined ? t('settings.keysHint') : undefined}
          value={keyText}
          onChange={setKeyText}
          monospace
          error={keyError}
        />
      </div>
      {'item' in target ? (
        <p className={styles.note}>
          {t('settings.target')}: {describe(target)}
        </p>
      ) : (
        <InputText
          label={t('text' in target ? 'settings.text' : 'settings.line')}
          hint={'text' in target ? t('settings.textHint') : lineHint}
          value={what}
          onChange={(value) => setWhat(value.slice(0, LONGEST_SNIPPET))}
          monospace
          multiline={'text' in target}
          rows={4}
          error={whatError}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {t('settings.save')}
        </Button>
        <Button onClick={onCancel}>{t('settings.cancel')}</Button>
      </div>
    </form>
  );
}

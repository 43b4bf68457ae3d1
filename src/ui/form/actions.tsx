import { useState } from 'react';
import { commandLine } from '../../core/command-line.ts';
import { type Field, isBlank, isInputFile } from '../../core/field.ts';
import { encodeLink, isLinkable, LINK_LIMIT } from '../../core/link.ts';
import type { Operation } from '../../core/tool.ts';
import { Button } from '../parts/button/button.tsx';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import { Icon } from '../parts/icon/icon.tsx';
import { CopyAction } from './copy-action.tsx';
import styles from './toolbar.module.css';
import type { Values } from './values.ts';
import type { Words } from './words.ts';

interface ActionsProps {
  toolId: string;
  operation: string;
  op: Operation;
  values: Values;
  words: Words;
  shareBase: string;
  /** The first result as text, for the bar of small screens. */
  result: string;
  onReset: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

/** What can be done with the state of the form: link, command, reset. On small screens a bar at the bottom, with copy. */
export function Actions({ toolId, operation, op, values, words, shareBase, result, onReset, onUndo }: ActionsProps) {
  const { t, tool } = words;
  const [note, setNote] = useState<string>();
  const namesOf = (left: (field: Field, value: unknown) => boolean) =>
    Object.entries(op.fields)
      .filter(([name, field]) => left(field, values[name]))
      .map(([name]) => tool(`fields.${name}.label`) ?? name)
      .join(', ');

  const link = () => {
    const fragment = encodeLink(operation, op, values);
    if (fragment.length > LINK_LIMIT) {
      const format = (count: number) => new Intl.NumberFormat(words.locale).format(count);
      setNote(t('form.linkTooLong', { length: format(fragment.length), limit: format(LINK_LIMIT) }));
      return null;
    }
    const left = namesOf((field, value) => !isBlank(field, value) && (!isLinkable(field) || isInputFile(value)));
    setNote(left === '' ? undefined : t('form.linkWithout', { names: left }));
    return fragment === '' ? shareBase : `${shareBase}#${fragment}`;
  };
  const command = () => {
    const line = commandLine(toolId, operation, op, values);
    const secrets = namesOf((field, value) => field.secret && !isBlank(field, value));
    if (line === null) setNote(t('form.commandImpossible'));
    else setNote(secrets === '' ? undefined : t('form.commandSecrets', { names: secrets }));
    return line;
  };

  return (
    <>
      <div className={styles.actions} role="toolbar" aria-label={t('form.actions')}>
        <CopyAction
          className={styles.onlyNarrow}
          icon="copy"
          label={t('form.copyResult')}
          short={t('ui.copy')}
          make={() => result}
          words={words}
          disabled={result === ''}
        />
        <CopyAction icon="link" label={t('form.copyLink')} short={t('form.link')} make={link} words={words} />
        <CopyAction
          icon="square-terminal"
          label={t('form.copyCommand')}
          short={t('form.command')}
          make={command}
          words={words}
        />
        {onUndo ? (
          <Button variant="quiet" size="small" icon="undo-2" onClick={onUndo}>
            <span className={styles.actionText}>{t('form.undo')}</span>
          </Button>
        ) : (
          <Button variant="quiet" size="small" icon="rotate-ccw" disabled={!onReset} onClick={onReset}>
            <span className={styles.actionText}>{t('form.reset')}</span>
          </Button>
        )}
      </div>
      <div className={styles.note} role="status">
        {note !== undefined && (
          <p>
            <Icon name="info" />
            <span>{note}</span>
            <IconButton icon="x" size="small" label={t('ui.close')} onClick={() => setNote(undefined)} />
          </p>
        )}
      </div>
    </>
  );
}

import { useState } from 'react';
import { commandLine } from '../../core/sharing/command-line.ts';
import { type Field, isBlank, isInputFile } from '../../core/field.ts';
import { encodeLink, isLinkable, LINK_LIMIT } from '../../core/link.ts';
import type { Operation } from '../../core/tool.ts';
import { Button } from '../parts/button/button.tsx';
import { CopyButton } from '../parts/copy/copy-button.tsx';
import { useCopy } from '../parts/copy/use-copy.ts';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import { Icon } from '../parts/icon/icon.tsx';
import { Menu } from '../parts/overlay/menu.tsx';
import type { Chip } from './examples.ts';
import styles from './toolbar.module.css';
import type { Values } from '../../operation/values.ts';
import type { PageTexts } from '../page-texts.ts';

interface ToolbarProps {
  toolId: string;
  operation: string;
  op: Operation;
  values: Values;
  words: PageTexts;
  shareBase: string;
  chips: readonly Chip[];
  /** Writes the main result as text, for the bar on small screens; absent if there is none. */
  result: (() => string) | undefined;
  onPick: (chip: Chip) => void;
  /** Switches between one value and many; absent if the operation only takes one. */
  many?: { isOn: boolean; onToggle: () => void } | undefined;
  onReset: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

const SHARE_ICONS = { idle: 'share-2', copied: 'check', failed: 'triangle-alert' } as const;

/** Actions of the page: examples, link and command, reset. On small screens a bar at the bottom, with copy. */
export function Toolbar(props: ToolbarProps) {
  const { toolId, operation, op, values, words, shareBase, chips, result, many, onPick, onReset, onUndo } = props;
  const { t, tool } = words;
  const [note, setNote] = useState<string>();
  const [state, copy] = useCopy({ copied: t('ui.copied'), failed: t('ui.copyFailed') });
  const outcome = { idle: undefined, copied: t('ui.copied'), failed: t('ui.copyFailed') }[state];

  const namesOf = (isAmong: (field: Field, value: unknown) => boolean) =>
    Object.entries(op.fields)
      .filter(([name, field]) => isAmong(field, values[name]))
      .map(([name]) => tool(`fields.${name}.label`) ?? name)
      .join(', ');
  const copyLink = () => {
    const fragment = encodeLink(operation, op, values);
    if (fragment.length > LINK_LIMIT) {
      const format = (count: number) => new Intl.NumberFormat(words.locale).format(count);
      return setNote(t('form.linkTooLong', { length: format(fragment.length), limit: format(LINK_LIMIT) }));
    }
    const missing = namesOf((field, value) => !isBlank(field, value) && (!isLinkable(field) || isInputFile(value)));
    setNote(missing === '' ? undefined : t('form.linkWithout', { names: missing }));
    return void copy(fragment === '' ? shareBase : `${shareBase}#${fragment}`);
  };
  const copyCommand = () => {
    const line = commandLine(toolId, operation, op, values);
    if (line === null) return setNote(t('form.commandImpossible'));
    const secrets = namesOf((field, value) => field.secret && !isBlank(field, value));
    setNote(secrets === '' ? undefined : t('form.commandSecrets', { names: secrets }));
    return void copy(line);
  };

  return (
    <>
      <div className={styles.actions} role="toolbar" aria-label={t('form.actions')} data-copy-state={state}>
        <CopyButton
          className={styles.onlyNarrow}
          text={result ?? ''}
          label={t('ui.copy')}
          variant="quiet"
          size="small"
          disabled={result === undefined}
        />
        {many && (
          <Button variant="quiet" size="small" icon="list" aria-pressed={many.isOn} onClick={many.onToggle}>
            <span className={styles.actionText}>{t('form.many')}</span>
          </Button>
        )}
        {chips.length > 0 && !many?.isOn && (
          <Menu
            icon="flask-conical"
            items={chips.map((chip) => ({
              id: chip.label,
              label: <bdi>{chip.label}</bdi>,
              note: chip.preview === undefined ? undefined : <bdi>{chip.preview}</bdi>,
              onSelect: () => onPick(chip),
            }))}
          >
            {t('form.examples')}
          </Menu>
        )}
        <Menu
          icon={SHARE_ICONS[state]}
          label={t('form.share')}
          items={[
            { id: 'link', icon: 'link', label: t('form.copyLink'), onSelect: copyLink },
            { id: 'command', icon: 'square-terminal', label: t('form.copyCommand'), onSelect: copyCommand },
          ]}
        >
          {outcome ?? t('form.share')}
        </Menu>
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

import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { RAW_TEXT } from '../../ui/parts/input-text/raw-text.ts';
import styles from './palette-input.module.css';
import { asLine } from '../pasted.ts';
import type { Palette } from '../use-palette.ts';

/** The size of a text in bytes (UTF-8), with SI units: 1 kB is 1000 bytes. */
function sizeOf(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

interface Props {
  palette: Palette;
  /** Prefix of all ids in this palette, since there can be one on the page and one above it. */
  scope: string;
  /** Shown after the field. */
  children?: ReactNode;
}

/** The field with its chip. Spell checking, autocompletion and translation are off: they would send the text elsewhere. */
export function PaletteInput({ palette, scope, children }: Props) {
  const t = useTexts();
  const {
    line,
    list,
    inputRef,
    from,
    submenu,
    closeSubmenu,
    setText,
    detach,
    edit,
    onPaste,
    onCompositionEnd,
    setSlot,
  } = palette;
  const { attachment } = line;
  // Large texts are not measured again on every key press.
  const chip = useMemo(
    () => attachment && { line: asLine(attachment.text), size: sizeOf(attachment.text) },
    [attachment],
  );
  const editable = chip?.line ?? null;
  const what = submenu ? 'Choice' : attachment ? 'Pasted' : '';
  const placeholder = `palette.placeholder${what}`;
  return (
    <div className={styles.row}>
      <span className={styles.mark} aria-hidden="true">
        ›
      </span>
      {from && <span className={styles.from}>{t(`palette.from.${from}`)}</span>}
      {submenu && (
        <button
          type="button"
          className={styles.submenu}
          aria-label={t('palette.leave', { title: submenu.title })}
          onClick={closeSubmenu}
        >
          <Icon name="chevron-left" />
          {submenu.title}
        </button>
      )}
      {chip && (
        <span className={styles.chip}>
          {editable !== null && list.chip !== undefined ? (
            <button
              type="button"
              className={styles.edit}
              title={t('palette.editPasted')}
              onClick={() => edit(editable)}
            >
              <span className="sr-only">{t('palette.pastedText')}</span>{' '}
              <span translate="no" dir="auto">
                {list.chip}
              </span>
            </button>
          ) : (
            t('palette.pasted', { size: chip.size })
          )}
          <button type="button" className={styles.remove} aria-label={t('palette.detach')} onClick={detach}>
            <Icon name="x" />
          </button>
        </span>
      )}
      <input
        ref={inputRef}
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={t('palette.field')}
        aria-autocomplete="list"
        aria-expanded={list.hasRows}
        aria-controls={list.hasRows ? `${scope}-list` : undefined}
        aria-activedescendant={list.activeId}
        placeholder={t(placeholder)}
        value={list.word ?? line.text}
        data-word={list.word === undefined ? undefined : ''}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={onPaste}
        onCompositionEnd={onCompositionEnd}
        dir="auto"
        {...RAW_TEXT}
        enterKeyHint="go"
        data-gramm="false"
        data-1p-ignore=""
        data-lpignore="true"
      />
      <div ref={setSlot} className={styles.slot} />
      {children}
    </div>
  );
}

/** Announces that Enter is kept until the list is loaded. */
export function Waiting() {
  const t = useTexts();
  return (
    <p role="status" className={styles.waiting}>
      {t('palette.waiting')}
    </p>
  );
}

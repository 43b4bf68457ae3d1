import { useId, useRef } from 'react';
import { content } from '../../core/fields.ts';
import { isInputFile } from '../../core/field.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FIELD_COMPONENTS } from '../../ui/components.tsx';
import { LargeField } from '../../ui/fields/large/large-field.tsx';
import { Button } from '../../ui/parts/button/button.tsx';
import { Checkbox } from '../../ui/parts/checkbox/checkbox.tsx';
import { endFileDrag } from '../../ui/parts/file-upload/drop-targets.ts';
import { carriesFiles } from '../../ui/parts/file-upload/transfer-files.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { Select } from '../../ui/parts/select/select.tsx';
import { type NamedFile, namedFiles, takeDropped } from '../../ui/parts/file-upload/dropped-files.ts';
import { type Source, type Split, SPLITS } from '../source.ts';
import styles from './many.module.css';

/** What the values are taken from. */
export interface Entered {
  text: string;
  split: Split;
  column: number;
  hasHeader: boolean;
  files: readonly NamedFile[] | null;
}

export const NOTHING_ENTERED: Entered = { text: '', split: 'lines', column: 0, hasHeader: true, files: null };

interface ManyInputProps {
  entered: Entered;
  source: Source | null;
  onChange: (changes: Partial<Entered>) => void;
  /** Called with a text file that holds the values. */
  onListFile: (file: File) => void;
}

const FIELD = content({ primary: true });
const counted = (count: number) => new Intl.NumberFormat(document.documentElement.lang || undefined).format(count);

/** The values: a text and how it is split, or files. */
export function ManyInput({ entered, source, onChange, onListFile }: ManyInputProps) {
  const t = useTexts();
  const id = useId();
  const take = (files: readonly NamedFile[]) => {
    const [first] = files;
    if (files.length === 1 && first?.file instanceof File) onListFile(first.file);
    else if (files.length > 0) onChange({ files });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dragging only; the buttons do the same
    <div
      className={styles.entered}
      onDragOverCapture={(event) => carriesFiles(event.dataTransfer) && event.preventDefault()}
      onDropCapture={(event) => {
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.stopPropagation();
        endFileDrag();
        void takeDropped(event.dataTransfer, take);
      }}
    >
      {entered.files ? (
        <p className={styles.files}>
          <Icon name="files" />
          <span>{t('many.filesCount', { count: entered.files.length, number: counted(entered.files.length) })}</span>
          <IconButton icon="x" label={t('many.removeFiles')} onClick={() => onChange({ files: null })} />
        </p>
      ) : (
        <LargeField
          control={FIELD_COMPONENTS.content}
          id={`${id}-text`}
          field={FIELD}
          value={entered.text}
          label={t('many.values')}
          placeholder={t('ui.placeholder')}
          optionLabel={String}
          onChange={(value) => typeof value === 'string' && onChange({ text: value })}
          onReplace={(value) => {
            if (typeof value === 'string') onChange({ text: value });
            else if (isInputFile(value) && value instanceof File) onListFile(value);
          }}
          onUndo={undefined}
          stretch
        />
      )}
      <div className={styles.how}>
        {!entered.files && (
          <Select
            label={t('many.split')}
            labelPosition="left"
            size="small"
            value={entered.split}
            onChange={(split) => onChange({ split })}
            options={SPLITS.map((value) => ({ value, label: t(`many.splits.${value}`) }))}
          />
        )}
        {source?.table && (
          <>
            <Select
              label={t('many.column')}
              labelPosition="left"
              size="small"
              value={String(entered.column)}
              onChange={(column) => onChange({ column: Number(column) })}
              options={source.table.header.map((label, value) => ({ value: String(value), label }))}
            />
            <Checkbox
              label={t('many.header')}
              checked={entered.hasHeader}
              onChange={(hasHeader) => onChange({ hasHeader })}
            />
          </>
        )}
        <FileButtons onFiles={(files) => take(namedFiles(files))} />
      </div>
      {source?.table && source.table.ragged > 0 && (
        <p className={styles.hint}>{t('many.ragged', { count: source.table.ragged })}</p>
      )}
    </div>
  );
}

function FileButtons({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTexts();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const chosen = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])]);
    input.value = ''; // the same ones may be chosen again
  };
  return (
    <span className={styles.choose}>
      <Button size="small" variant="quiet" icon="files" onClick={() => files.current?.click()}>
        {t('many.files')}
      </Button>
      <Button size="small" variant="quiet" icon="folder-open" onClick={() => folder.current?.click()}>
        {t('many.folder')}
      </Button>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={t('many.files')}
        onChange={({ target }) => chosen(target)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={t('many.folder')}
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => chosen(target)}
      />
    </span>
  );
}

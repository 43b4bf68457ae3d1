import { use, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../button/button.tsx';
import { Spoken } from '../copy/spoken.tsx';
import { cx } from '../cx.ts';
import { Field, fieldAria, labelId } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { accepts, isOfUnknownType, typeNames } from './accepts.ts';
import styles from './file-upload.module.css';
import { holdsMany, ManyFilesContext, takeDropped, withPath } from './dropped-files.ts';
import { FileList } from './file-list.tsx';
import { DropNotice } from './drop-notice.tsx';
import { fileNamesIn, sorted } from './same-file.ts';
import { transferFiles } from './transfer-files.ts';
import { useDropTarget } from './use-drop-target.ts';
import { usePagePaste } from './use-page-paste.ts';

interface FileUploadProps {
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Like the attribute of `<input type="file">`; also applied to drop and paste. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  id?: string | undefined;
  name?: string;
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  browseLabel?: string;
  dropLabel?: string;
  removeLabel?: (name: string) => string;
}

/**
 * Accepts files by picker, drop or paste (also onto the page), and explains why files were rejected. A folder adds its
 * files, or they become many inputs where the field holds one file. The zone is a native file input.
 */
export function FileUpload(props: FileUploadProps) {
  const { files, onChange, accept, multiple = false, disabled = false, label, hint } = props;
  const t = useTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  /** Files that were offered again. */
  const [repeated, setRepeated] = useState<readonly File[]>([]);
  const takeMany = use(ManyFilesContext);
  const error = refused ?? props.error;

  const supported = () => {
    const families = { audio: t('ui.audio'), image: t('ui.images'), video: t('ui.video') };
    const list = new Intl.ListFormat(document.documentElement.lang || undefined, { type: 'conjunction' });
    return list.format(typeNames(accept, (family) => families[family]));
  };
  const take = (offered: readonly File[], hasFolder = false) => {
    // What the system has no type for is decided by its content.
    const right = offered.filter((file) => accepts(accept, file) || isOfUnknownType(file));
    const wrong = offered.filter((file) => !right.includes(file));
    const added = multiple ? sorted(right, files) : { fresh: right.slice(0, 1), repeated: [] };
    const complaints = [
      hasFolder && t('ui.noFolders'),
      wrong.length > 0 && t('ui.wrongFileType', { name: fileNamesIn(wrong), accept: supported() }),
      !multiple &&
        right.length > 1 &&
        t('ui.oneFileOnly', { name: right[0]?.name ?? '', rest: fileNamesIn(right.slice(1)) }),
    ];
    setRefused(complaints.filter(Boolean).join('\n') || undefined);
    setRepeated(added.repeated);
    if (added.fresh.length > 0) onChange(multiple ? [...files, ...added.fresh] : added.fresh);
  };
  const takeTransfer = (transfer: DataTransfer) => {
    const { files: offered, hasFolder } = transferFiles(transfer);
    if (takeMany && !multiple && holdsMany(transfer)) void takeDropped(transfer, takeMany);
    else if (multiple && hasFolder) void takeDropped(transfer, (all) => take(all.map(withPath)));
    else take(offered, hasFolder);
  };
  const drop = useDropTarget({ take: takeTransfer, disabled, holdsFiles: true });
  usePagePaste(input, takeTransfer, !disabled);

  const addAgain = () => {
    setRepeated([]);
    onChange([...files, ...repeated]);
    input.current?.focus();
  };
  const remove = (file: File) => {
    setRefused(undefined);
    setRepeated([]);
    onChange(files.filter((other) => other !== file));
    input.current?.focus();
  };

  const verb = multiple ? 'dropToAdd' : files.length > 0 ? 'dropToReplace' : 'dropToOpen';
  return (
    <Field {...{ id, label, hint, error }} className={props.className}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging only; keys act on the input inside */}
      <label {...drop.props} className={cx(styles.zone, disabled && styles.disabled)}>
        <input
          {...fieldAria(id, hint, error)}
          ref={input}
          id={id}
          name={props.name}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={label ? `${labelId(id)} ${id}-zone` : `${id}-zone`}
          className="sr-only"
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = ''; // the same file can be chosen again after it has changed on disk
          }}
        />
        <Icon name="upload" className={styles.icon} />
        <span id={`${id}-zone`}>
          <span className={styles.browse}>{props.browseLabel ?? t('ui.browse')}</span>{' '}
          {props.dropLabel ?? t('ui.dropHere')}
        </span>
        <DropNotice state={drop.state} verb={verb} label={label} />
      </label>
      <div className={styles.repeated}>
        <Spoken>{repeated.length > 0 && t('ui.alreadyListed', { name: fileNamesIn(repeated) })}</Spoken>
        {repeated.length > 0 && (
          <Button size="small" variant="quiet" onClick={addAgain}>
            {t('ui.addAgain')}
          </Button>
        )}
      </div>
      {files.length > 0 && (
        <FileList
          {...{ files, disabled, onRemove: remove, removeLabel: props.removeLabel }}
          onMove={multiple && files.length > 1 ? onChange : undefined}
        />
      )}
    </Field>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Frame } from '../parts/frame/frame.tsx';
import { cx } from '../parts/cx.ts';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import type { FieldProps } from './field-props.ts';
import { useFileDrop } from './file/file-drop.ts';
import styles from './framed.module.css';
import { OpenFile } from './file/open-file.tsx';

interface FramedProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'stretch'> {
  meta?: ReactNode;
  accept?: string | undefined;
  /** Takes a dropped or chosen file. */
  onFile?: (file: File) => void;
  /** Absent while there is nothing to clear. */
  onClear?: (() => void) | undefined;
  /** The control has no element that a label could point to. */
  group?: boolean;
  children: ReactNode;
}

/** The frame of a large field: name, open, clear, the control, and under it hint and error. */
export function Framed({
  id,
  label,
  hint,
  error,
  stretch,
  meta,
  accept,
  onFile,
  onClear,
  group,
  children,
}: FramedProps) {
  const t = useTexts();
  const drop = useFileDrop(onFile ?? (() => undefined));
  return (
    <div className={cx(styles.field, stretch && styles.stretch)}>
      <Frame
        {...(onFile && drop)}
        stretch={stretch}
        invalid={error !== undefined}
        head={group ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        meta={meta}
        // Inside, so that the frame keeps the height of its neighbour; always there, so that what appears is announced.
        foot={
          <div aria-live="polite">
            {error !== undefined && (
              <div id={`${id}-error`} className={styles.error}>
                {error}
              </div>
            )}
          </div>
        }
        actions={
          <>
            {onClear && <IconButton icon="x" size="small" label={t('ui.clear')} onClick={onClear} />}
            {onFile && <OpenFile accept={accept} onFile={onFile} />}
          </>
        }
      >
        {children}
      </Frame>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

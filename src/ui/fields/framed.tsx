import type { ReactNode } from 'react';
import type { Position } from '../../core/failure.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Spoken } from '../parts/copy/spoken.tsx';
import { Frame } from '../parts/frame/frame.tsx';
import { cx } from '../parts/cx.ts';
import { DropNotice } from '../parts/file-upload/drop-notice.tsx';
import { IconButton } from '../parts/icon-button/icon-button.tsx';
import type { FieldProps } from './field-props.ts';
import { useFileDrop } from './file/file-drop.ts';
import styles from './framed.module.css';
import { Offer } from './aside/offer.tsx';
import { OpenFile } from './file/open-file.tsx';

interface FramedProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'stretch' | 'offer'> {
  meta?: ReactNode;
  accept?: string | undefined;
  /** Handles a dropped or chosen file. */
  onFile?: (file: File) => void;
  /** Absent while there is nothing to clear. */
  onClear?: (() => void) | undefined;
  /** The position of the error, and a function that moves the caret there. */
  at?: Position | undefined;
  onGo?: (at: Position) => void;
  /** Whether the control has no element that a label could reference. */
  group?: boolean;
  children: ReactNode;
}

/** The frame of a large field: name, open, clear and the control, followed by hint and error. */
export function Framed({
  id,
  label,
  hint,
  error,
  stretch,
  offer,
  meta,
  accept,
  onFile,
  onClear,
  at,
  onGo,
  group,
  children,
}: FramedProps) {
  const t = useTexts();
  const drop = useFileDrop(onFile);
  const clear = () => {
    onClear?.();
    document.getElementById(id)?.focus(); // the button goes
  };
  return (
    <div className={cx(styles.field, stretch && styles.stretch)}>
      <Frame
        {...(onFile && drop.props)}
        stretch={stretch}
        invalid={error !== undefined}
        head={group ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        meta={meta}
        // Inside the frame, so that it stays as high as its neighbor.
        foot={
          <Spoken>
            {error !== undefined && (
              <div id={`${id}-error`} className={styles.error}>
                <ErrorText {...{ error, at, onGo }} />
              </div>
            )}
          </Spoken>
        }
        actions={
          <>
            <Offer offer={offer} wide />
            {onClear && <IconButton icon="x" size="small" label={t('ui.clear')} of={label} onClick={clear} />}
            {onFile && <OpenFile {...{ label, accept, onFile }} />}
          </>
        }
      >
        {children}
        <DropNotice state={drop.state} verb={onClear ? 'dropToReplace' : 'dropToOpen'} label={label} />
      </Frame>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

/** The error message; the position in it links to the text. */
function ErrorText({ error, at, onGo }: { error: string } & Pick<FramedProps, 'at' | 'onGo'>) {
  const t = useTexts();
  const place = at?.line === undefined ? '' : t('failures.at', { line: at.line, column: at.column ?? 1 });
  const [before, after] = place === '' || !onGo || !at ? [] : splitAt(error, place);
  if (before === undefined || !onGo || !at) return error;
  return (
    <>
      {before}
      <button type="button" className={styles.place} onClick={() => onGo(at)}>
        {place}
      </button>
      {after}
    </>
  );
}

/** Splits a text at the last occurrence of `part`; empty if it doesn't occur. */
function splitAt(text: string, part: string): [string, string] | [] {
  const at = text.lastIndexOf(part);
  return at < 0 ? [] : [text.slice(0, at), text.slice(at + part.length)];
}

import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';
import { valueText } from '../../../core/kinds.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { formatSize } from '../../parts/file-upload/format-size.ts';
import type { FieldProps } from '../field-props.ts';
import { MultilineField } from '../multiline.tsx';
import { DocumentField } from './document.tsx';
import styles from './document.module.css';
import { documentLimit, isLine, PASTE_LIMIT } from './limits.ts';
import { useTakeLarge } from './take-large.ts';

interface LargeFieldProps extends FieldProps {
  /** The component of the field's kind. */
  control: ComponentType<FieldProps>;
  /** Sets a value so that `onUndo` can revert it. */
  onReplace: (value: unknown) => void;
  onUndo: (() => void) | undefined;
}

/** Growth (UTF-16 units) that is not typing. */
const ARRIVES = 1000;

/** A field, or a document while its text is too large for its control. */
export function LargeField({ control: Control, onReplace, onUndo, ...props }: LargeFieldProps) {
  const { id, field, value, onChange } = props;
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const limit = documentLimit(field);
  const line = isLine(field);
  const text = useMemo(() => (limit === Infinity ? '' : (valueText(field, value) ?? '')), [limit, field, value]);
  const [edits, setEdits] = useState(false);
  /** Whether the focus follows what the user did to the next control. */
  const [follows, setFollows] = useState(false);
  const [refused, setRefused] = useState<string>();
  const large = text.length > limit;
  if (!large && edits) setEdits(false);
  const shown = large && !edits;

  const take = (next: string) => {
    if (next.length > PASTE_LIMIT) {
      const maximum = formatSize(PASTE_LIMIT, document.documentElement.lang);
      return setRefused(t('fields.pasteTooLarge', { limit: maximum }));
    }
    setRefused(undefined);
    setFollows(true);
    setEdits(false);
    return onReplace(next);
  };
  const change = (next: unknown) => {
    setRefused(undefined);
    const grows = typeof next === 'string' && next.length > limit && !large;
    if (grows && next.length - text.length > ARRIVES) return take(next);
    if (grows) setEdits(true); // the control stays under the fingers of someone who types
    return onChange(next);
  };
  useTakeLarge(box, { text, limit, line, onTake: take });
  useEffect(() => {
    if (shown && follows) document.getElementById(id)?.focus();
  }, [shown, follows, id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || !onUndo || !(shown || text === '')) return;
    event.preventDefault();
    setFollows(true);
    onUndo();
  };
  const rest = { ...props, error: refused ?? props.error, autofocus: follows || props.autofocus === true };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Z for the field inside
    <div ref={box} className={styles.contents} onKeyDown={onKeyDown}>
      {shown ? (
        <DocumentField
          {...rest}
          text={text}
          onChange={change}
          onEdit={() => {
            setFollows(true);
            setEdits(true);
          }}
          onRemove={() => {
            setFollows(true);
            onReplace('');
          }}
        />
      ) : large && line ? (
        // A one-line control can't hold it.
        <MultilineField
          {...rest}
          value={text}
          onChange={(next) => onChange(typeof next === 'string' ? next.replace(/[\r\n]+/g, '') : next)}
        />
      ) : (
        <Control {...rest} onChange={change} />
      )}
    </div>
  );
}

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RAW_TEXT } from '../../../ui/parts/input-text/raw-text.ts';
import { commandOf } from '../../keys/commands.ts';
import styles from '../list.module.css';
import type { More } from './use-more.ts';

interface EarlyProps {
  /** What was typed, which goes on to the list. */
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Takes the keys for the list of actions while that is loading: they aren't for the line. */
function EarlyFilter({ text, onType, onClose }: EarlyProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus();
    return () => onType('');
  }, [onType]);
  return (
    <input
      ref={input}
      className={styles.early}
      type="text"
      aria-label={t('panel.filter')}
      placeholder={t('panel.filter')}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const command = commandOf(event);
        if (command === null || command === 'backspace' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (command === 'escape' || command === 'actions') onClose();
      }}
      onBlur={(event) => event.relatedTarget && onClose()}
      dir="auto"
      {...RAW_TEXT}
    />
  );
}

type Props = Omit<ComponentProps<More['RowMenu']>, 'typed'> & { more: More | null };

/** The actions of a row, or until they are loaded the field that filters them. */
export function MenuSlot({ more, ...props }: Props) {
  const [filter, setFilter] = useState('');
  if (!more) return <EarlyFilter text={filter} onType={setFilter} onClose={props.onClose} />;
  return <more.RowMenu typed={filter} {...props} />;
}

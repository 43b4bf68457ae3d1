import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RAW_TEXT } from '../../../ui/parts/input-text/raw-text.ts';
import { commandOf } from '../../keys/commands.ts';
import styles from '../list.module.css';
import { type HeldKey, heldKeyOf, holdKeys, isModifier } from './held-keys.ts';
import type { More } from './use-more.ts';

interface EarlyProps {
  /** Typed text, which is passed on to the list. */
  text: string;
  onType: (text: string) => void;
  /** A key for the list or whatever it opens, which also receive the keys after it. */
  onKey: (key: HeldKey) => void;
  onClose: () => void;
}

/** Receives the keys for the list of actions while that is loading, because they aren't meant for the line. */
function EarlyFilter({ text, onType, onKey, onClose }: EarlyProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const isKept = useRef(false);
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
        if (event.nativeEvent.isComposing || isModifier(event.key)) return;
        const held = heldKeyOf(event);
        const command = event.getModifierState('AltGraph') ? null : commandOf(event);
        if (command === 'escape' || command === 'actions') {
          event.preventDefault();
          return onClose();
        }
        const isText = command === 'backspace' || (command === null && !held.ctrlKey && !held.metaKey && !held.altKey);
        if (isText && !isKept.current) return;
        event.preventDefault();
        isKept.current = true;
        onKey(held);
      }}
      onBlur={(event) => event.relatedTarget && onClose()}
      dir="auto"
      {...RAW_TEXT}
    />
  );
}

type Props = Omit<ComponentProps<More['RowMenu']>, 'typed'> & { more: More | null };

/** The actions of a row or, until they are loaded, the field that receives their keys. */
export function MenuSlot({ more, ...props }: Props) {
  const [filter, setFilter] = useState('');
  const keys = useRef<HeldKey[]>([]);
  const held = useRef<ReturnType<typeof holdKeys>>(undefined);
  // From the moment the list takes focus: keys pressed before its effects have run are also queued after the kept keys.
  useLayoutEffect(() => {
    if (more && keys.current.length > 0) held.current = holdKeys(keys.current.splice(0));
  }, [more]);
  useEffect(() => {
    if (!more) return;
    void held.current?.replay();
    held.current = undefined;
  }, [more]);
  if (!more)
    return (
      <EarlyFilter
        text={filter}
        onType={setFilter}
        onKey={(key) => void keys.current.push(key)}
        onClose={props.onClose}
      />
    );
  return <more.RowMenu typed={filter} {...props} />;
}

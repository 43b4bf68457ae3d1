import type { ReactNode } from 'react';
import { clipped } from '../../../base/clipped.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useCopy } from './use-copy.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './copy-value.module.css';

interface CopyValueProps {
  /** The text to copy. */
  text: string;
  /** What the value represents; names the button. */
  label: string;
  /** The value as displayed; the text by default. */
  children?: ReactNode;
  className?: string | undefined;
  /** Whether the value is not part of the button's name. */
  secret?: boolean | undefined;
  /** Whether the label says the value already. */
  isNamed?: boolean;
}

const ICONS = { idle: 'copy', copied: 'check', failed: 'triangle-alert' } as const;

/** Length of the longest value that a screen reader reads out whole each time the button gets the focus. */
const SPOKEN = 60;

/**
 * A value that can be clicked to copy it. The button covers it instead of containing it: its name can then be shorter
 * than the value, and the value can still be read. The icon next to it appears on hover and focus, and shows whether it
 * worked.
 */
export function CopyValue({ text, label, children = clipped(text), className, secret, isNamed }: CopyValueProps) {
  const t = useTexts();
  const [state, copy] = useCopy({ copied: t('ui.copied'), failed: t('ui.copyFailed') });
  const name = t('outputs.copyOne', { label });
  return (
    <span className={cx(styles.value, className)}>
      <button
        type="button"
        className={styles.cover}
        aria-label={secret || isNamed ? name : t('ui.pair', { label: name, value: clipped(text, SPOKEN) })}
        data-copy-state={state}
        onClick={() => void copy(text)}
      />
      <bdi className={styles.text}>{children}</bdi>
      <Icon name={ICONS[state]} className={styles.mark} />
    </span>
  );
}

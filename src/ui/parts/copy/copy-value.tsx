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
}

const ICONS = { idle: 'copy', copied: 'check', failed: 'triangle-alert' } as const;

/** A value that is its own copy button. The icon next to it appears on hover and focus, and shows whether it worked. */
export function CopyValue({ text, label, children = clipped(text), className }: CopyValueProps) {
  const t = useTexts();
  const [state, copy] = useCopy();
  const said = { idle: '', copied: t('ui.copied'), failed: t('ui.copyFailed') }[state];
  return (
    <>
      <button
        type="button"
        className={cx(styles.value, className)}
        aria-label={clipped(`${t('outputs.copyOne', { label })}: ${text}`)}
        data-copy-state={state}
        onClick={() => void copy(text)}
      >
        <bdi className={styles.text}>{children}</bdi>
        <Icon name={ICONS[state]} className={styles.mark} />
      </button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}

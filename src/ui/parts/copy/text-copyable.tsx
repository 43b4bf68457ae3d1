import { CopyButton } from './copy-button.tsx';
import { cx } from '../cx.ts';
import styles from './text-copyable.module.css';

interface TextCopyableProps {
  value: string;
  /** The text to copy, if it differs from the displayed one. */
  copyValue?: string;
  copyLabel?: string;
  /** Shows all lines instead of a single one with an ellipsis. The whole value is copied either way. */
  wrap?: boolean;
  className?: string | undefined;
}

/** A value in monospace with its copy button. */
export function TextCopyable({ value, copyValue = value, copyLabel, wrap = false, className }: TextCopyableProps) {
  return (
    <span className={cx(styles.line, className)}>
      <code className={cx(styles.value, wrap && styles.wrap)} translate="no">
        {value}
      </code>
      <CopyButton text={copyValue} label={copyLabel} iconOnly size="small" disabled={copyValue === ''} />
    </span>
  );
}

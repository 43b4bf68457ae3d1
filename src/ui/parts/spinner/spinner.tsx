import { useTexts } from '../../../i18n/use-texts.ts';
import { cx } from '../cx.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is in progress, for screen readers. Defaults to the text "Loading". */
  label?: string;
  /** True if adjacent text already says so. */
  decorative?: boolean;
  className?: string | undefined;
}

/** A spinner the size of the text. */
export function Spinner({ label, decorative = false, className }: SpinnerProps) {
  const t = useTexts();
  if (decorative) return <span className={cx(styles.spinner, className)} aria-hidden="true" />;
  return (
    <span role="status" className={styles.status}>
      <span className={cx(styles.spinner, className)} aria-hidden="true" />
      <span className="sr-only">{label ?? t('ui.loading')}</span>
    </span>
  );
}

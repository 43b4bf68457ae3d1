import { Button } from '../parts/button/button.tsx';
import { useCopy } from '../parts/copy/use-copy.ts';
import styles from './toolbar.module.css';
import type { Words } from './words.ts';

interface CopyActionProps {
  icon: string;
  label: string;
  /** Stands in the button; the label is its full name. */
  short: string;
  /** What to copy; null when there is a reason not to, which the maker has told. */
  make: () => string | null;
  words: Words;
  className?: string | undefined;
  disabled?: boolean;
}

/** A button of the toolbar that copies what it makes, and says honestly whether it did. */
export function CopyAction({ icon, label, short, make, words, className, disabled = false }: CopyActionProps) {
  const [state, copy] = useCopy();
  const said = { idle: short, copied: words.t('ui.copied'), failed: words.t('ui.copyFailed') }[state];
  const press = () => {
    const text = make();
    if (text !== null) void copy(text);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={state === 'copied' ? 'check' : state === 'failed' ? 'triangle-alert' : icon}
        aria-label={label}
        title={label}
        className={className}
        disabled={disabled}
        data-copy-state={state}
        onClick={press}
      >
        <span className={styles.actionText}>{said}</span>
      </Button>
      <span className="sr-only" role="status">
        {state === 'idle' ? '' : state === 'copied' ? words.t('ui.copiedStatus') : said}
      </span>
    </>
  );
}

import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './frame.module.css';

interface FrameProps extends HTMLAttributes<HTMLElement> {
  /** The name, as a `<label>` or a `<span>`; without one, the content has its own header. */
  head: ReactNode;
  /** Details next to the name, such as a size. */
  meta?: ReactNode;
  /** Whether the details are hidden, rather than truncated, if there is no room for them. */
  metaWhole?: boolean;
  actions?: ReactNode;
  invalid?: boolean;
  /** Inside the frame, below the content: error messages. */
  foot?: ReactNode;
  /** Grows to the height of its neighbor. */
  stretch?: boolean;
}

/** A titled box around something large, shared by inputs and outputs so that they align side by side. */
export function Frame({
  head,
  meta,
  metaWhole = typeof meta !== 'string',
  actions,
  invalid = false,
  foot,
  stretch = false,
  className,
  children,
  ...rest
}: FrameProps) {
  return (
    <section
      {...rest}
      className={cx(styles.frame, stretch && styles.stretch, className)}
      data-invalid={invalid || undefined}
    >
      {head !== false && (
        <header className={styles.head}>
          <span className={styles.name}>{head}</span>
          <span className={styles.meta} data-whole={metaWhole || undefined}>
            {meta}
          </span>
          <span className={styles.actions}>{actions}</span>
        </header>
      )}
      <div className={styles.body}>{children}</div>
      {foot}
    </section>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  /** Controls to the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** A surface one level above the page. */
export function Card({ title, actions, children, className }: CardProps) {
  return (
    <section className={cx(styles.card, className)}>
      {(title || actions) && (
        <header className={styles.header}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './variant.module.css';

/** One titled row of a component demo. Used only by demos, so it is never in a production build. */
export function Variant({
  title,
  stacked = false,
  children,
}: {
  title: string;
  stacked?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.variant}>
      <h2 className={styles.title}>{title}</h2>
      <div className={stacked ? styles.stack : styles.row}>{children}</div>
    </section>
  );
}

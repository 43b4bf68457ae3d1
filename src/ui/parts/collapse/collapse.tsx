import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './collapse.module.css';

interface CollapseProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
}

/** A native disclosure widget: the browser's find-in-page and keyboard support work. */
export function Collapse({ title, children, open = false, onToggle }: CollapseProps) {
  return (
    <details className={styles.details} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" className={styles.marker} />
        <span className={styles.title}>{title}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

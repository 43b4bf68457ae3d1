import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  icon?: string;
  children?: ReactNode;
  /** What to do next: an example to click, a fallback. */
  actions?: ReactNode;
}

/** Shown when there is nothing yet, or nothing was found. */
export function EmptyState({ title, icon, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './tool-grid.module.css';

/** Cards in one to four columns. */
export function ToolGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

import type { ReactNode } from 'react';
import styles from './keys-hint.module.css';

/** Says which keys do what; not on touch screens. */
export const KeysHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={styles.keys}>
    {children}
  </p>
);

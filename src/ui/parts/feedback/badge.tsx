import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './badge.module.css';

type Tone = 'neutral' | 'accent' | 'warning' | 'error' | 'info';

/** One or two words of status next to a title. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={cx(styles.badge, styles[tone])}>{children}</span>;
}

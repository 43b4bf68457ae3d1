import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './alert.module.css';

interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  /** Announced when it appears; for events while someone works, not for content present from the start. */
  live?: boolean;
  actions?: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  className?: string | undefined;
}

const ICONS = { info: 'info', success: 'circle-check', warning: 'triangle-alert', error: 'circle-alert' } as const;

/** An inline message: what happened, where, and (in `actions`) what to do. */
export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, live = false, actions, onClose, closeLabel, className } = props;
  const t = useTexts();
  const role = tone === 'error' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div role={live ? role : undefined} className={cx(styles.alert, styles[tone], className)}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && <IconButton icon="x" size="small" label={closeLabel ?? t('ui.close')} onClick={onClose} />}
    </div>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './link.module.css';

const EXTERNAL = /^(?:https?:)?\/\//i;

type LinkProps = ComponentPropsWithRef<'a'> & { href: string; externalLabel?: string };

/** A link. External ones open in a new tab, say so, and pass on neither opener nor referrer. */
export function Link({ children, externalLabel, ...rest }: LinkProps) {
  const t = useTexts();
  if (!EXTERNAL.test(rest.href)) return <a {...rest}>{children}</a>;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external-link" className={styles.mark} />
      <span className="sr-only"> {externalLabel ?? t('ui.opensNewTab')}</span>
    </a>
  );
}

import { cx } from '../cx.ts';
import styles from './icon.module.css';

/**
 * A name in the sprite that the app puts into the page. Decorative: the adjacent text or the control's label conveys
 * the meaning.
 */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

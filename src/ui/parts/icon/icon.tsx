import { cx } from '../cx.ts';
import styles from './icon.module.css';

/** A name in the sprite the app puts into the page. Decorative: the words beside it, or the control's label, say what it means. */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

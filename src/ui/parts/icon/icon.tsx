import sprite from 'virtual:icons';
import { cx } from '../cx.ts';
import styles from './icon.module.css';

/**
 * A name in the sprite of the build. Decorative: the adjacent text or the control's label conveys
 * the meaning.
 */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#icon-${name}`} />
    </svg>
  );
}

import type { Category } from '../../../core/card.ts';
import sprite from 'virtual:icons';
import { cx } from '../cx.ts';
import styles from './tool-icon.module.css';

interface ToolIconProps {
  /** Without a category, the icon is shown without a tile, in the same place. */
  tool: { icon: string; category: Category | undefined };
  className?: string | undefined;
}

/** The icon of a tool on a tile in its category's color. A single element, since a page can show 200 of them. */
export function ToolIcon({ tool: { icon, category }, className }: ToolIconProps) {
  return (
    <svg
      className={cx(styles.tile, className)}
      data-category={category}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#icon-${icon}`} />
    </svg>
  );
}

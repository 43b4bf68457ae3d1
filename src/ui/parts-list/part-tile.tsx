import type { ComponentProps } from 'react';
import type { OutputFile } from '../../core/values.ts';
import { cx } from '../parts/cx.ts';
import { BytesImage } from '../parts/file-upload/bytes-image.tsx';
import type { Tile } from './order.ts';
import styles from './parts.module.css';

interface PartTileProps extends ComponentProps<'div'> {
  tile: Tile;
  name: string;
  picture: OutputFile | null | undefined;
  isOrdered: boolean;
  isActive: boolean;
  isDragged: boolean;
  isTarget: boolean;
}

/** A part: its picture, its number, and its place among the chosen ones. The list handles its keys. */
export function PartTile({
  tile,
  name,
  picture,
  isOrdered,
  isActive,
  isDragged,
  isTarget,
  ...handlers
}: PartTileProps) {
  return (
    <div
      {...handlers}
      role="option"
      aria-selected={tile.place !== null}
      aria-label={name}
      tabIndex={isActive ? 0 : -1}
      data-part={tile.part}
      className={cx(styles.tile, isDragged && styles.dragged, isTarget && styles.target)}
      draggable={isOrdered || undefined}
    >
      <span className={styles.sheet}>
        {picture && <BytesImage content={picture.bytes} type={picture.type} alt="" className={styles.picture} />}
      </span>
      <span className={styles.name}>{tile.part + 1}</span>
      {tile.place !== null && (
        <span className={styles.place} aria-hidden="true">
          {isOrdered ? tile.place + 1 : '✓'}
        </span>
      )}
    </div>
  );
}

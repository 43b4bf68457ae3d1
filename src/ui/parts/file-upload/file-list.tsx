import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './file-upload.module.css';
import { BytesImage } from './bytes-image.tsx';
import { DRAWN } from './drawn.ts';
import { cx } from '../cx.ts';
import { formatSize } from './format-size.ts';

interface FileListProps {
  files: readonly File[];
  disabled: boolean;
  onRemove: (file: File) => void;
  removeLabel: ((name: string) => string) | undefined;
  /** Takes the files in their new order; without it the order can't be changed. */
  onMove: ((files: File[]) => void) | undefined;
}

/** Larger pictures aren't drawn just to be seen small. */
const MOST_DRAWN = 30_000_000;

/** The chosen files with their sizes, in their order, which dragging and buttons change. */
export function FileList({ files, disabled, onRemove, removeLabel, onMove }: FileListProps) {
  const t = useTexts();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const moved = [...files];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onMove?.(moved);
  };
  return (
    <ul className={styles.files}>
      {files.map((file, index) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging only; the buttons do the same
        <li
          key={index}
          className={cx(styles.file, dragged === index && styles.dragged, over === index && styles.target)}
          draggable={(onMove && !disabled) || undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', file.name); // Firefox drags nothing without data
            setDragged(index);
          }}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            move(dragged, index);
          }}
          onDragEnd={() => {
            setDragged(null);
            setOver(null);
          }}
        >
          {DRAWN.test(file.type) && file.size <= MOST_DRAWN ? (
            <BytesImage content={file} type={file.type} alt="" className={styles.thumbnail} lazy />
          ) : (
            <Icon name="file" />
          )}
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatSize(file.size, document.documentElement.lang)}</span>
          {onMove && (
            <>
              <IconButton
                icon="arrow-up"
                size="small"
                label={t('ui.moveUp', { name: file.name })}
                disabled={disabled || index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="arrow-down"
                size="small"
                label={t('ui.moveDown', { name: file.name })}
                disabled={disabled || index === files.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </>
          )}
          <IconButton
            icon="x"
            size="small"
            label={removeLabel?.(file.name) ?? t('ui.remove', { name: file.name })}
            disabled={disabled}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}

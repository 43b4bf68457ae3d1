import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './file-upload.module.css';
import { formatSize } from './format-size.ts';

interface FileListProps {
  files: readonly File[];
  disabled: boolean;
  onRemove: (file: File) => void;
  removeLabel: ((name: string) => string) | undefined;
  /** Takes the files in their new order; without it the order can't be changed. */
  onMove: ((files: File[]) => void) | undefined;
}

/** The chosen files with their sizes, in their order. */
export function FileList({ files, disabled, onRemove, removeLabel, onMove }: FileListProps) {
  const t = useTexts();
  const move = (from: number, to: number) => {
    const moved = [...files];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onMove?.(moved);
  };
  return (
    <ul className={styles.files}>
      {files.map((file, index) => (
        <li key={index} className={styles.file}>
          <Icon name="file" />
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

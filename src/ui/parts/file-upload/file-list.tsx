import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './file-upload.module.css';
import { cx } from '../cx.ts';
import { formatSize } from './format-size.ts';
import { Thumbnail } from './thumbnail.tsx';

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

/** What can be done with the files. The same object as long as the list is there, so that only rows that change are drawn again. */
interface Acts {
  remove: (file: File) => void;
  move: (from: number, to: number) => void;
  drag: (from: number | null) => void;
  over: (index: number) => void;
  /** Where the file that is being dragged came from. */
  dragged: () => number | null;
}

/** The chosen files with their sizes, in their order, which dragging and buttons change. */
export function FileList({ files, disabled, onRemove, removeLabel, onMove }: FileListProps) {
  const t = useTexts();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const latest = useRef({ files, onRemove, onMove, dragged });
  useLayoutEffect(() => {
    latest.current = { files, onRemove, onMove, dragged };
  });
  const list = useRef<HTMLUListElement>(null);
  /** Where a file is that has been moved by its buttons: the focus goes with it. */
  const follows = useRef<{ to: number; isDown: boolean }>(undefined);
  useLayoutEffect(() => {
    const { to, isDown } = follows.current ?? {};
    follows.current = undefined;
    if (to === undefined) return;
    const [up, down] = list.current?.children[to]?.querySelectorAll('button') ?? [];
    const next = isDown ? down : up;
    (next?.disabled ? (isDown ? up : down) : next)?.focus();
  }, [files]);
  const [acts] = useState<Acts>(() => ({
    remove: (file) => latest.current.onRemove(file),
    move(from, to) {
      const moved = [...latest.current.files];
      moved.splice(to, 0, ...moved.splice(from, 1));
      if (list.current?.contains(document.activeElement)) follows.current = { to, isDown: to > from };
      latest.current.onMove?.(moved);
    },
    drag(from) {
      setDragged(from);
      if (from === null) setOver(null);
    },
    over: setOver,
    dragged: () => latest.current.dragged,
  }));
  return (
    <ul ref={list} className={styles.files}>
      {files.map((file, index) => (
        <FileRow
          key={index}
          {...{ file, index, disabled, acts }}
          isLast={index === files.length - 1}
          isDragged={dragged === index}
          isTarget={over === index}
          isMovable={onMove !== undefined}
          remove={removeLabel?.(file.name) ?? t('ui.remove', { name: file.name })}
        />
      ))}
    </ul>
  );
}

interface FileRowProps {
  file: File;
  index: number;
  isLast: boolean;
  disabled: boolean;
  isDragged: boolean;
  isTarget: boolean;
  isMovable: boolean;
  /** The label of the button that removes it. */
  remove: string;
  acts: Acts;
}

const FileRow = memo(function FileRow(props: FileRowProps) {
  const { file, index, isLast, disabled, isDragged, isTarget, isMovable, remove, acts } = props;
  const t = useTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging only; the buttons do the same
    <li
      className={cx(styles.file, isDragged && styles.dragged, isTarget && styles.target)}
      draggable={(isMovable && !disabled) || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', file.name); // Firefox drags nothing without data
        acts.drag(index);
      }}
      onDragOver={(event) => {
        if (acts.dragged() === null) return;
        event.preventDefault();
        acts.over(index);
      }}
      onDrop={(event) => {
        const from = acts.dragged();
        if (from === null) return;
        event.preventDefault();
        acts.move(from, index);
      }}
      onDragEnd={() => acts.drag(null)}
    >
      <Thumbnail content={file} type={file.size <= MOST_DRAWN ? file.type : ''} className={styles.thumbnail} />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{formatSize(file.size, document.documentElement.lang)}</span>
      {isMovable && (
        <>
          <IconButton
            icon="arrow-up"
            size="small"
            label={t('ui.moveUp', { name: file.name })}
            disabled={disabled || index === 0}
            onClick={() => acts.move(index, index - 1)}
          />
          <IconButton
            icon="arrow-down"
            size="small"
            label={t('ui.moveDown', { name: file.name })}
            disabled={disabled || isLast}
            onClick={() => acts.move(index, index + 1)}
          />
        </>
      )}
      <IconButton icon="x" size="small" label={remove} disabled={disabled} onClick={() => acts.remove(file)} />
    </li>
  );
});

import { useState } from 'react';
import type { Grid } from '../../../core/shapes/grid.ts';
import { Menu } from '../../parts/overlay/menu.tsx';
import type { OutputProps } from '../output-props.ts';
import styles from './grid.module.css';

interface ColumnMenuProps extends Pick<OutputProps, 'words' | 'onSort' | 'onChoose' | 'onCorrect'> {
  grid: Grid;
  /** Its place among the columns that are shown. */
  index: number;
}

/** A name as the list of columns takes it; quotes can't be in quotes. */
const quoted = (name: string) => `"${name.replaceAll('"', "'").trim()}"`;

/** What can be done with a column: each of it fills a field of the operation. */
export function ColumnMenu({ grid, index, words, onSort, onChoose, onCorrect }: ColumnMenuProps) {
  const { t } = words;
  const [typed, setTyped] = useState<string | null>(null);
  const { columns, texts, isPart } = grid;
  const column = columns[index];
  if (!column || !(onSort || onChoose || onCorrect)) return null;
  const { name, written, isText } = column;
  const choose = (own: string | null) =>
    onChoose?.(columns.flatMap(({ chosen }, at) => (at === index ? (own ?? []) : chosen)).join(', '));
  const rename = () => {
    if (typed !== null && typed.trim() !== '' && typed.trim() !== name) choose(`${written} as ${quoted(typed)}`);
    setTyped(null);
  };
  if (typed !== null)
    return (
      <input
        className={styles.rename}
        aria-label={t('outputs.renameColumn')}
        value={typed}
        maxLength={200}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
          else if (event.key === 'Enter') rename();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
    );
  const all = isText ? texts.filter((other) => other !== written) : [...texts, written];
  const items = [
    onSort && { id: 'up', icon: 'arrow-up', label: t('outputs.sortUp'), onSelect: () => onSort(written) },
    onSort && {
      id: 'down',
      icon: 'arrow-down',
      label: t('outputs.sortDown'),
      onSelect: () => onSort(`${written} desc`),
    },
    onChoose && { id: 'name', icon: 'pencil', label: t('outputs.renameColumn'), onSelect: () => setTyped(name) },
    onChoose &&
      columns.length > 1 && {
        id: 'hide',
        icon: 'eye-off',
        label: t('outputs.hideColumn'),
        onSelect: () => choose(null),
      },
    onChoose && isPart && { id: 'all', icon: 'eye', label: t('outputs.allColumns'), onSelect: () => onChoose('') },
    onCorrect && {
      id: 'text',
      icon: 'type',
      label: t(isText ? 'outputs.detectType' : 'outputs.textType'),
      onSelect: () => onCorrect(all.join(', ')),
    },
  ];
  return (
    <Menu
      label={t('ui.pair', { label: t('outputs.column'), value: name })}
      items={items.filter((item) => typeof item === 'object')}
    >
      <span className={styles.menuName}>{name}</span>
    </Menu>
  );
}

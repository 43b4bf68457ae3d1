import { type PointerEvent, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './list.module.css';
import { RowLine } from './row-line.tsx';
import type { RowView } from './row-view.ts';
import type { Group } from './rows.ts';
import type { CopyState } from './use-copied.ts';

interface Props {
  scope: string;
  groups: readonly Group[];
  /** One for each row of the groups, in order. */
  views: readonly RowView[];
  selected: number;
  /** Is the selected row to be scrolled to? */
  follow: boolean;
  said: { rowId: string; state: CopyState } | null;
  onPoint: (index: number) => void;
  onPress: (index: number) => void;
}

/** The rows in their named groups. The focus stays in the field; that is why pressing a row must not take it away. */
export function List({ scope, groups, views, selected, follow, said, onPoint, onPress }: Props) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (!follow) list.current?.scrollTo({ top: 0 });
  }, [groups, follow]);
  useEffect(() => {
    if (!follow) return;
    if (selected === 0) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, follow, groups]);

  /** A pointer that only lies where rows appear or scroll past has not chosen any. */
  const point = (event: PointerEvent, index: number) => {
    const { x, y } = pointer.current ?? { x: event.screenX, y: event.screenY };
    pointer.current = { x: event.screenX, y: event.screenY };
    if ((x !== event.screenX || y !== event.screenY) && index !== selected) onPoint(index);
  };

  if (views.length === 0) return <p className={styles.none}>{t('palette.nothingFound')}</p>;
  const starts = groups.map((_, group) => groups.slice(0, group).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div ref={list} id={`${scope}-list`} role="listbox" aria-label={t('palette.results')} className={styles.list}>
      {groups.map(({ name, rows }, group) => (
        <div key={name} role="group" aria-labelledby={`${scope}-group-${name}`}>
          <div id={`${scope}-group-${name}`} role="presentation" className={styles.heading}>
            {t(`palette.groups.${name}`)}
          </div>
          {rows.map((row, place) => {
            const at = (starts[group] ?? 0) + place;
            const view = views[at];
            return (
              view && (
                <RowLine
                  key={row.id}
                  id={`${scope}-${row.id}`}
                  view={view}
                  selected={at === selected}
                  said={said?.rowId === row.id ? said.state : null}
                  onPointerMove={(event) => point(event, at)}
                  onClick={() => onPress(at)}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../ui/parts/cx.ts';
import type { Translate } from './cached-texts.ts';
import styles from './list.module.css';
import { RowLine } from './row-line.tsx';
import type { RowView } from '../rows/row-view.ts';
import type { Group } from '../rows/row.ts';
import type { CopyStatus } from '../answers/use-copy.ts';

interface Props {
  scope: string;
  groups: readonly Group[];
  /** One for each row, in order. */
  views: readonly RowView[];
  selected: number;
  /** Ids of the answers that are selected together. */
  marked: ReadonlySet<string>;
  /** Is a menu that needs space shown above it? */
  roomy: boolean;
  /** Should the selected row be scrolled into view? */
  follow: boolean;
  copyStatus: CopyStatus | null;
  onPoint: (index: number) => void;
  /** Also with a key that selects several: all rows up to this one, or one more. */
  onPress: (index: number, how: 'range' | 'one' | null) => void;
  /** Opens the menu of a row. */
  onMenu: (index: number) => void;
  t: Translate;
}

/** React keys: answers come and go around the other groups, which keep their identity by position. */
function keysOf(groups: readonly Group[]): string[] {
  let place = 0;
  return groups.map(({ name }) => (name === 'answer' ? name : String(place++)));
}

/** The rows in their groups. Focus stays in the field, so pressing a row must not move it. */
export function List({
  scope,
  groups,
  views,
  selected,
  marked,
  roomy,
  follow,
  copyStatus,
  onPoint,
  onPress,
  onMenu,
  t,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [isCoarse] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const pressed = useRef<string | null>(null);

  const isScrolled = useRef(false);
  useEffect(() => {
    // Scrolling forces a synchronous layout, so only if needed.
    if (!follow && isScrolled.current) list.current?.scrollTo({ top: 0 });
  }, [groups, follow]);
  useEffect(() => {
    if (!follow) return;
    if (selected === 0) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, follow, groups]);

  // Stable handlers, so that unchanged rows are not rendered again on every key press.
  const latest = useRef({ selected, onPoint, onPress, onMenu });
  useLayoutEffect(() => void (latest.current = { selected, onPoint, onPress, onMenu }));
  const [handlers] = useState(() => ({
    /** A resting pointer does not select the rows that appear or scroll beneath it. */
    onPoint({ screenX, screenY }: PointerEvent, index: number) {
      const { x, y } = pointer.current ?? { x: screenX, y: screenY };
      pointer.current = { x: screenX, y: screenY };
      const { selected, onPoint } = latest.current;
      if ((x !== screenX || y !== screenY) && index !== selected) onPoint(index);
    },
    onDown: (id: string) => void (pressed.current = id),
    onPress({ shiftKey, ctrlKey, metaKey }: MouseEvent, index: number, id: string) {
      const how = shiftKey ? 'range' : ctrlKey || metaKey ? 'one' : null;
      // The rows may have changed between press and release.
      if (pressed.current === null || pressed.current === id) latest.current.onPress(index, how);
      pressed.current = null;
    },
    onMenu: (index: number) => latest.current.onMenu(index),
  }));

  if (views.length === 0) return <p className={styles.none}>{t('palette.nothingFound')}</p>;
  const keys = keysOf(groups);
  const starts = groups.map((_, group) => groups.slice(0, group).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div
      ref={list}
      id={`${scope}-list`}
      role="listbox"
      aria-label={t('palette.results')}
      aria-multiselectable={marked.size > 0 || undefined}
      className={cx(styles.list, roomy && styles.roomy)}
      onScroll={({ currentTarget }) => void (isScrolled.current = currentTarget.scrollTop > 0)}
    >
      {/* Rows are keyed by position: updating text costs a tenth of rebuilding a row. */}
      {groups.map(({ name, title, rows, readAs }, group) => (
        <div key={keys[group]} role="group" aria-labelledby={`${scope}-group-${name}`}>
          <div id={`${scope}-group-${name}`} role="presentation" className={styles.heading}>
            {title ?? t(`palette.groups.${name}`)}
            {readAs !== undefined && ` · ${t('panel.readAs', { text: readAs })}`}
          </div>
          {rows.map((row, place) => {
            const at = (starts[group] ?? 0) + place;
            const view = views[at];
            return (
              view && (
                <RowLine
                  key={place}
                  id={`${scope}-${row.id}`}
                  view={view}
                  selected={at === selected}
                  marked={marked.size > 0 ? marked.has(row.id) : null}
                  copyState={copyStatus?.rowId === row.id ? copyStatus.state : null}
                  at={at}
                  handlers={handlers}
                  hasButton={isCoarse}
                  t={t}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

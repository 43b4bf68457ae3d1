import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { writeRanges } from '../../core/shapes/parts.ts';
import { announce } from '../parts/copy/announce.ts';
import type { PartsSource } from './parts-source.ts';
import { chosenIn, moved, targetOf, type Tile, tilesOf, toggled } from './order.ts';
import { PartTile } from './part-tile.tsx';
import { PartsBar } from './parts-bar.tsx';
import styles from './parts.module.css';
import { useDrag } from './use-drag.ts';
import { usePictures } from './use-pictures.ts';

/** More tiles take the page too long; the others are named in the text. */
const MOST_TILES = 2000;

interface PartsListProps {
  id: string;
  label: string;
  source: PartsSource;
}

/** How many tiles stand side by side. */
function columnsIn(list: HTMLElement | null): number {
  const tiles = [...(list?.children ?? [])] as HTMLElement[];
  const next = tiles.findIndex(({ offsetTop }) => offsetTop !== tiles[0]?.offsetTop);
  return next < 1 ? Math.max(tiles.length, 1) : next;
}

/** The parts that the text names; while it can't be read, those that it named before. */
function useChosen(text: string, count: number | null): readonly number[] {
  const [last, setLast] = useState<readonly number[]>([]);
  const read = count === null ? null : chosenIn(text, count);
  if (read && read.join() !== last.join()) setLast(read);
  return read ?? last;
}

/** Small pictures of parts, chosen by a click or Space and put in order by dragging, keys or buttons (WAI-ARIA listbox). */
export default function PartsList({ id, label, source }: PartsListProps) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const { count, pictures } = usePictures(list, source);
  const { isOrdered, text, nameOf, everyName, onChoose } = source;
  const chosen = useChosen(text, count);
  const [active, setActive] = useState(0);
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  const tiles = count === null ? [] : tilesOf(chosen, count, isOrdered).slice(0, MOST_TILES);
  const at = Math.min(active, tiles.length - 1);
  const current = tiles[at];

  const go = (to: number) => {
    follows.current = true;
    setActive(to);
  };
  const toggle = (index: number, tile: Tile) => {
    const next = toggled(chosen, tile, isOrdered);
    const [part, place, total] = [nameOf(tile.part), next.indexOf(tile.part) + 1, next.length];
    go(index);
    onChoose(writeRanges(next));
    announce(tile.place === null ? t('fields.partChosen', { part, place, total }) : t('fields.partLeftOut', { part }));
  };
  const move = (from: number, to: number, isFollowed = true) => {
    const tile = tiles[from];
    if (!tile || to < 0 || to >= tiles.length || from === to) return;
    const next = moved(tiles, from, to);
    if (isFollowed) go(to);
    else setActive(to);
    onChoose(writeRanges(next));
    const place = Math.min(to, next.length - 1) + 1;
    announce(t('fields.partMoved', { part: nameOf(tile.part), place, total: next.length }));
  };
  const chooseAll = (isAll: boolean) => {
    onChoose(isAll ? writeRanges(Array.from({ length: count ?? 0 }, (_, part) => part)) : '');
    announce(isAll ? t('fields.partsAll') : everyName(count ?? 0));
  };
  const drag = useDrag(move);

  // Of a single part, there is nothing to choose.
  if (count === null || count < 2 || !current) return null;
  const act = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'a') return false;
      chooseAll(true);
      return true;
    }
    const to = targetOf(event.key, at, tiles.length - 1, () => columnsIn(list.current));
    if (to !== null && (!event.altKey || isOrdered)) {
      if (event.altKey) move(at, to);
      else go(to);
      return true;
    }
    const isToggle = event.key === ' ' || event.key === 'Enter' || (event.key === 'Delete' && current.place !== null);
    if (isToggle) toggle(at, current);
    return isToggle;
  };
  const moves = {
    name: nameOf(current.part),
    isFirst: at === 0,
    isLast: at === tiles.length - 1,
    by: (step: number) => move(at, at + step, false),
  };
  return (
    <div className={styles.parts}>
      <PartsBar
        {...{ chosen: chosen.length, count, every: everyName(count), moves: isOrdered ? moves : undefined }}
        onAll={chooseAll}
      />
      <div
        ref={list}
        role="listbox"
        aria-multiselectable
        aria-label={label}
        aria-describedby={`${id}-keys`}
        // The focus is on its options.
        tabIndex={-1}
        className={styles.list}
        data-some={chosen.length > 0 || undefined}
        onKeyDown={(event) => {
          if (act(event)) event.preventDefault();
        }}
      >
        {tiles.map((tile, index) => (
          <PartTile
            key={tile.key}
            {...{ tile, isOrdered }}
            {...drag.handlers(index, nameOf(tile.part))}
            name={nameOf(tile.part)}
            picture={pictures.get(tile.part)}
            isActive={index === at}
            isDragged={drag.from === index}
            isTarget={drag.over === index}
            onClick={() => toggle(index, tile)}
          />
        ))}
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        {t(isOrdered ? 'fields.partsOrderKeys' : 'fields.partsKeys')}
        {count > MOST_TILES && ` ${t('fields.partsMore', { shown: MOST_TILES })}`}
      </p>
    </div>
  );
}

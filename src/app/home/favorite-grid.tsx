import { type KeyboardEvent, useId, useState } from 'react';
import type { CardHead } from '../../core/card.ts';
import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { movedTo } from './moved-to.ts';
import { knownCards } from '../tools.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import styles from './favorite-grid.module.css';
import { type Box, neighbor } from './neighbor.ts';
import { ToolCard } from './tool-card.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { useDragOrder } from './use-drag-order.ts';

/** The favorites, reordered by dragging or with Alt and the arrow keys. */
export default function FavoriteGrid({ cards }: { cards: readonly CardHead[] }) {
  const t = useTexts();
  const { ids, setIds } = useFavorites();
  const [said, setSaid] = useState('');
  const hint = useId();
  const shown = cards.map((card) => card.id);

  const move = (id: string, target: string) => {
    setIds(movedTo(ids, id, target));
    const position = shown.indexOf(target) + 1;
    setSaid(t('favorites.moved', { title: headOf(id).title, position, count: shown.length }));
  };
  const { dragged, order, start } = useDragOrder(shown, move);

  const moveByKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !event.key.startsWith('Arrow')) return;
    event.preventDefault(); // Alt+Left is "back" in browsers
    const items = [...(event.currentTarget.parentElement?.children ?? [])];
    const boxes = items.map((item): Box => item.getBoundingClientRect());
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = shown[neighbor(boxes, items.indexOf(event.currentTarget), event.key, rightToLeft) ?? -1];
    if (target !== undefined) move(id, target);
  };

  const grip = (
    <span data-grip="" className={styles.grip}>
      <Icon name="grip-vertical" />
    </span>
  );
  return (
    <>
      <ToolGrid>
        {knownCards(order).map((card) => (
          <ToolCard
            key={card.id}
            card={card}
            describedBy={hint}
            className={dragged === card.id ? styles.dragged : styles.item}
            onKeyDown={(event) => moveByKey(event, card.id)}
            onPointerDown={(event) => start(event, card.id)}
            extra={grip}
          />
        ))}
      </ToolGrid>
      <p id={hint} hidden>
        {t('favorites.hint')}
      </p>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

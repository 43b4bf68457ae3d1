import { type CSSProperties, useSyncExternalStore } from 'react';
import type { CardHead } from '../../core/card.ts';
import { headOf } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { cx } from '../../ui/parts/cx.ts';
import { ToolIcon } from '../../ui/parts/icon/tool-icon.tsx';
import { useSetting } from '../../session/use-setting.ts';
import { PageLink } from '../navigation/page-links.tsx';
import { openPage } from '../navigation/pages.ts';
import { isOnFirstScreen, useNear } from '../use-near.ts';
import styles from './menu-group.module.css';

interface MenuGroupProps {
  id: string;
  title: string;
  cards: readonly CardHead[];
  /** The number of entries above. */
  first: number;
  /** The number of entries above that of a page. */
  positionOf: (page: string) => number;
}

/** A collapsible category of the menu. Its state is saved under `id`, so it is the same in every language. */
export function MenuGroup({ id, title, cards, first, positionOf }: MenuGroupProps) {
  const [collapsed, setCollapsed] = useSetting('collapsedCategories');
  const open = collapsed[id] !== true;
  const listId = `menu-${id}`;
  // The menu scrolls to the entry of the open page, for which everything above must have its height.
  const isReached = useSyncExternalStore(openPage.subscribe, () => positionOf(openPage.get()) >= first);
  const initially = isReached || isOnFirstScreen(first);
  const { place, near } = useNear<HTMLUListElement>(listId, initially, 'nav');
  return (
    <section>
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setCollapsed({ ...collapsed, [id]: open })}
      >
        <Icon name="chevron-right" className={styles.marker} />
        {title}
      </button>
      <ul ref={place} id={listId} hidden={!open} className={cx(styles.list, !initially && styles.later)}>
        {open && !near && (
          // Only the names, for the browser's search.
          <li className={styles.names} style={{ '--entries': cards.length } as CSSProperties}>
            {cards.map((card) => headOf(card.id).title).join('\n')}
          </li>
        )}
        {open &&
          near &&
          cards.map((card) => (
            <li key={card.id}>
              <PageLink page={card.id} className={styles.item}>
                <ToolIcon tool={card} />
                {headOf(card.id).title}
              </PageLink>
            </li>
          ))}
      </ul>
    </section>
  );
}

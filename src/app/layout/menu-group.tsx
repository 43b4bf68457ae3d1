import { Link } from '@tanstack/react-router';
import type { CardHead } from '../../core/card.ts';
import { headOf } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { toggled } from '../../session/favourites.ts';
import { useSetting } from '../../session/use-setting.ts';
import styles from './menu-group.module.css';

/** A category of the menu, which can be collapsed; `id` is what is remembered, so that it holds in every language. */
export function MenuGroup({ id, title, cards }: { id: string; title: string; cards: readonly CardHead[] }) {
  const [collapsed, setCollapsed] = useSetting('collapsedCategories');
  const open = !collapsed.includes(id);
  const listId = `menu-${id}`;
  return (
    <section>
      <button
        type="button"
        className={styles.title}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setCollapsed(toggled(collapsed, id))}
      >
        <Icon name="chevron-right" className={styles.marker} />
        {title}
      </button>
      <ul id={listId} hidden={!open} className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <Link to="/$toolId" params={{ toolId: card.id }} className={styles.item} title={headOf(card.id).title}>
              <Icon name={card.icon} />
              <span className={styles.name}>{headOf(card.id).title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

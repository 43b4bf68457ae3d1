import type { CardHead } from '../../core/card.ts';
import { headOf } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { ToolIcon } from '../../ui/parts/icon/tool-icon.tsx';
import { toggled } from '../../session/favorites.ts';
import { useSetting } from '../../session/use-setting.ts';
import { PageLink } from '../navigation/page-links.tsx';
import styles from './menu-group.module.css';

/** A collapsible category of the menu. Its state is saved under `id`, so it is the same in every language. */
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
            <PageLink page={card.id} className={styles.item} title={headOf(card.id).title}>
              <ToolIcon tool={card} />
              <span className={styles.name}>{headOf(card.id).title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

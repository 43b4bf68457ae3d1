import { Link } from '@tanstack/react-router';
import { related } from 'virtual:catalogue/related';
import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { knownCards } from '../tools.ts';
import styles from './related-tools.module.css';

/** The tools that the spec names as near to this one. */
export function RelatedTools({ id }: { id: string }) {
  const t = useTexts();
  const cards = knownCards(related[id] ?? []);
  if (cards.length === 0) return null;
  return (
    <nav aria-label={t('nav.related')} className={styles.related}>
      <h2>{t('nav.related')}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Link to="/$toolId" params={{ toolId: card.id }}>
              <Icon name={card.icon} />
              {headOf(card.id).title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

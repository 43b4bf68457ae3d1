import { related } from 'virtual:catalog/related';
import { headOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ToolIcon } from '../../ui/parts/icon/tool-icon.tsx';
import { PageLink } from '../navigation/page-links.tsx';
import { knownCards } from '../tools.ts';
import styles from './related-tools.module.css';

interface RelatedToolsProps {
  id: string;
  /** Returns the content of the primary field at the moment of the click. */
  typed: () => unknown;
}

/** The related tools listed in the spec. A click carries the input over in memory; a new tab starts empty. */
export function RelatedTools({ id, typed }: RelatedToolsProps) {
  const t = useTexts();
  const cards = knownCards(related[id] ?? []);
  if (cards.length === 0) return null;
  return (
    <nav aria-label={t('nav.related')} className={styles.related}>
      <h2>{t('nav.related')}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <PageLink
              page={card.id}
              onClickCapture={({ button, altKey, ctrlKey, metaKey, shiftKey }) => {
                const value = typed();
                if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || typeof value !== 'string') return;
                void import('./carry.ts').then(({ carryTo }) => carryTo(card.id, value));
              }}
            >
              <ToolIcon tool={card} />
              {headOf(card.id).title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useEffect, useState } from 'react';
import type { CardHead } from '../../core/card.ts';
import { loadRestOfTexts } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { openPalette } from '../../palette/opening.ts';
import { useStore } from '../../session/use-store.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { ToolCard } from '../home/tool-card.tsx';
import { ToolGrid } from '../home/tool-grid.tsx';
import { useLanguage } from '../language/use-language.ts';
import { ButtonLink } from '../navigation/page-links.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import { openPage } from '../navigation/pages.ts';
import styles from './message-page.module.css';

/** The tools that the address may mean; none until they are found. */
function useNearest(page: string): readonly CardHead[] {
  const language = useLanguage();
  const [nearest, setNearest] = useState<{ of: string; tools: readonly CardHead[] }>();
  useEffect(() => {
    let left = false;
    const find = async () => {
      const [{ nearestTo }] = await Promise.all([import('./nearest.ts'), loadRestOfTexts()]);
      const tools = await nearestTo(page, language);
      if (!left) setNearest({ of: page, tools });
    };
    find().catch(() => undefined); // the page is useful without them
    return () => void (left = true);
  }, [page, language]);
  return nearest?.of === page ? nearest.tools : [];
}

/** Says that there is no such page, and offers the search and the tools that may be meant. */
export default function NotFoundPage() {
  const t = useTexts();
  const nearest = useNearest(useStore(openPage));
  usePageTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <p className={styles.mark}>404</p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.words}>{t('notFound.sorry')}</p>
      <div className={styles.actions}>
        <Button icon="search" onClick={() => openPalette('')}>
          {t('nav.search')}
        </Button>
        <ButtonLink page="">{t('notFound.home')}</ButtonLink>
      </div>
      {nearest.length > 0 && (
        <section className={styles.nearest}>
          <h2>{t('notFound.nearest')}</h2>
          <ToolGrid>
            {nearest.map((card) => (
              <ToolCard key={card.id} card={card} />
            ))}
          </ToolGrid>
        </section>
      )}
      <p className={styles.words}>{t('notFound.cache')}</p>
    </div>
  );
}

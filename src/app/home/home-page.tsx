import { useState } from 'react';
import { heads } from '../../catalogue/catalogue.ts';
import { type Category, isNew } from '../../core/card.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaletteField } from '../../palette/palette-field.tsx';
import { usePageTitle } from '../page.ts';
import { groups, knownCards } from '../tools.ts';
import { useFavourites } from '../use-favourites.ts';
import { useOpenTool } from '../use-open-tool.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FavouriteGrid } from './favourite-grid.tsx';
import styles from './home-page.module.css';
import { ToolCard } from './tool-card.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { Tries } from './tries.tsx';
import { moveBetweenCards } from './card-keys.ts';

/** The launcher, then favourites, what is new, and all tools. */
export function HomePage() {
  const t = useTexts();
  const { ids } = useFavourites();
  const openTool = useOpenTool();
  const [only, setOnly] = useState<Category | null>(null);
  const [openedAt] = useState(Date.now);
  usePageTitle();

  const favourites = knownCards(ids);
  const newest = heads.filter((card) => isNew(card, openedAt));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are one more way between links
    <div onKeyDown={moveBetweenCards}>
      <h1 className="sr-only">IT Tools</h1>
      <div className={styles.launcher}>
        <PaletteField openTool={openTool} favourites={ids} />
        <Tries />
      </div>
      {favourites.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('favourites.title')}</h2>
          <FavouriteGrid cards={favourites} />
        </section>
      )}
      {newest.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('home.newest')}</h2>
          <ToolGrid>
            {newest.map((card) => (
              <ToolCard key={card.id} card={card} isNew />
            ))}
          </ToolGrid>
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('home.all')}</h2>
        <CategoryFilter categories={groups.map(({ category }) => category)} only={only} onChange={setOnly} />
        {groups
          .filter(({ category }) => only === null || only === category)
          .map((group) => (
            <section key={group.category} className={styles.category}>
              <h3 className={styles.subheading}>{t(`categories.${group.category}`)}</h3>
              <ToolGrid>
                {group.cards.map((card) => (
                  <ToolCard key={card.id} card={card} isNew={isNew(card, openedAt)} />
                ))}
              </ToolGrid>
            </section>
          ))}
      </section>
    </div>
  );
}

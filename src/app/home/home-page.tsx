import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { heads } from '../../catalog/catalog.ts';
import { POPULAR } from '../../catalog/popular.ts';
import { type CardHead, type Category, isNew } from '../../core/card.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaletteField } from '../../palette/view/palette-field.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import { groups, knownCards } from '../tools.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { usePaletteShell } from '../layout/use-palette-shell.ts';
import { useSetting } from '../../session/use-setting.ts';
import type { loadHome } from './load-home.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { cx } from '../../ui/parts/cx.ts';
import { CategoryFilter, type Filter } from './category-filter.tsx';
import styles from './home-page.module.css';
import { CardText, ToolCard } from './tool-card.tsx';
import { ToolGrid } from './tool-grid.tsx';
import { Samples } from './samples.tsx';
import { ViewOptions } from './view-options.tsx';
import { lazyPart } from '../../session/lazy-part.ts';
import { isOnFirstScreen, useNear } from '../use-near.ts';

/** For the very first favorite; if there are any already, the grid is loaded with the page. */
const LaterGrid = lazyPart(() => import('./favorite-grid.tsx'));

export type HomeParts = Awaited<ReturnType<typeof loadHome>>;

/** New tools are listed if they fill at least a row; of many, about two rows (home-page.module.css). */
const LEAST_NEW = 3;
const FEW_NEW = 4;
const MOST_NEW = 8;

/** The launcher, followed by favorites, recently used, popular, new and all tools. */
export function HomePage({ Extras, Markdown, FavoriteGrid: LoadedGrid, Chains }: HomeParts) {
  const FavoriteGrid = LoadedGrid ?? LaterGrid;
  const t = useTexts();
  const { ids } = useFavorites();
  const [recent] = useSetting('recent');
  const [density] = useSetting('density');
  const shell = usePaletteShell();
  const [only, setOnly] = useState<Filter | null>(null);
  const all = useRef<HTMLElement>(null);
  const [openedAt] = useState(Date.now);
  usePageTitle();

  const favorites = knownCards(ids);
  const lastUsed = knownCards(recent);
  const newest = heads
    .filter((card) => isNew(card, openedAt))
    .sort((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? ''));
  const hasMoreNew = newest.length > FEW_NEW;
  const categories = groups();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows are one more way between links
    <div onKeyDown={moveByArrows} data-density={density}>
      <div className={styles.launcher}>
        <h1 className={styles.headline}>{t('home.headline', { count: heads.length })}</h1>
        <PaletteField shell={shell} />
        <Samples />
      </div>
      {Extras && <Extras Markdown={Markdown} />}
      {favorites.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('favorites.title')}</h2>
          <Suspense fallback={<Cards cards={favorites} />}>
            <FavoriteGrid cards={favorites} />
          </Suspense>
        </section>
      )}
      {Chains && <Chains />}
      {lastUsed.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('home.recent')}</h2>
          <Cards cards={lastUsed} />
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('home.popular')}</h2>
        <Cards cards={knownCards(POPULAR)} />
      </section>
      {newest.length >= LEAST_NEW && (
        <section className={cx(styles.section, styles.newest)}>
          <div className={styles.heading}>
            <h2>{t('home.newest')}</h2>
            {hasMoreNew && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  setOnly('new');
                  all.current?.scrollIntoView();
                }}
              >
                {t('home.allNew', { total: newest.length })}
              </Button>
            )}
          </div>
          <Cards cards={newest.slice(0, MOST_NEW)} openedAt={openedAt} />
        </section>
      )}
      <section ref={all} className={styles.section}>
        <div className={styles.heading}>
          <h2>{t('home.all')}</h2>
          <ViewOptions />
        </div>
        <CategoryFilter
          filters={[...(hasMoreNew ? (['new'] as const) : []), ...categories.map(({ category }) => category)]}
          only={only}
          onChange={setOnly}
        />
        {only === 'new' && <Cards cards={newest} openedAt={openedAt} />}
        {categories
          .filter(({ category }) => only === null || only === category)
          .map(({ category, cards, first }) => (
            <section key={category} className={styles.category}>
              <h3 className={styles.subheading}>{t(`categories.${category}`)}</h3>
              <CategoryCards
                category={category}
                cards={cards}
                openedAt={openedAt}
                visible={only !== null || isOnFirstScreen(first)}
              />
            </section>
          ))}
      </section>
    </div>
  );
}

interface CategoryCardsProps {
  category: Category;
  cards: readonly CardHead[];
  openedAt: number;
  visible: boolean;
}

/** The tools of a category; until they come near, only their texts. */
function CategoryCards({ category, cards, openedAt, visible }: CategoryCardsProps) {
  const { place, near } = useNear<HTMLDivElement>(`cards ${category}`, visible);
  return (
    <div ref={place}>
      {near ? (
        <Cards cards={cards} openedAt={openedAt} />
      ) : (
        <ToolGrid>
          {cards.map(({ id }) => (
            <CardText key={id} id={id} />
          ))}
        </ToolGrid>
      )}
    </div>
  );
}

/** A grid of tools, with a badge on those that are new at `openedAt`; without it, none has one. */
function Cards({ cards, openedAt = Infinity }: { cards: readonly CardHead[]; openedAt?: number }) {
  return (
    <ToolGrid>
      {cards.map((card) => (
        <ToolCard key={card.id} card={card} isNew={isNew(card, openedAt)} />
      ))}
    </ToolGrid>
  );
}

const MOVES = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** Arrow keys, Home and End move between cards; the code for that loads with the first key press. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !MOVES.has(key)) return;
  if (!(target instanceof HTMLElement) || !target.matches('[data-card-link]')) return;
  event.preventDefault();
  void import('./card-keys.ts').then(({ moveBetweenCards }) => moveBetweenCards(currentTarget, key));
}

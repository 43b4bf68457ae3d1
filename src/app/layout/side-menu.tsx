import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { cx } from '../../ui/parts/cx.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { hasSavedChains } from '../chains/has-chains.ts';
import { config } from '../config/config.ts';
import { lazyPart } from '../../session/lazy-part.ts';
import { Logo } from './logo.tsx';
import { PageLink } from '../navigation/page-links.tsx';
import { openPage } from '../navigation/pages.ts';
import { groups, knownCards } from '../tools.ts';
import { useFavorites } from '../favorites/use-favorites.ts';
import { CollapseAll } from './collapse-all.tsx';
import { MenuFooter } from './menu-footer.tsx';
import { MenuGroup } from './menu-group.tsx';
import { LanguageSelect, NavButtons } from './nav-buttons.tsx';
import styles from './side-menu.module.css';

const MenuChains = lazyPart(() => import('../chains/menu-chains.tsx'));

interface SideMenuProps {
  narrow: boolean;
  shown: boolean;
  /** Called on Escape and by the close button; narrow screens only. */
  onLeave: () => void;
}

/** The list of all tools: a column on wide screens, an overlay on narrow ones. */
export const SideMenu = memo(function SideMenu({ narrow, shown, onLeave }: SideMenuProps) {
  const t = useTexts();
  const menu = useRef<HTMLElement>(null);
  const overlay = narrow && shown;
  // Most visits on phones never open it.
  const [drawn, setDrawn] = useState(shown);
  if (shown && !drawn) setDrawn(true);

  useEffect(() => {
    if (!shown) return undefined;
    let frame = 0;
    // In the next frame, in which the page is laid out anyway, and the entry of a new page is marked.
    const show = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => menu.current && showCurrent(menu.current));
    };
    show();
    const stop = openPage.subscribe(show);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [shown]);

  useEffect(() => {
    if (!overlay) return;
    menu.current?.focus();
    const press = (event: KeyboardEvent) => {
      // One Escape closes one layer, and this one is below all dialogs.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onLeave();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [overlay]); // oxlint-disable-line react/exhaustive-deps -- the focus moves once per opening

  return (
    <nav
      ref={menu}
      id="side-menu"
      tabIndex={-1}
      aria-label={t('nav.tools')}
      inert={!shown}
      className={cx(styles.menu, narrow && styles.overlay, !shown && styles.hidden)}
    >
      {drawn && <Content narrow={narrow} onLeave={onLeave} />}
    </nav>
  );
});

function Content({ narrow, onLeave }: Pick<SideMenuProps, 'narrow' | 'onLeave'>) {
  const t = useTexts();
  const { ids } = useFavorites();
  const favorites = knownCards(ids);
  const categories = groups();
  const positions = new Map(
    categories.flatMap(({ cards, first }) => cards.map(({ id }, at) => [id, favorites.length + first + at])),
  );
  const positionOf = (page: string) => positions.get(page) ?? 0;
  return (
    <div className={styles.content}>
      <div className={styles.top}>
        <PageLink page="" className={styles.hero}>
          <Logo />
          {config.siteTitle}
        </PageLink>
        <span className={styles.controls}>
          <CollapseAll groups={['favorites', ...categories.map(({ category }) => category)]} />
          {narrow && <IconButton icon="x" label={t('nav.closeMenu')} onClick={onLeave} />}
        </span>
      </div>
      {narrow && (
        <div className={styles.buttons}>
          <LanguageSelect />
          <div className={styles.row}>
            <NavButtons />
          </div>
        </div>
      )}
      <div className={styles.groups}>
        {favorites.length > 0 && (
          <MenuGroup id="favorites" title={t('favorites.title')} cards={favorites} first={0} positionOf={positionOf} />
        )}
        {hasSavedChains() && (
          <Suspense>
            <MenuChains />
          </Suspense>
        )}
        {categories.map(({ category, cards, first }) => (
          <MenuGroup
            key={category}
            id={category}
            title={t(`categories.${category}`)}
            cards={cards}
            first={favorites.length + first}
            positionOf={positionOf}
          />
        ))}
      </div>
      <MenuFooter />
    </div>
  );
}

/** Scrolls only the menu to the current page, unless one of its entries is already visible. */
function showCurrent(menu: HTMLElement): void {
  const links = [...menu.querySelectorAll('li [aria-current="page"]')];
  // Asking for positions makes the browser lay out the whole page at once.
  if (links.length === 0) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const places = links.map((link) => link.getBoundingClientRect());
  const [first] = places;
  if (!first || places.some((place) => place.top >= top && place.bottom <= bottom)) return;
  menu.scrollTop += (first.top + first.bottom - top - bottom) / 2;
}

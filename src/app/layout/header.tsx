import { memo, type Ref } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { config } from '../config/config.ts';
import { IconLink, PageLink } from '../navigation/page-links.tsx';
import { openPage } from '../navigation/pages.ts';
import { useStore } from '../../session/use-store.ts';
import styles from './header.module.css';
import { LanguageSelect, NavButtons } from './nav-buttons.tsx';
import { PaletteButton } from './palette-button.tsx';

interface HeaderProps {
  narrow: boolean;
  menuShown: boolean;
  onToggleMenu: () => void;
  menuButton: Ref<HTMLButtonElement>;
}

/** Menu, home, palette and the buttons; on narrow screens, language and buttons move to the side menu. */
export const Header = memo(function Header({ narrow, menuShown, onToggleMenu, menuButton }: HeaderProps) {
  const t = useTexts();
  const isHome = useStore(openPage) === ''; // where the palette's field is on the page
  return (
    <header className={styles.header}>
      <IconButton
        icon="menu"
        label={t('nav.toggleMenu')}
        aria-expanded={menuShown}
        aria-controls="side-menu"
        onClick={onToggleMenu}
        ref={menuButton}
      />
      {narrow ? (
        <PageLink page="" className={styles.title}>
          {config.siteTitle}
        </PageLink>
      ) : (
        <IconLink page="" icon="house" label={t('nav.home')} />
      )}
      {!isHome && <PaletteButton />}
      {!narrow && (
        <div className={styles.end}>
          <LanguageSelect />
          <NavButtons />
        </div>
      )}
    </header>
  );
});

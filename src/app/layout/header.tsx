import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { config } from '../config/config.ts';
import { IconLink } from '../navigation/page-links.tsx';
import styles from './header.module.css';
import { LanguageSelect, NavButtons } from './nav-buttons.tsx';
import { PaletteButton } from './palette-button.tsx';

interface HeaderProps {
  narrow: boolean;
  menuShown: boolean;
  onToggleMenu: () => void;
  menuButton: Ref<HTMLButtonElement>;
}

/** Menu, home, palette and the buttons; on narrow screens language and buttons are in the side menu instead. */
export function Header({ narrow, menuShown, onToggleMenu, menuButton }: HeaderProps) {
  const t = useTexts();
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
        <Link to="/" className={styles.title}>
          {config.siteTitle}
        </Link>
      ) : (
        <IconLink to="/" icon="house" label={t('nav.home')} />
      )}
      <PaletteButton iconOnly={narrow} />
      {!narrow && (
        <div className={styles.end}>
          <LanguageSelect />
          <NavButtons />
        </div>
      )}
    </header>
  );
}

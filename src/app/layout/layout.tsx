import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFirstKeys } from '../../palette/first-keys.ts';
import { PaletteHost } from '../../palette/view/host.tsx';
import { pageKeyOf } from '../../palette/keys/commands.ts';
import { keepPlainKeys } from '../../palette/keys/kept-keys.ts';
import { useStore } from '../../session/use-store.ts';
import { openPage } from '../navigation/pages.ts';
import { inUse } from '../../session/in-use.ts';
import { useNotices } from '../../session/notices.ts';
import { settled } from '../settled.ts';
import { settingsShown } from '../settings/shown.ts';
import { toggleTheme } from '../../session/theme.ts';
import { usePaletteShell } from './use-palette-shell.ts';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { SideMenu } from './side-menu.tsx';
import { useMenu } from './use-menu.ts';
import { lazyPart } from '../../session/lazy-part.ts';

// The browser itself announces the first page.
const RouteAnnouncer = lazyPart(() => import('../navigation/route-announcer.tsx'));
const Notices = lazyPart(() => import('./notices.tsx'));
const PaletteCommands = lazyPart(() => import('./palette-commands.tsx'));

keepPlainKeys();

/** Ctrl/Cmd+J toggles the theme, Ctrl/Cmd+, opens the settings, wherever the focus is, and before the first page is shown. */
window.addEventListener('keydown', (event) => {
  const id = pageKeyOf(event);
  if (id !== 'theme' && id !== 'settings') return;
  event.preventDefault();
  if (id === 'theme') toggleTheme();
  else settingsShown.set(true);
});

/** The frame of every page: side menu, header, page. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { narrow, shown, send } = useMenu();
  const isSettled = useStore(settled);
  const isInUse = useStore(inUse);
  const hasNotices = useNotices().length > 0;
  const main = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const covered = narrow && shown;

  const toggleMenu = useCallback(() => send('toggle'), [send]);
  useFirstKeys();

  useEffect(() => openPage.subscribe(() => send('close')), [send]);
  const leaveMenu = useCallback(() => {
    send('close');
    // The header is inert until the menu is closed.
    requestAnimationFrame(() => menuButton.current?.focus());
  }, [send]);

  return (
    <div className={styles.frame} data-menu={shown ? 'shown' : 'hidden'}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault(); // the fragment belongs to the tools
          main.current?.focus();
        }}
      >
        {t('nav.skip')}
      </a>
      <SideMenu narrow={narrow} shown={shown} onLeave={leaveMenu} />
      {covered && (
        <div className={styles.backdrop} data-testid="menu-backdrop" aria-hidden="true" onClick={leaveMenu} />
      )}
      <div className={styles.page} inert={covered}>
        <Header narrow={narrow} menuShown={shown} onToggleMenu={toggleMenu} menuButton={menuButton} />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {isSettled && (isInUse || hasNotices) && (
        <>
          <Suspense>
            <RouteAnnouncer />
          </Suspense>
          <Suspense>
            <Notices />
          </Suspense>
          <Suspense>
            <PaletteCommands toggleMenu={toggleMenu} />
          </Suspense>
        </>
      )}
      <PaletteHost shell={usePaletteShell()} />
    </div>
  );
}

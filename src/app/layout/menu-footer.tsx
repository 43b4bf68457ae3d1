import { Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../session/lazy-part.ts';
import { useStore } from '../../session/use-store.ts';
import { config, shownVersion } from '../config/config.ts';
import { settled } from '../settled.ts';
import styles from './side-menu.module.css';

const FooterState = lazyPart(() => import('./footer-state.tsx'));

/** The version, its commit if known, and whether everything is available offline. */
export function MenuFooter() {
  const t = useTexts();
  const isSettled = useStore(settled);
  const { siteTitle, appEnvironment, lastCommitSha, repositoryUrl } = config;
  const version = `v${shownVersion()}`;
  return (
    <footer className={styles.footer}>
      {siteTitle}{' '}
      {lastCommitSha === '' || repositoryUrl === '' ? (
        version
      ) : (
        <a
          href={`${repositoryUrl}/commit/${lastCommitSha}`}
          target="_blank"
          rel="noopener noreferrer"
          title={t('nav.commit')}
        >
          {version}
        </a>
      )}
      {appEnvironment !== 'production' && ` (${appEnvironment})`}
      {isSettled && (
        <Suspense>
          <FooterState />
        </Suspense>
      )}
    </footer>
  );
}

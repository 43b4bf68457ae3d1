import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { config, shownVersion } from '../config/config.ts';
import { useOfflineReady } from '../offline/offline-ready.ts';
import styles from './side-menu.module.css';

/** The version, its commit if known, and whether everything is available offline. */
export function MenuFooter() {
  const t = useTexts();
  const offline = useOfflineReady();
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
      {offline && (
        <div className={styles.offline}>
          <Icon name="check" /> {t('update.offlineReady')}
        </div>
      )}
    </footer>
  );
}

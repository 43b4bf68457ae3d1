import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { config, shownVersion } from '../config/config.ts';
import { useOfflineReady } from '../offline/offline-ready.ts';
import styles from './side-menu.module.css';

/** The version, the commit it was made from when there is one, and whether everything works without a network. */
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

import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { config, shownVersion } from '../config/config.ts';
import { useOfflineCopy } from '../offline/offline-copy.ts';
import styles from './side-menu.module.css';

/** The version, its commit if known, and whether everything is available offline. */
export function MenuFooter() {
  const t = useTexts();
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
      <OfflineState />
    </footer>
  );
}

const save = () => void import('../offline/save-offline.ts').then(({ saveOffline }) => saveOffline());

/** Whether the app is on this device, how far it is saved, or how to save it. */
function OfflineState() {
  const t = useTexts();
  const copy = useOfflineCopy();
  if (copy.state === 'whole')
    return (
      <div className={styles.offline}>
        <Icon name="check" /> {t('update.offlineReady')}
      </div>
    );
  if (copy.state === 'saving') {
    const { kept, total } = copy;
    const label = t('update.saving', { percent: Math.floor((100 * kept) / total) });
    return (
      <div className={styles.offline}>
        <progress value={kept} max={total} aria-label={label} /> {label}
      </div>
    );
  }
  return copy.state === 'offered' && <Button onClick={save}>{t('update.saveOffline')}</Button>;
}

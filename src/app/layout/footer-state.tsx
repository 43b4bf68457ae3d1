import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStore } from '../../session/use-store.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { Icon } from '../../ui/parts/icon/icon.tsx';
import { install, installPrompt } from '../launch/install.ts';
import styles from './side-menu.module.css';
import { useOfflineCopy } from '../offline/offline-copy.ts';
import { saveOffline } from '../offline/save-offline.ts';

function followNetwork(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** At the end of the menu: whether there is a network, how far the app is on this device, and what is offered. */
export default function FooterState() {
  const t = useTexts();
  const offer = useStore(installPrompt);
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  return (
    <>
      {!isOnline && (
        <div className={styles.state} data-offline>
          <Icon name="wifi-off" /> {t('update.offline')}
        </div>
      )}
      <Copy />
      {offer && (
        <Button size="small" icon="download" className={styles.offer} onClick={install}>
          {t('update.install')}
        </Button>
      )}
    </>
  );
}

/** Whether the app is on this device, how far it is saved, or how to save it. */
function Copy() {
  const t = useTexts();
  const copy = useOfflineCopy();
  if (copy.state === 'whole')
    return (
      <div className={styles.state}>
        <Icon name="check" /> {t('update.offlineReady')}
      </div>
    );
  if (copy.state === 'saving') {
    const { kept, total } = copy;
    const label = t('update.saving', { percent: Math.floor((100 * kept) / total) });
    return (
      <div className={styles.state}>
        <progress value={kept} max={total} aria-label={label} /> {label}
      </div>
    );
  }
  if (copy.state !== 'offered') return null;
  return (
    <Button size="small" className={styles.offer} onClick={saveOffline}>
      {t('update.saveOffline')}
    </Button>
  );
}

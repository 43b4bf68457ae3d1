import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { notify } from '../../session/notices.ts';
import { useStore } from '../../session/use-store.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { formatSize } from '../../ui/parts/file-upload/format-size.ts';
import { base } from '../config/base-path.ts';
import { install, installPrompt } from '../launch/install.ts';
import { useOfflineCopy } from '../offline/offline-copy.ts';
import { removeOffline, saveOffline } from '../offline/save-offline.ts';
import styles from './settings.module.css';

/** Bytes of the offline copy, as far as the browser tells; where it doesn't tell them apart, of everything stored. */
async function sizeOfCopy(): Promise<number | undefined> {
  const { storage } = navigator as { storage?: StorageManager }; // absent on plain HTTP
  const estimate: (StorageEstimate & { usageDetails?: { caches?: number } }) | undefined = await storage
    ?.estimate()
    .catch(() => undefined);
  return estimate?.usageDetails?.caches ?? estimate?.usage;
}

/** Looks for a new version; the one that is found says so itself. */
async function checkForUpdate(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(base);
    await registration?.update();
    if (registration?.installing || registration?.waiting) return;
    notify({ id: 'update-check', text: 'settings.upToDate' });
  } catch {
    notify({ id: 'update-check', text: 'settings.updateFailed' });
  }
}

/** Whether this address and browser allow an offline copy; if there is none, only space or permission is missing. */
const mayHaveCopy = () => window.isSecureContext && 'serviceWorker' in navigator;

/** Safari on iPhones and iPads installs apps from its own menu only. */
const isIos = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

/** Installing the app, and its copy on this device: how large it is, updating and removing it. */
export function AppSection() {
  const t = useTexts();
  const offer = useStore(installPrompt);
  const copy = useOfflineCopy();
  const [size, setSize] = useState<number>();
  useEffect(() => void sizeOfCopy().then(setSize), [copy.state]);
  const language = document.documentElement.lang;

  return (
    <>
      {copy.state === 'unknown' && (
        <p className={styles.note}>{t(mayHaveCopy() ? 'settings.offlineFailed' : 'settings.noOffline')}</p>
      )}
      {copy.state === 'whole' && <p className={styles.note}>{t('update.offlineReady')}</p>}
      {copy.state === 'saving' && (
        <p className={styles.note}>{t('update.saving', { percent: Math.floor((100 * copy.kept) / copy.total) })}</p>
      )}
      {copy.state !== 'unknown' && size !== undefined && size > 0 && (
        <p className={styles.note}>{t('settings.offlineSize', { size: formatSize(size, language) })}</p>
      )}
      {isIos() && !isInstalled() && <p className={styles.note}>{t('settings.installHint')}</p>}
      <div className={styles.buttons}>
        {offer && (
          <Button icon="download" variant="primary" onClick={install}>
            {t('update.install')}
          </Button>
        )}
        {copy.state === 'offered' && <Button onClick={saveOffline}>{t('update.saveOffline')}</Button>}
        {copy.state !== 'unknown' && (
          <Button icon="refresh-cw" onClick={() => void checkForUpdate()}>
            {t('settings.checkUpdate')}
          </Button>
        )}
        {copy.state === 'whole' && (
          <Button icon="trash-2" onClick={() => void removeOffline()}>
            {t('settings.removeOffline')}
          </Button>
        )}
      </div>
    </>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { performUndoable } from '../../palette/registry.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { Modal } from '../../ui/parts/overlay/modal.tsx';
import { config, shownVersion } from '../config/config.ts';
import { AppSection } from './app-section.tsx';
import { Backup } from './backup-section.tsx';
import { clearData } from './clear-data.ts';
import { Appearance, Behavior } from './general.tsx';
import styles from './settings.module.css';
import { settingsShown } from './shown.ts';
import { StoredData } from './stored-data.tsx';
import { WordList } from './word-list.tsx';

/** Everything that can be set, what is stored on this device, and the version. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Modal open title={t('settings.title')} onClose={onClose}>
      <Part title={t('settings.appearance')}>
        <Appearance />
      </Part>
      <Part title={t('settings.behavior')}>
        <Behavior />
      </Part>
      <Part title={t('settings.app')}>
        <AppSection />
      </Part>
      <Part title={t('settings.words')}>
        <p className={styles.note}>{t('settings.intro')}</p>
        <WordList />
      </Part>
      <Part title={t('settings.backup')}>
        <Backup />
      </Part>
      <Part title={t('settings.stored')} isSought={settingsShown.get() === 'stored'}>
        <p className={styles.note}>{t('settings.storedHint')}</p>
        <StoredData />
        <Button icon="eraser" onClick={() => performUndoable('clear', t('settings.clearAll'), clearData)}>
          {t('settings.clearAll')}
        </Button>
      </Part>
      <p className={styles.version}>
        {config.siteTitle} · {t('settings.version', { version: shownVersion() })}
      </p>
    </Modal>
  );
}

function Part({ title, isSought = false, children }: { title: string; isSought?: boolean; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSought) return undefined;
    // The dialog scrolls once it is open.
    const frame = requestAnimationFrame(() => heading.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isSought]);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} ref={heading} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}

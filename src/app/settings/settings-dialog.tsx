import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { performUndoable } from '../../palette/registry.ts';
import { notify } from '../../session/notices.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { saveText } from '../../ui/outputs/file/save-file.ts';
import { Modal } from '../../ui/parts/overlay/modal.tsx';
import { LARGEST_FILE, readSettingsFile, settingsFile } from './backup.ts';
import styles from './settings.module.css';
import { StoredData } from './stored-data.tsx';
import { WordList } from './word-list.tsx';

/** The user's own words, export and import of all settings as a file, and what is stored on this device. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const chooser = useRef<HTMLInputElement>(null);

  async function takeFrom(file: File) {
    const imported = file.size <= LARGEST_FILE ? readSettingsFile(await file.text()) : null;
    if (!imported) {
      notify({ id: 'settings', text: 'settings.notSettings' });
      return;
    }
    performUndoable('import', t('settings.import'), imported.apply);
    const words = imported.refused.join(', ');
    notify({ id: 'settings', text: words === '' ? 'settings.imported' : 'settings.importedSome', params: { words } });
  }

  return (
    <Modal open title={t('settings.title')} onClose={onClose}>
      <h3 className={styles.heading}>{t('settings.words')}</h3>
      <p className={styles.note}>{t('settings.intro')}</p>
      <WordList />
      <h3 className={styles.heading}>{t('settings.backup')}</h3>
      <p className={styles.note}>{t('settings.backupHint')}</p>
      <div className={styles.buttons}>
        <Button icon="download" onClick={() => saveText('it-tools-settings.json', 'application/json', settingsFile())}>
          {t('settings.export')}
        </Button>
        <Button icon="upload" onClick={() => chooser.current?.click()}>
          {t('settings.import')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          aria-label={t('settings.import')}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = ''; // the same file may be chosen again
            if (file) void takeFrom(file);
          }}
        />
      </div>
      <h3 className={styles.heading}>{t('settings.stored')}</h3>
      <p className={styles.note}>{t('settings.storedHint')}</p>
      <StoredData />
    </Modal>
  );
}

import { useId, useRef, useState } from 'react';
import { clipped } from '../../base/clipped.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { performUndoable } from '../../palette/registry.ts';
import { notify } from '../../session/notices.ts';
import { saveText } from '../../ui/outputs/file/save-file.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { LARGEST_FILE, readSettingsFile, settingsFile, type Way } from './backup.ts';
import styles from './settings.module.css';

/** Of a file's name or of the words that are refused. */
const LONGEST = 200;

type Read = ReturnType<typeof readSettingsFile> | { kind: 'tooLarge' };
type Import = Extract<Read, { kind: 'file' }>;

async function read(file: File): Promise<Read> {
  return file.size > LARGEST_FILE ? { kind: 'tooLarge' } : readSettingsFile(await file.text());
}

/** Exports everything as a file. A file that is to be imported is shown first. */
export function Backup() {
  const t = useTexts();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; content: Read }>();

  const take = (imported: Import, way: Way) => {
    performUndoable('import', t('settings.import'), () => imported.apply(way));
    setChosen(undefined);
    notify({ id: 'settings', text: 'settings.imported' });
  };
  const { content } = chosen ?? {};
  return (
    <>
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
            if (file) void read(file).then((content) => setChosen({ name: file.name, content }));
          }}
        />
      </div>
      {content && content.kind !== 'file' && (
        <Alert tone="error" live className={styles.problem}>
          {t(`settings.${content.kind}`, 'path' in content ? { path: content.path } : undefined)}
        </Alert>
      )}
      {chosen && content?.kind === 'file' && (
        <Review
          key={chosen.name}
          name={chosen.name}
          content={content}
          onImport={(way) => take(content, way)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

interface ReviewProps {
  name: string;
  content: Import;
  onImport: (way: Way) => void;
  onCancel: () => void;
}

/** What a file has and what importing it does. */
function Review({ name, content: { counts, changes, refused }, onImport, onCancel }: ReviewProps) {
  const t = useTexts();
  const [way, setWay] = useState<Way>('merge');
  const id = useId();
  return (
    <section className={styles.review} aria-labelledby={id}>
      <h4 id={id} className={styles.subheading}>
        {t('settings.review', { name: clipped(name, LONGEST) })}
      </h4>
      <ul className={styles.list}>
        {(['favorites', 'recent', 'options', 'words'] as const).map((kind) => (
          <li key={kind} className={styles.item}>
            <span className={styles.kind}>{t(`settings.kinds.${kind}`)}</span>
            <span className={styles.count}>{counts[kind]}</span>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.kind}>{t('settings.changes')}</span>
          <span className={styles.count}>{changes}</span>
        </li>
      </ul>
      {refused.length > 0 && (
        <p className={styles.note}>{t('settings.refused', { words: clipped(refused.join(', '), LONGEST) })}</p>
      )}
      <ButtonsSelect
        label={t('settings.how')}
        value={way}
        options={(['merge', 'replace'] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
        hint={t(`settings.${way}Hint`)}
        onChange={setWay}
      />
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => onImport(way)}>
          {t('settings.importNow')}
        </Button>
        <Button onClick={onCancel}>{t('settings.cancel')}</Button>
      </div>
    </section>
  );
}

import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { Collapse } from '../../ui/parts/collapse/collapse.tsx';
import { SCROLLABLE } from '../../ui/parts/scrollable.ts';
import { Spinner } from '../../ui/parts/spinner/spinner.tsx';
import { base } from '../config/base-path.ts';
import type { License } from '../../config/license.ts';
import styles from './license-list.module.css';

/** Fetches the list that the build wrote; undefined if that fails. */
async function load(): Promise<readonly License[] | undefined> {
  const response = await fetch(`${base}licenses.json`).catch(() => undefined);
  if (!response?.ok || !response.headers.get('Content-Type')?.includes('json')) return undefined;
  return (await response.json()) as readonly License[];
}

/** The packages shipped with the app and their licenses; fetched when it is opened. */
export function LicenseList() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<readonly License[] | 'failed'>();

  const toggle = (next: boolean) => {
    setOpen(next);
    if (next && !Array.isArray(list)) {
      setList(undefined);
      void load().then((list) => setList(list ?? 'failed'));
    }
  };
  return (
    <Collapse title={t('about.licenses')} open={open} onToggle={toggle}>
      {list === undefined && <Spinner />}
      {list === 'failed' && <Alert tone="error">{t('about.licensesFailed')}</Alert>}
      {typeof list === 'object' && (
        <>
          <p>{t('about.licensesIntro', { count: list.length })}</p>
          <ul className={styles.list}>
            {list.map(({ name, version, identifier, text }) => (
              <li key={`${name} ${version}`}>
                <details>
                  <summary className={styles.title}>
                    <code>
                      {name} {version}
                    </code>{' '}
                    <span className={styles.license}>{identifier}</span>
                  </summary>
                  <pre {...SCROLLABLE} className={styles.text}>
                    {text}
                  </pre>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </Collapse>
  );
}

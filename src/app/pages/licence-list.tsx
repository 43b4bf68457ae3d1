import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { Collapse } from '../../ui/parts/collapse/collapse.tsx';
import { SCROLLABLE } from '../../ui/parts/scrollable.ts';
import { Spinner } from '../../ui/parts/spinner/spinner.tsx';
import { base } from '../config/base-path.ts';
import type { Licence } from '../../config/licence.ts';
import styles from './licence-list.module.css';

/** The list that the build wrote; undefined if it cannot be had. */
async function load(): Promise<readonly Licence[] | undefined> {
  const response = await fetch(`${base}licences.json`).catch(() => undefined);
  if (!response?.ok || !response.headers.get('Content-Type')?.includes('json')) return undefined;
  return (await response.json()) as readonly Licence[];
}

/** The packages that are part of the product, with their licences; fetched when it is opened. */
export function LicenceList() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [list, setList] = useState<readonly Licence[] | 'failed'>();

  const toggle = (next: boolean) => {
    setOpen(next);
    if (next && !Array.isArray(list)) {
      setList(undefined);
      void load().then((found) => setList(found ?? 'failed'));
    }
  };
  return (
    <Collapse title={t('about.licences')} open={open} onToggle={toggle}>
      {list === undefined && <Spinner />}
      {list === 'failed' && <Alert tone="error">{t('about.licencesFailed')}</Alert>}
      {typeof list === 'object' && (
        <>
          <p>{t('about.licencesIntro', { count: list.length })}</p>
          <ul className={styles.list}>
            {list.map(({ name, version, licence, text }) => (
              <li key={`${name} ${version}`}>
                {text === '' ? (
                  <LicenceTitle {...{ name, version, licence }} />
                ) : (
                  <details>
                    <summary className={styles.title}>
                      <LicenceTitle {...{ name, version, licence }} />
                    </summary>
                    <pre {...SCROLLABLE} className={styles.text}>
                      {text}
                    </pre>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Collapse>
  );
}

function LicenceTitle({ name, version, licence }: Omit<Licence, 'text'>) {
  return (
    <>
      <code>
        {name} {version}
      </code>{' '}
      <span className={styles.licence}>{licence}</span>
    </>
  );
}

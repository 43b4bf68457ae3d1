import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import styles from './message-page.module.css';

/** Replaces a page that failed; the rest of the app keeps working. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts();
  const [copied, setCopied] = useState<string>();
  usePageTitle(t('errors.title'));
  const copy = async () => {
    const [{ copyText }, { reportOf }] = await Promise.all([
      import('../../ui/parts/copy/copy-text.ts'),
      import('./report.ts'),
    ]);
    const result = await copyText(reportOf(error, window.location.pathname));
    setCopied(result === 'copied' ? 'ui.copied' : 'ui.copyFailed');
  };
  return (
    <div className={styles.page} role="alert" data-failed>
      <h1>{t('errors.title')}</h1>
      <p className={styles.words}>{t('errors.words')}</p>
      <div className={styles.actions}>
        <Button variant="primary" icon="refresh-cw" onClick={() => window.location.reload()}>
          {t('errors.reload')}
        </Button>
        <Button icon="copy" onClick={() => void copy()}>
          {t(copied ?? 'errors.report')}
        </Button>
      </div>
    </div>
  );
}

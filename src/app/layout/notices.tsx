import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { dismiss, useNotices } from '../../session/notices.ts';
import styles from './notices.module.css';

/** Short messages at the bottom of the page; they take no focus and cover nothing that is worked on. */
export default function Notices() {
  const t = useTexts();
  return (
    <div className={styles.stack} role="status">
      {useNotices().map(({ id, text, params, action }) => (
        <div key={id} className={styles.notice} data-notice={id}>
          <span className={styles.text}>{t(text, params)}</span>
          {action && (
            <Button
              size="small"
              variant="primary"
              onClick={() => {
                dismiss(id);
                action.perform();
              }}
            >
              {t(action.label)}
            </Button>
          )}
          <IconButton icon="x" size="small" label={t('ui.close')} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}

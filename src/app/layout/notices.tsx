import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { dismiss, notify, useNotices } from '../../session/notices.ts';
import { settings } from '../../session/settings.ts';
import styles from './notices.module.css';

/** Says once that nothing can be kept. Here and not where the page starts, so that the first paint doesn't wait for it. */
function watchStorage(): void {
  const tell = () => {
    if (!settings.isBlocked()) return;
    stop();
    notify({ id: 'blocked', text: 'errors.storageBlocked' });
  };
  const stop = settings.subscribe(tell);
  tell();
}
watchStorage();

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

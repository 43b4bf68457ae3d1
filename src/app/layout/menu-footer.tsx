import { useTexts } from '../../i18n/use-texts.ts';
import { links } from '../links.ts';
import styles from './side-menu.module.css';

/** The version, and the commit it was made from when there is one. */
export function MenuFooter() {
  const t = useTexts();
  return (
    <footer className={styles.footer}>
      IT Tools{' '}
      {__COMMIT__ === '' ? (
        `v${__APP_VERSION__}`
      ) : (
        <a href={links.commit(__COMMIT__)} target="_blank" rel="noopener noreferrer" title={t('nav.commit')}>
          v{__APP_VERSION__}
        </a>
      )}
    </footer>
  );
}

import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../navigation/page-links.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import styles from './message-page.module.css';

export default function NotFoundPage() {
  const t = useTexts();
  usePageTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <p className={styles.mark}>404</p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.words}>{t('notFound.sorry')}</p>
      <p className={styles.words}>{t('notFound.cache')}</p>
      <div className={styles.actions}>
        <ButtonLink page="">{t('notFound.home')}</ButtonLink>
      </div>
    </div>
  );
}

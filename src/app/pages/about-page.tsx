import { useTexts } from '../../i18n/use-texts.ts';
import { Markdown } from '../../ui/parts/markdown/markdown.tsx';
import { links } from '../links.ts';
import { usePageTitle } from '../page.ts';
import styles from './about-page.module.css';

export default function AboutPage() {
  const t = useTexts();
  usePageTitle(t('about.title'));
  const { repository, bugReport } = links;
  return (
    <article className={styles.page}>
      <h1>{t('about.title')}</h1>
      <Markdown source={t('about.body', { repository, bugReport, version: __APP_VERSION__ })} topLevel={1} />
    </article>
  );
}

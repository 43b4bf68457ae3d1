import { useTexts } from '../../i18n/use-texts.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { Markdown } from '../../ui/parts/markdown/markdown.tsx';
import { config, shownVersion } from '../config/config.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import styles from './about-page.module.css';
import { LicenseList } from './license-list.tsx';

/** A link that the installation has removed becomes plain text. */
const withoutEmptyLinks = (source: string) => source.replace(/\[([^\]]*)\]\(\)/g, '$1');

export default function AboutPage() {
  const t = useTexts();
  usePageTitle(t('about.title'));
  const { repositoryUrl: repository, bugReportUrl: bugReport, trackerEnabled, trackerApiHost } = config;
  const body = t('about.body', { repository, bugReport, version: shownVersion() });
  return (
    <article className={styles.page}>
      <h1>{t('about.title')}</h1>
      {trackerEnabled && (
        <Alert className={styles.notice}>
          <Markdown source={t('about.analytics', { host: new URL(trackerApiHost).host })} />
        </Alert>
      )}
      <Markdown source={withoutEmptyLinks(body)} topLevel={1} />
      <section className={styles.licenses}>
        <LicenseList />
      </section>
    </article>
  );
}

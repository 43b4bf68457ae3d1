import { useTexts } from '../../i18n/use-texts.ts';
import { Alert } from '../../ui/parts/feedback/alert.tsx';
import { Button } from '../../ui/parts/button/button.tsx';
import type { Markdown as MarkdownText } from '../../ui/parts/markdown/markdown.tsx';
import { config } from '../config/config.ts';
import { useSetting } from '../../session/use-setting.ts';
import styles from './extras.module.css';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** A message from the makers; once closed, it stays closed. */
function Banner() {
  const t = useTexts();
  const [closed, setClosed] = useSetting('bannerClosed');
  const { siteTitle, repositoryUrl, socialUrl } = config;
  if (closed) return null;
  const links = [
    { href: repositoryUrl, label: t('nav.repository') },
    { href: socialUrl, label: t('nav.social') },
  ].filter(({ href }) => href !== '');
  const actions = links.map(({ href, label }) => (
    <Button key={href} size="small" href={href} {...NEW_TAB}>
      {label}
    </Button>
  ));
  return (
    <Alert actions={actions} closeLabel={t('home.bannerClose')} onClose={() => setClosed(true)}>
      {t('home.bannerText', { title: siteTitle })}
    </Alert>
  );
}

/** What an installation adds to its home page; loaded only if there is something. */
export function Extras({ Markdown }: { Markdown: typeof MarkdownText | undefined }) {
  return (
    <div className={styles.extras}>
      {config.showBanner && <Banner />}
      {Markdown && <Markdown source={config.homeText} className={styles.text} />}
    </div>
  );
}

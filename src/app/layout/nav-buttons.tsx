import { languages } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/parts/button/button.tsx';
import { IconButton } from '../../ui/parts/icon-button/icon-button.tsx';
import { BareSelect } from '../../ui/parts/select/bare-select.tsx';
import { cx } from '../../ui/parts/cx.ts';
import { Tooltip } from '../../ui/parts/tooltip/tooltip.tsx';
import { config } from '../config/config.ts';
import { nameOfLanguage } from '../language/language.ts';
import { IconLink } from '../navigation/page-links.tsx';
import { settingsShown } from '../settings/shown.ts';
import { toggleTheme } from '../../session/theme.ts';
import { useLanguage } from '../language/use-language.ts';
import { useSetting } from '../../session/use-setting.ts';
import styles from './nav-buttons.module.css';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
const LANGUAGES = languages.map((language) => ({ value: language, label: nameOfLanguage(language) }));
const THEME_ICONS = {
  auto: { icon: 'sun-moon' },
  light: { icon: 'sun' },
  dark: { icon: 'moon' },
} as const;

export function LanguageSelect() {
  const t = useTexts();
  const language = useLanguage();
  const [, setLanguage] = useSetting('language');
  return (
    <BareSelect
      className={styles.language}
      ariaLabel={t('language.label')}
      size="small"
      value={language}
      options={LANGUAGES}
      onChange={setLanguage}
    />
  );
}

function ThemeButton() {
  const t = useTexts();
  const [theme] = useSetting('theme');
  return <IconButton icon={THEME_ICONS[theme].icon} label={t(`theme.${theme}`)} onClick={toggleTheme} />;
}

/** The logo of X, which the icon set lacks. */
function SocialLink({ label, href }: { label: string; href: string }) {
  if (!/^https:\/\/(?:x|twitter)\.com\//.test(href)) {
    return <IconButton icon="at-sign" label={label} href={href} className={styles.external} {...NEW_TAB} />;
  }
  return (
    <Tooltip content={label} describe={false}>
      <Button
        variant="quiet"
        className={cx(styles.square, styles.external)}
        aria-label={label}
        href={href}
        {...NEW_TAB}
      >
        <svg width="15" height="15" viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.mark}>
          <path d="M3 3h4.5L21 21h-4.5zM3.5 21l7.5-8.300M20 3l-7 7.800" />
        </svg>
      </Button>
    </Tooltip>
  );
}

/** Repository, social, about, theme, support; in development also the component demos. */
export function NavButtons() {
  const t = useTexts();
  const { repositoryUrl, socialUrl, donationUrl, headerLinks } = config;
  return (
    <>
      {headerLinks.map(({ label, url }) => (
        <Button key={label} variant="quiet" size="small" href={url} className={styles.link} {...NEW_TAB}>
          {label}
        </Button>
      ))}
      {repositoryUrl && (
        <IconButton
          icon="git-fork"
          label={t('nav.repository')}
          href={repositoryUrl}
          className={styles.external}
          {...NEW_TAB}
        />
      )}
      {socialUrl && <SocialLink label={t('nav.social')} href={socialUrl} />}
      <IconLink page="chain" icon="workflow" label={t('nav.chain')} />
      <IconLink page="about" icon="info" label={t('nav.about')} />
      {import.meta.env.DEV && <IconLink page="c-lib" icon="component" label={t('nav.components')} />}
      <ThemeButton />
      <IconButton icon="settings" label={t('nav.settings')} onClick={() => settingsShown.set(true)} />
      {donationUrl && (
        <Button
          variant="quiet"
          icon="heart"
          href={donationUrl}
          {...NEW_TAB}
          className={styles.support}
          data-event="Support button clicked"
        >
          {t('nav.support')}
        </Button>
      )}
    </>
  );
}

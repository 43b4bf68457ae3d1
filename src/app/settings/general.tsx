import { languages } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Density, Settings, Theme } from '../../session/settings.ts';
import { settings } from '../../session/settings.ts';
import { toggleRecent } from '../../session/recent.ts';
import { toggleKeepOptions } from '../../session/remembered-options.ts';
import { useStore } from '../../session/use-store.ts';
import { ButtonsSelect } from '../../ui/parts/buttons-select/buttons-select.tsx';
import { Checkbox } from '../../ui/parts/checkbox/checkbox.tsx';
import { Select } from '../../ui/parts/select/select.tsx';
import { nameOfLanguage } from '../language/language.ts';
import { useLanguage } from '../language/use-language.ts';
import styles from './settings.module.css';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/** The region of the device's own formats, by its name; the tag of its language if it names no region. */
function regionOf(language: string): string {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  const { region } = new Intl.Locale(locale).maximize();
  return (region && new Intl.DisplayNames([language], { type: 'region' }).of(region)) ?? locale;
}

/** Theme, language, density; region and time zone are shown as the device has them. */
export function Appearance() {
  const t = useTexts();
  const language = useLanguage();
  const { theme, density } = useStore(settings);
  const locale = document.documentElement.lang || language;
  return (
    <>
      <div className={styles.pair}>
        <ButtonsSelect
          label={t('commands.themes.name')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`commands.themes.${value}`) }))}
          onChange={(value) => settings.set('theme', value)}
        />
        <ButtonsSelect
          label={t('commands.densities.name')}
          value={density}
          options={DENSITIES.map((value) => ({ value, label: t(`commands.densities.${value}`) }))}
          onChange={(value) => settings.set('density', value)}
        />
        <Select
          label={t('language.label')}
          value={language}
          options={languages.map((value) => ({ value, label: nameOfLanguage(value) }))}
          onChange={(value) => settings.set('language', value)}
        />
        <dl className={styles.facts}>
          <div>
            <dt>{t('settings.region')}</dt>
            <dd>{regionOf(locale)}</dd>
          </div>
          <div>
            <dt>{t('settings.timeZone')}</dt>
            <dd>{new Intl.DateTimeFormat().resolvedOptions().timeZone}</dd>
          </div>
        </dl>
      </div>
      <p className={styles.note}>{t('settings.regionHint')}</p>
    </>
  );
}

/** What the keyboard does, and what is remembered from now on. */
export function Behavior() {
  const t = useTexts();
  const { keepRecent, keepOptions, keySequences } = useStore(settings);
  const set = (key: keyof Settings & 'keySequences') => (value: boolean) => settings.set(key, value);
  return (
    <div className={styles.checks}>
      <Checkbox label={t('settings.keepRecent')} checked={keepRecent} onChange={toggleRecent} />
      <Checkbox label={t('settings.keepOptions')} checked={keepOptions} onChange={toggleKeepOptions} />
      <Checkbox label={t('settings.sequences')} checked={keySequences} onChange={set('keySequences')} />
    </div>
  );
}

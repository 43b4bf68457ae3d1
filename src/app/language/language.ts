import { languageOf, languages, localeOf, startTexts } from '../../i18n/i18n.ts';
import { config } from '../config/config.ts';
import { settings } from '../../session/settings.ts';

/** The language of the user: the stored choice, else the first of the browser's that has texts, else that of the installation. */
export function chosenLanguage(
  stored: string | null = settings.get().language,
  preferred: readonly string[] = navigator.languages,
): string {
  if (stored !== null && languages.includes(stored)) return stored;
  for (const tag of preferred) {
    const language = languageOf(tag);
    if (language !== undefined) return language;
  }
  return config.defaultLanguage;
}

/** The name of a language in itself, as `Français`. */
export function nameOfLanguage(language: string): string {
  const locale = localeOf(language);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale.split('-')[0] ?? locale) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

async function show(language: string) {
  const i18n = await startTexts(language);
  const locale = localeOf(language);
  document.documentElement.lang = locale;
  document.documentElement.dir = i18n.dir(locale);
  return i18n;
}

/** Starts the texts in the user's language and from then on follows the choice; `changed` is called after each change. */
export async function startLanguage(changed: () => Promise<void>) {
  let wanted = chosenLanguage();
  const i18n = await show(wanted);
  // One after the other: of two quick changes the last must win, not the one whose texts load last.
  const change = async (before: Promise<void>, language: string) => {
    await Promise.allSettled([before]);
    await show(language);
    await changed();
  };
  let latest = Promise.resolve();
  settings.subscribe(() => {
    const next = chosenLanguage();
    if (next === wanted) return;
    wanted = next;
    latest = change(latest, next);
  });
  return i18n;
}

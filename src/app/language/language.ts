import { FALLBACK, languageNames, languageOf, languages, localeOf, startTexts } from '../../i18n/i18n.ts';
import { directionOf } from '../../base/language-tag.ts';
import { config } from '../config/config.ts';
import { notify } from '../../session/notices.ts';
import { settings } from '../../session/settings.ts';

/**
 * Returns the user's language: the stored choice, otherwise the first of the browser's languages that has texts,
 * otherwise that of the installation. Chinese, the default unless configured, is used only if the browser requests no
 * language at all.
 */
export function chosenLanguage(
  stored: string | null = settings.get().language,
  preferred: readonly string[] = navigator.languages,
): string {
  if (stored !== null && languages.includes(stored)) return stored;
  for (const tag of preferred) {
    const language = languageOf(tag);
    if (language !== undefined) return language;
  }
  const { defaultLanguage } = config;
  return preferred.length > 0 && defaultLanguage === 'cn' ? FALLBACK : defaultLanguage;
}

/** Returns the name of a language in that language, such as `Français`. */
export const nameOfLanguage = (language: string): string => languageNames[language] ?? language;

async function show(language: string) {
  await startTexts(language);
  const { documentElement } = document;
  const [lang, dir] = [localeOf(language), directionOf(language)];
  // Setting them, also to what they are, has the browser look at the style of the whole page again.
  if (documentElement.lang !== lang) documentElement.lang = lang;
  if (documentElement.dir !== dir) documentElement.dir = dir;
}

/** Reports that a language isn't available and how to get it. */
const tellMissing = (language: string) =>
  notify({ id: 'language', text: 'update.languageNotSaved', params: { language: nameOfLanguage(language) } });

/**
 * Loads the texts in the user's language and follows later changes; `changed` is called after each one. A language that can't be loaded, as without a
 * network, leaves the one before.
 */
export async function startLanguage(changed: () => Promise<void>) {
  let wanted = chosenLanguage();
  let shown = { language: wanted, stored: settings.get().language };
  try {
    await show(wanted);
  } catch (error) {
    if (wanted === FALLBACK) throw error;
    await show(FALLBACK);
    tellMissing(wanted);
  }
  // Sequential, so that of two quick changes the last one wins rather than the one whose texts load last.
  const change = async (before: Promise<void>, next: typeof shown) => {
    await Promise.allSettled([before]);
    try {
      await show(next.language);
    } catch {
      tellMissing(next.language);
      wanted = shown.language;
      return settings.set('language', shown.stored);
    }
    shown = next;
    await changed();
  };
  let latest = Promise.resolve();
  settings.subscribe(() => {
    const next = chosenLanguage();
    if (next === wanted) return;
    wanted = next;
    latest = change(latest, { language: next, stored: settings.get().language });
  });
}

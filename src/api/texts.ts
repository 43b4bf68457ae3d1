import { languages, loadLanguage, loadToolTexts, lookupIn } from '../i18n/by-language.ts';
import type { Lookup } from '../i18n/texts.ts';

export { languages };

/** Loads the texts of a language other than those of its tools; false if there is no such language. */
export async function startLanguage(language: string): Promise<boolean> {
  if (!languages.includes(language)) return false;
  await loadLanguage(language);
  return true;
}

/** Returns the texts of a tool in a language after loading them. */
export async function textsOf(language: string, id: string): Promise<Lookup> {
  await loadToolTexts(language, id);
  return lookupIn(language, id);
}

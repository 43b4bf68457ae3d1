import { languages, loadLanguage, loadToolTexts, lookupIn } from '../i18n/by-language.ts';
import type { Lookup } from '../i18n/texts.ts';

export { languages };

const started = new Set<string>();

/** Whether the texts of a language, other than those of its tools, are loaded. */
export const isStarted = (language: string): boolean => started.has(language);

/** Loads the texts of a language other than those of its tools; false if there is no such language. */
export async function startLanguage(language: string): Promise<boolean> {
  if (!languages.includes(language)) return false;
  await loadLanguage(language);
  started.add(language);
  return true;
}

const loaded = new Set<string>();

/** Returns the texts of a tool in a language after loading them. */
export async function textsOf(language: string, id: string): Promise<Lookup> {
  const name = `${language}/${id}`;
  if (!loaded.has(name)) await loadToolTexts(language, id);
  loaded.add(name);
  return lookupIn(language, id);
}

import { languages, loadLanguage, loadToolTexts, lookupIn } from '../i18n/by-language.ts';
import type { Lookup } from '../i18n/texts.ts';
import { UsageError } from './usage.ts';

/** Loads the texts of the command line in the language of `--lang`, English by default. */
export async function startLanguage(language: string | null | undefined): Promise<string> {
  const chosen = language ?? 'en';
  if (!languages.includes(chosen)) throw new UsageError(`--lang must be one of ${languages.join(', ')}`);
  await loadLanguage(chosen);
  return chosen;
}

/** Returns the texts of a tool in a language after loading them. */
export async function textsOf(language: string, id: string): Promise<Lookup> {
  await loadToolTexts(language, id);
  return lookupIn(language, id);
}

import { languages, loadRestOfTexts, loadToolNamespace, lookupOf, startTexts } from '../i18n/i18n.ts';
import type { Lookup } from '../i18n/texts.ts';
import { UsageError } from './usage.ts';

/** Loads the texts of the command line in the language of `--lang`, English by default. */
export async function startLanguage(language: string | null | undefined): Promise<string> {
  const chosen = language ?? 'en';
  if (!languages.includes(chosen)) throw new UsageError(`--lang must be one of ${languages.join(', ')}`);
  await startTexts(chosen);
  await loadRestOfTexts();
  return chosen;
}

/** Returns the texts of a tool after loading them. */
export async function textsOf(id: string): Promise<Lookup> {
  await loadToolNamespace(id);
  return lookupOf(id);
}

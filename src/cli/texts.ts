import { languages, loadRestOfTexts, loadToolNamespace, lookupOf, startTexts } from '../i18n/i18n.ts';
import type { Lookup } from '../i18n/texts.ts';
import { UsageError } from './usage.ts';

/** Starts the texts of the terminal in the language of `--lang`, English by default. */
export async function startLanguage(language: string | null | undefined): Promise<string> {
  const chosen = language ?? 'en';
  if (!languages.includes(chosen)) throw new UsageError(`--lang must be one of ${languages.join(', ')}`);
  await startTexts(chosen);
  await loadRestOfTexts();
  return chosen;
}

/** The texts of a tool, once they are loaded. */
export async function textsOf(id: string): Promise<Lookup> {
  await loadToolNamespace(id);
  return lookupOf(id);
}

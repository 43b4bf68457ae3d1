import * as api from '../api/texts.ts';
import { UsageError } from './usage.ts';

/** Loads the texts of the command line in the language of `--lang`, English by default. */
export async function startLanguage(language: string | null | undefined): Promise<string> {
  const chosen = language ?? 'en';
  if (!(await api.startLanguage(chosen))) throw new UsageError(`--lang must be one of ${api.languages.join(', ')}`);
  return chosen;
}

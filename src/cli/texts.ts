import * as api from '../api/texts.ts';
import { UsageError } from './usage.ts';

/** Returns the language of `--lang`, English by default. */
export function chosenLanguage(language: string | null | undefined): string {
  const chosen = language ?? 'en';
  if (!api.languages.includes(chosen)) throw new UsageError(`--lang must be one of ${api.languages.join(', ')}`);
  return chosen;
}

/** Loads the texts of the command line in the language of `--lang`. */
export async function startLanguage(language: string | null | undefined): Promise<string> {
  const chosen = chosenLanguage(language);
  await api.startLanguage(chosen);
  return chosen;
}

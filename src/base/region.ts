import { languageTag } from './language-tag.ts';

// Making one costs more than all the names that a table asks of it.
const namesOf = new Map<string, Intl.DisplayNames>();

/** Name of an ISO 3166 region in a language of the texts; the code itself where there is none. */
export function regionName(code: string, language: string): string {
  const names = namesOf.get(language) ?? new Intl.DisplayNames(languageTag(language), { type: 'region' });
  namesOf.set(language, names);
  return names.of(code) ?? code;
}

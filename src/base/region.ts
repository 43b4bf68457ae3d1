import { languageTag } from './language-tag.ts';

// Cached: creating one costs more than looking up all the names in a table.
const namesOf = new Map<string, Intl.DisplayNames>();

/** Returns the name of an ISO 3166 region in the given language, or the code itself if there is no name. */
export function regionName(code: string, language: string): string {
  const names = namesOf.get(language) ?? new Intl.DisplayNames(languageTag(language), { type: 'region' });
  namesOf.set(language, names);
  return names.of(code) ?? code;
}

/** The suffix of a plural form's key: `files_one`, `files_few`. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Plural forms differ between languages: `x_one` and `x_many` are one text, `x`. @param {string} key */
export const base = (key) => key.replace(PLURAL, '');

/**
 * Texts whose plural forms aren't the ones that CLDR gives the language, as `key: one, not one, other`.
 * @param {ReadonlyMap<string, string>} texts
 * @param {string} language
 */
export function wrongPlurals(texts, language) {
  const needed = new Intl.PluralRules(language === 'cn' ? 'zh-CN' : language).resolvedOptions().pluralCategories;
  /** @type {Map<string, string[]>} */
  const forms = new Map();
  for (const key of texts.keys()) {
    const form = PLURAL.exec(key)?.[1];
    if (form !== undefined) forms.set(base(key), [...(forms.get(base(key)) ?? []), form]);
  }
  return [...forms]
    .filter(([key, forms]) => texts.has(key) || forms.toSorted().join() !== needed.toSorted().join())
    .map(([key, forms]) => `${key}: ${forms.join(', ')}, not ${needed.join(', ')}`);
}

/** Returns the BCP 47 tag of one of the app's languages, for `Intl`. */
export function languageTag(language: string): string {
  return language === 'cn' ? 'zh-CN' : language;
}

/** Right-to-left languages, by subtag. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns the `dir` attribute for a language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

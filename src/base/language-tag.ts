/** BCP 47 tag of a language of the product, for `Intl`. */
export function languageTag(language: string): string {
  return language === 'cn' ? 'zh-CN' : language;
}

// The ambient module is seen by every project that loads this file; an import cannot declare one.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./cronstrue-locales.d.ts" />
import type { Schedule } from './parse.ts';

/** Languages in which a schedule can be told, as cronstrue names them. */
const LOCALES: Readonly<Record<string, () => Promise<unknown>>> = {
  es: () => import('cronstrue/locales/es.js'),
  fr: () => import('cronstrue/locales/fr.js'),
  pt_BR: () => import('cronstrue/locales/pt_BR.js'),
  ru: () => import('cronstrue/locales/ru.js'),
  zh_CN: () => import('cronstrue/locales/zh_CN.js'),
};

/** The product's languages and those of cronstrue. */
const LOCALE_OF: Readonly<Record<string, string>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  pt: 'pt_BR',
  ru: 'ru',
  cn: 'zh_CN',
};

export interface DescribeOptions {
  /** A language of the product, as `en` or `cn`; others read English. */
  language: string;
  hours24: boolean;
  /** "every day" is said even where it goes without saying. */
  verbose: boolean;
}

/** Says in a sentence when a schedule runs; null for `L-3W`, for which cronstrue has no words. */
export async function describeCron(
  schedule: Schedule,
  { language, hours24, verbose }: DescribeOptions,
): Promise<string | null> {
  if (schedule.fields.some(({ special }) => special?.kind === 'from-last' && special.weekday && special.offset > 0))
    return null;
  const { default: cronstrue } = await import('cronstrue');
  const locale = LOCALE_OF[language] ?? 'en';
  await LOCALES[locale]?.();
  // AWS has no seconds; with them the year stands where cronstrue looks for it.
  const texts = schedule.fields.map((field) => (field.text === '?' ? '*' : field.text.toUpperCase()));
  const isUnix = schedule.dialect === 'unix' || schedule.dialect === 'seconds';
  const weekdays = schedule.dialect === 'unix' ? 4 : 5;
  // 0 and 7 are both Sunday, which is said once.
  if (isUnix && /^(?=.*0)(?=.*7)\d(?:,\d)+$/.test(texts[weekdays] ?? ''))
    texts[weekdays] = [...new Set(texts[weekdays]!.replaceAll('7', '0').split(','))].join(',');
  const expression = schedule.reboot ? '@reboot' : [...(schedule.dialect === 'aws' ? ['0'] : []), ...texts].join(' ');
  return cronstrue.toString(expression, {
    locale,
    use24HourTimeFormat: hours24,
    verbose,
    dayOfWeekStartIndexZero: isUnix,
    logicalAndDayFields: schedule.dayRule === 'both-by-star',
  });
}

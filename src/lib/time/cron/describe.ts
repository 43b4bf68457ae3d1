// Every project that loads this file sees the ambient module; an import can't declare one.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./cronstrue-locales.d.ts" />
import { DIALECTS } from './dialects.ts';
import type { CronField } from './field.ts';
import type { Schedule } from './parse.ts';
import { rangesOf } from './ranges.ts';

/** Languages in which cronstrue can describe a schedule. */
const LOCALES: Readonly<Record<string, () => Promise<unknown>>> = {
  es: () => import('cronstrue/locales/es.js'),
  fr: () => import('cronstrue/locales/fr.js'),
  pt_BR: () => import('cronstrue/locales/pt_BR.js'),
  ru: () => import('cronstrue/locales/ru.js'),
  zh_CN: () => import('cronstrue/locales/zh_CN.js'),
};

/** The product's languages and their names in cronstrue. */
const LOCALE_OF: Readonly<Record<string, string>> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  pt: 'pt_BR',
  ru: 'ru',
  cn: 'zh_CN',
};

export interface DescribeOptions {
  /** A language of the product, such as `en` or `cn`; others fall back to English. */
  language: string;
  hours24: boolean;
  /** Whether to say "every day" even if it is implied. */
  verbose: boolean;
}

/**
 * Returns a field as cronstrue words it well: in a list it doesn't understand a range with a step, which is written as its
 * values.
 */
function wordable({ name, text, values }: CronField, firstDay: number): string {
  if (text === '?') return '*';
  const items = text.split(',');
  const hasStep = items.length > 1 && items.some((item) => /^[^*].*\//.test(item));
  if (!hasStep) return text.toUpperCase();
  return rangesOf(name === 'dayOfWeek' ? values.map((value) => value + firstDay) : values)
    .map(([from, to]) => (from === to ? `${from}` : `${from}${to - from === 1 ? ',' : '-'}${to}`))
    .join(',');
}

/** Describes in a sentence when a schedule runs; null for `L-3W`, which cronstrue can't describe. */
export async function describeCron(
  schedule: Schedule,
  { language, hours24, verbose }: DescribeOptions,
): Promise<string | null> {
  if (schedule.fields.some(({ special }) => special?.kind === 'from-last' && special.weekday && special.offset > 0))
    return null;
  const { default: cronstrue } = await import('cronstrue');
  const locale = LOCALE_OF[language] ?? 'en';
  await LOCALES[locale]?.();
  // AWS has no seconds; adding them puts the year where cronstrue expects it.
  const isUnix = DIALECTS[schedule.dialect].fields.some(({ sunday }) => sunday === 0);
  const texts = schedule.fields.map((field) => wordable(field, isUnix ? 0 : 1));
  const weekdays = schedule.dialect === 'unix' ? 4 : 5;
  // Both 0 and 7 are Sunday, which is named once.
  if (isUnix && /^(?=.*0)(?=.*7)\d(?:,\d)+$/.test(texts[weekdays] ?? ''))
    texts[weekdays] = [...new Set(texts[weekdays]!.replaceAll('7', '0').split(','))].join(',');
  const expression = schedule.reboot ? '@reboot' : [...(schedule.dialect === 'aws' ? ['0'] : []), ...texts].join(' ');
  return cronstrue.toString(expression, {
    locale,
    use24HourTimeFormat: hours24,
    verbose,
    dayOfWeekStartIndexZero: isUnix,
    logicalAndDayFields: schedule.dayRule !== 'either',
  });
}

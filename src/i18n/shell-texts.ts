import { languageTag } from '../base/language-tag.ts';
import type { Params } from '../core/failure.ts';
import { withCount } from './texts.ts';

export type Texts = Readonly<Record<string, unknown>>;

const rules = new Map<string, Intl.PluralRules>();

/** Returns the plural form of a number in a language, such as `one` or `other`. */
function pluralForm(language: string, count: number): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(languageTag(language))));
  return rule.select(count);
}

/** Returns the value at a key such as `nav.home`; undefined if there is none. */
export function valueAt(texts: Texts | undefined, key: string): unknown {
  return key.split('.').reduce<unknown>((at, name) => {
    return typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? (at as Texts)[name] : undefined;
  }, texts);
}

/**
 * Returns a text of the shell with its parameters filled in; null if the language lacks it. A small equivalent of
 * i18next (a test compares them), because loading i18next, which handles the texts of tools, would delay the first
 * paint.
 */
export function textAt(texts: Texts | undefined, language: string, key: string, values?: Params): string | null {
  const params = withCount(values);
  const plural = params.count === undefined ? undefined : `${key}_${pluralForm(language, Number(params.count))}`;
  const text = (plural === undefined ? undefined : valueAt(texts, plural)) ?? valueAt(texts, key);
  if (typeof text !== 'string' || text === '') return null;
  return text.replaceAll(/{{\s*(\w+)\s*}}/g, (mark, name: string) => String(params[name] ?? mark));
}

import { languageTag } from './language-tag.ts';

export type Texts = Readonly<Record<string, unknown>>;
/** What fills the placeholders of a text. */
type Params = Record<string, string | number> & { count?: number };

/** Whether a parameter is a number; large integers are passed as digits. */
const isNumeric = (value: string | number) => typeof value === 'number' || /^\d+(\.\d+)?$/.test(value);

/**
 * Adds `count`, which i18next uses to select the plural form: the parameter of this name, otherwise the first number.
 * Texts without plural forms ignore it.
 */
export function withCount(params: Params = {}): Params {
  if (params.count !== undefined) return params;
  const number = Object.values(params).find(isNumeric);
  return number === undefined ? params : { ...params, count: Number(number) };
}

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

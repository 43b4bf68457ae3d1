import i18next from 'i18next';
import { languages, loadFirst, loadRest } from 'virtual:languages';
import { languageTag } from '../base/language-tag.ts';
import { type Lookup, type ToolHead, withCount } from './texts.ts';

/** The `lang` attribute and the `Intl` locale of a language; `cn` is the product's name for simplified Chinese. */
export const localeOf = languageTag;
export { languages };

const FALLBACK = 'en';
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The product's language for a browser's language tag. */
export function languageOf(tag: string): string | undefined {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  return languages.find((language) => language === (primary === 'zh' ? 'cn' : primary));
}

const i18n = i18next.createInstance();
/** i18next knows languages by their tags: it asks `Intl` for the plural forms, and `Intl` doesn't know `cn`. */
let current = FALLBACK;
const heads = new Map<string, ReadonlyMap<string, Omit<ToolHead, 'keywords'>>>();
const keywords = new Map<string, ReadonlyMap<string, readonly string[]>>();
const readings = new Map<string, string>();
/** Once the texts behind the first paint are wanted, a change of language loads them too. */
let restWanted = false;

async function loadOne(language: string): Promise<void> {
  if (!languages.includes(language)) return;
  await Promise.all([
    heads.has(language) ||
      loadFirst[language]?.().then(({ app, tools }) => {
        i18n.addResourceBundle(localeOf(language), 'app', app, true);
        heads.set(language, new Map(Object.entries(tools)));
      }),
    !restWanted ||
      keywords.has(language) ||
      loadRest[language]?.().then((rest) => {
        i18n.addResourceBundle(localeOf(language), 'app', rest.app, true);
        keywords.set(language, new Map(Object.entries(rest.tools)));
        for (const [text, said] of Object.entries(rest.readings)) readings.set(text, said);
      }),
  ]);
}

/** Loads what the first paint does without: texts of forms, failures and commands, and the keywords of all tools. */
export async function loadRestOfTexts(): Promise<void> {
  restWanted = true;
  await Promise.all([loadOne(FALLBACK), loadOne(current)]);
}

/** Starts the texts, with English behind every language. */
export async function startTexts(language: string): Promise<typeof i18n> {
  if (!i18n.isInitialized) {
    await i18n.init({
      lng: localeOf(language),
      fallbackLng: FALLBACK,
      load: 'currentOnly',
      ns: ['app'],
      defaultNS: 'app',
      resources: {},
      interpolation: { escapeValue: false },
      nsSeparator: false, // a colon in a key, as in the name of an option, is a colon
      returnNull: false,
      // What a resource bundle adds later must reach components that are already shown.
      react: { bindI18nStore: 'added', useSuspense: false },
    });
  }
  await Promise.all([loadOne(FALLBACK), loadOne(language)]);
  current = language;
  await i18n.changeLanguage(localeOf(language));
  return i18n;
}

/** In development, names the texts that a language lacks: they show in English. */
function reportMissing(namespace: string): void {
  if (!import.meta.env.DEV || current === FALLBACK) return;
  const keysIn = (texts: object, above = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'object' && !Array.isArray(text) ? keysIn(text, `${above}${key}.`) : [above + key],
    );
  const keys = (language: string) =>
    keysIn(i18n.getResourceBundle(localeOf(language), namespace) ?? {}).map((key) => key.replace(PLURAL_SUFFIX, ''));
  const own = new Set(keys(current));
  const missing = keys(FALLBACK).filter((key) => !own.has(key));
  // oxlint-disable-next-line no-console
  if (missing.length > 0) console.warn(`${current}/${namespace} lacks`, missing);
}

/** Loads the texts of a tool in the current language and in English. */
export async function loadToolNamespace(id: string): Promise<void> {
  const { loadToolTexts } = await import('virtual:language-tools');
  const wanted = [...new Set([current, FALLBACK])];
  await Promise.all([
    loadRestOfTexts(),
    ...wanted.map(async (language) => {
      const load = loadToolTexts[`${language}/${id}`];
      const tag = localeOf(language);
      if (load && !i18n.hasResourceBundle(tag, id)) i18n.addResourceBundle(tag, id, (await load()).default);
    }),
  ]);
  reportMissing(id);
}

/** Title, description and keywords of a tool, in the given language (the current one by default) or in English. */
export function headOf(id: string, language: string = current): ToolHead {
  const head = heads.get(language)?.get(id) ?? heads.get(FALLBACK)?.get(id) ?? { title: id, description: '' };
  return { ...head, keywords: keywords.get(language)?.get(id) ?? keywords.get(FALLBACK)?.get(id) ?? [] };
}

/** How a name or a keyword is said, in syllables without tones; undefined for texts that are written as they are said. */
export const readingOf = (text: string): string | undefined => readings.get(text);

/** The look-up of a namespace (`app`, or the id of a tool) in the current language, or in the given one. */
export function lookupOf(namespace: string, language?: string): Lookup {
  return (key, params) => {
    const lng = language === undefined ? undefined : localeOf(language);
    const found = i18n.t(key, { lng, ...withCount(params), ns: namespace, defaultValue: '' });
    return found === '' ? null : found;
  };
}

/** All texts of the shell below a key, as a list that a language fills with words of its own. */
export const textsBelow = (key: string): unknown =>
  i18n.getResource(localeOf(current), 'app', key) ?? i18n.getResource(FALLBACK, 'app', key);

export function currentLanguage(): string {
  return current;
}

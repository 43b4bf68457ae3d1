import i18next from 'i18next';
import { languages, loadFirst, loadRest } from 'virtual:languages';
import type { Lookup, ToolHead } from './texts.ts';

/** The `lang` attribute and the `Intl` locale of a language; `cn` is the product's name for simplified Chinese. */
export { languageTag as localeOf } from '../base/language-tag.ts';
export { languages };

const FALLBACK = 'en';

/** The product's language for a browser's language tag. */
export function languageOf(tag: string): string | undefined {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  return languages.find((language) => language === (primary === 'zh' ? 'cn' : primary));
}

const i18n = i18next.createInstance();
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
        i18n.addResourceBundle(language, 'app', app, true);
        heads.set(language, new Map(Object.entries(tools)));
      }),
    !restWanted ||
      keywords.has(language) ||
      loadRest[language]?.().then((rest) => {
        i18n.addResourceBundle(language, 'app', rest.app, true);
        keywords.set(language, new Map(Object.entries(rest.tools)));
        for (const [text, said] of Object.entries(rest.readings)) readings.set(text, said);
      }),
  ]);
}

/** Loads what the first paint does without: texts of forms, failures and commands, and the keywords of all tools. */
export async function loadRestOfTexts(): Promise<void> {
  restWanted = true;
  await Promise.all([loadOne(FALLBACK), loadOne(i18n.language)]);
}

/** Starts the texts, with English behind every language. */
export async function startTexts(language: string): Promise<typeof i18n> {
  if (!i18n.isInitialized) {
    await i18n.init({
      lng: language,
      fallbackLng: FALLBACK,
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
  await i18n.changeLanguage(language);
  return i18n;
}

/** In development, names the texts that a language lacks: they show in English. */
function reportMissing(namespace: string): void {
  if (!import.meta.env.DEV || i18n.language === FALLBACK) return;
  const keysIn = (texts: object, above = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'object' && !Array.isArray(text) ? keysIn(text, `${above}${key}.`) : [above + key],
    );
  const keys = (language: string) => keysIn(i18n.getResourceBundle(language, namespace) ?? {});
  const own = new Set(keys(i18n.language));
  const missing = keys(FALLBACK).filter((key) => !own.has(key));
  // oxlint-disable-next-line no-console
  if (missing.length > 0) console.warn(`${i18n.language}/${namespace} lacks`, missing);
}

/** Loads the texts of a tool in the current language and in English. */
export async function loadToolNamespace(id: string): Promise<void> {
  const { loadToolTexts } = await import('virtual:language-tools');
  const wanted = [...new Set([i18n.language, FALLBACK])];
  await Promise.all([
    loadRestOfTexts(),
    ...wanted.map(async (language) => {
      const load = loadToolTexts[`${language}/${id}`];
      if (load && !i18n.hasResourceBundle(language, id)) i18n.addResourceBundle(language, id, (await load()).default);
    }),
  ]);
  reportMissing(id);
}

/** Title, description and keywords of a tool, in the given language (the current one by default) or in English. */
export function headOf(id: string, language: string = i18n.language): ToolHead {
  const head = heads.get(language)?.get(id) ?? heads.get(FALLBACK)?.get(id) ?? { title: id, description: '' };
  return { ...head, keywords: keywords.get(language)?.get(id) ?? keywords.get(FALLBACK)?.get(id) ?? [] };
}

/** How a name or a keyword is said, in syllables without tones; undefined for texts that are written as they are said. */
export const readingOf = (text: string): string | undefined => readings.get(text);

/** The look-up of a namespace: `app`, or the id of a tool. */
export function lookupOf(namespace: string): Lookup {
  return (key, params) => {
    const found = i18n.t(key, { ...params, ns: namespace, defaultValue: '' });
    return found === '' ? null : found;
  };
}

/** All texts of the shell below a key, as a list that a language fills with words of its own. */
export const textsBelow = (key: string): unknown =>
  i18n.getResource(i18n.language, 'app', key) ?? i18n.getResource(FALLBACK, 'app', key);

export function currentLanguage(): string {
  return i18n.language;
}

import { languageNames, languages, loadTexts } from 'virtual:languages';
import { languageTag } from '../base/language-tag.ts';
import { once } from '../base/once.ts';
import type { Params } from '../core/failure.ts';
import { type Texts, textAt, valueAt } from '../base/text-at.ts';
import type { Lookup, ToolHead } from './texts.ts';

// The texts of all languages side by side, each asked for by its language: one process can answer in several at once. The
// page's own language is in i18n.ts.

/** Returns the `lang` attribute and `Intl` locale of a language; `cn` is the app's name for simplified Chinese. */
export const localeOf = languageTag;
export { languageNames, languages };

/** The fallback for missing texts. */
export const FALLBACK = 'en';

/** Returns the app's language for a browser language tag. */
export function languageOf(tag: string): string | undefined {
  const primary = tag.toLowerCase().split('-')[0] ?? '';
  return languages.find((language) => language === (primary === 'zh' ? 'cn' : primary));
}

/** The texts of the shell come in parts, so that the first paint waits for none but its own. */
export type Part = keyof typeof loadTexts;

const shell = new Map<string, Texts>();
const heads = new Map<string, ReadonlyMap<string, Omit<ToolHead, 'keywords'>>>();
const categories = new Map<string, string>();
const keywords = new Map<string, ReadonlyMap<string, readonly string[]>>();
const readings = new Map<string, string>();
/** What is loaded of each language. */
const loaded = new Set<string>();
/** Looks up a text of a tool, using i18next; absent until the texts of the first tool are loaded. */
let toolText: typeof import('./tool-texts.ts').toolText | undefined;

const addShell = (language: string, texts: Texts) => void shell.set(language, { ...shell.get(language), ...texts });

const arrive: { readonly [P in Part]: (language: string) => Promise<void> | undefined } = {
  first: (language) =>
    loadTexts.first[language]?.().then(({ app, tools }) => {
      addShell(language, app);
      heads.set(language, new Map(Object.values(tools).flatMap((group) => Object.entries(group))));
      for (const [category, group] of Object.entries(tools)) {
        for (const id of Object.keys(group)) categories.set(id, category);
      }
    }),
  form: (language) => loadTexts.form[language]?.().then(({ app }) => addShell(language, app)),
  rest: (language) =>
    loadTexts.rest[language]?.().then((rest) => {
      addShell(language, rest.app);
      keywords.set(language, new Map(Object.entries(rest.keywords)));
      for (const [text, said] of Object.entries(rest.readings)) readings.set(text, said);
    }),
};

/** Loads a part of the shell's texts, with English as the fallback; calls `onNew` when a part has arrived. */
export async function loadPart(part: Part, language: string, onNew?: () => void): Promise<void> {
  const load = async (spoken: string) => {
    const name = `${part}/${spoken}`;
    if (!languages.includes(spoken) || loaded.has(name)) return;
    await arrive[part](spoken);
    loaded.add(name);
    onNew?.();
  };
  await Promise.all([...new Set([FALLBACK, language])].map(load));
}

/** Loads everything that a language says, except the texts of tools. */
export async function loadLanguage(language: string): Promise<void> {
  await Promise.all((Object.keys(arrive) as Part[]).map((part) => loadPart(part, language)));
}

const loadLibrary = once(() => import('./tool-texts.ts'));
const toolFiles = once(() => import('virtual:language-tools'));

/** Loads the texts of a tool in a language and in English; returns the library that has them. */
export async function loadToolTexts(language: string, id: string): Promise<typeof import('./tool-texts.ts')> {
  const load = async (spoken: string) => {
    const files = await toolFiles();
    return [spoken, await files.loadToolTexts(spoken, categories.get(id) ?? '', id)] as const;
  };
  const [library, texts] = await Promise.all([
    loadLibrary(),
    Promise.all([...new Set([language, FALLBACK])].map(load)),
    loadPart('form', language),
  ]);
  toolText = library.toolText;
  for (const [spoken, own] of texts) if (own) library.addToolTexts(id, localeOf(spoken), own);
  return library;
}

/** Returns a text of the shell; null if the language itself doesn't have it. */
export const ownTextIn = (language: string, key: string, params?: Params): string | null =>
  textAt(shell.get(language), language, key, params);

/** Returns the lookup for a namespace (`app` or the id of a tool) in a language, falling back to English. */
export function lookupIn(language: string, namespace: string): Lookup {
  if (namespace === 'app') return (key, params) => ownTextIn(language, key, params) ?? ownTextIn(FALLBACK, key, params);
  return (key, params) => toolText?.(namespace, localeOf(language), key, params) ?? null;
}

/** Returns title, description and keywords of a tool in a language, falling back to English. */
export function headIn(language: string, id: string): ToolHead {
  const head = heads.get(language)?.get(id) ?? heads.get(FALLBACK)?.get(id) ?? { title: id, description: '' };
  return { ...head, keywords: keywords.get(language)?.get(id) ?? keywords.get(FALLBACK)?.get(id) ?? [] };
}

/**
 * Returns the pronunciation of a name or keyword, in syllables without tones; undefined for texts pronounced as
 * written.
 */
export const readingOf = (text: string): string | undefined => readings.get(text);

/** Returns all texts of the shell below a key, for lists whose entries vary by language. */
export const textsBelowIn = (language: string, key: string): unknown =>
  valueAt(shell.get(language), key) ?? valueAt(shell.get(FALLBACK), key);

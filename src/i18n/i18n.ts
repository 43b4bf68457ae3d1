import { languageNames, languages, loadTexts } from 'virtual:languages';
import { languageTag } from '../base/language-tag.ts';
import { once } from '../base/once.ts';
import type { Params } from '../core/failure.ts';
import { type Texts, textAt, valueAt } from './shell-texts.ts';
import type { Lookup, ToolHead } from './texts.ts';

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
type Part = keyof typeof loadTexts;

let current = FALLBACK;
const shell = new Map<string, Texts>();
const heads = new Map<string, ReadonlyMap<string, Omit<ToolHead, 'keywords'>>>();
const categories = new Map<string, string>();
const keywords = new Map<string, ReadonlyMap<string, readonly string[]>>();
const readings = new Map<string, string>();
/** What is loaded of each language. */
const loaded = new Set<string>();
/** Once texts beyond the first paint have been requested, a change of language loads them too. */
const wanted = new Set<Part>(['first']);
/** Looks up a text of a tool, using i18next; absent until the first tool is opened. */
let toolText: typeof import('./tool-texts.ts').toolText | undefined;

const shellText = (key: string, params?: Params, language = current) =>
  textAt(shell.get(language), language, key, params) ?? textAt(shell.get(FALLBACK), FALLBACK, key, params);

const listeners = new Set<() => void>();
/** Whether a text was displayed that the current language doesn't have yet. */
let missed = false;
const sayer = () => (key: string, params?: Params) => {
  const text = textAt(shell.get(current), current, key, params);
  missed ||= text === null;
  return text ?? shellText(key, params, FALLBACK) ?? key;
};
let say = sayer();

/** Notifies everyone who displays texts that they have changed. */
function changed(): void {
  missed = false;
  say = sayer();
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the shell's texts; returns a function to unsubscribe. */
export function onTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the lookup for the shell's texts; a new function after every change. */
export const currentTexts = (): ((key: string, params?: Params) => string) => say;

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

async function loadOne(language: string): Promise<void> {
  if (!languages.includes(language)) return;
  const load = async (part: Part) => {
    if (loaded.has(`${part}/${language}`)) return;
    await arrive[part](language);
    loaded.add(`${part}/${language}`);
    if (part !== 'first' && missed) changed(); // the first ones are announced once they are those of the page
  };
  await Promise.all([...wanted].map(load));
}

/** Loads what the first paint doesn't need: texts of forms and failures, or also those of the palette and its keywords. */
async function loadMore(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await Promise.all([loadOne(FALLBACK), loadOne(current)]);
}

/** Loads all texts of the shell, and the keywords of all tools. */
export const loadRestOfTexts = (): Promise<void> => loadMore('form', 'rest');

/** Loads the texts of a language, with English as the fallback. */
export async function startTexts(language: string): Promise<void> {
  await Promise.all([loadOne(FALLBACK), loadOne(language)]);
  current = language;
  changed();
}

const loadLibrary = once(() => import('./tool-texts.ts'));
const toolFiles = once(() => import('virtual:language-tools'));

/** Loads the texts of a tool in the current language and in English. */
export async function loadToolNamespace(id: string): Promise<void> {
  const spoken = [...new Set([current, FALLBACK])];
  const load = async (language: string) => {
    const { loadToolTexts } = await toolFiles();
    return loadToolTexts(language, categories.get(id) ?? '', id);
  };
  const [library, texts] = await Promise.all([
    loadLibrary(),
    Promise.all(spoken.map(async (language) => [language, await load(language)] as const)),
    loadMore('form'),
  ]);
  toolText = library.toolText;
  for (const [language, given] of texts) if (given) library.addToolTexts(id, localeOf(language), given);
  await library.showLanguage(localeOf(current), id);
}

/**
 * Returns title, description and keywords of a tool in the given language (the current one by default), falling back to
 * English.
 */
export function headOf(id: string, language: string = current): ToolHead {
  const head = heads.get(language)?.get(id) ?? heads.get(FALLBACK)?.get(id) ?? { title: id, description: '' };
  return { ...head, keywords: keywords.get(language)?.get(id) ?? keywords.get(FALLBACK)?.get(id) ?? [] };
}

/**
 * Returns the pronunciation of a name or keyword, in syllables without tones; undefined for texts pronounced as
 * written.
 */
export const readingOf = (text: string): string | undefined => readings.get(text);

/**
 * Returns the lookup for a namespace (`app` or the id of a tool) in the given language (the current one by default).
 */
export function lookupOf(namespace: string, language?: string): Lookup {
  if (namespace === 'app') return (key, params) => shellText(key, params, language);
  return (key, params) => toolText?.(namespace, localeOf(language ?? current), key, params) ?? null;
}

/** Returns all texts of the shell below a key, for lists whose entries vary by language. */
export const textsBelow = (key: string): unknown =>
  valueAt(shell.get(current), key) ?? valueAt(shell.get(FALLBACK), key);

export function currentLanguage(): string {
  return current;
}

import type { Params } from '../core/failure.ts';
import {
  FALLBACK,
  headIn,
  loadPart,
  loadToolTexts,
  localeOf,
  lookupIn,
  ownTextIn,
  type Part,
  textsBelowIn,
} from './by-language.ts';
import type { Lookup, ToolHead } from './texts.ts';

// The language of the page: what it is, and who hears when it or its texts change. Programs without a page ask by-language.ts.

export { FALLBACK, languageNames, languageOf, languages, localeOf, readingOf } from './by-language.ts';

let current = FALLBACK;
/** Once texts beyond the first paint have been requested, a change of language loads them too. */
const wanted = new Set<Part>(['first']);

const listeners = new Set<() => void>();
/** Whether a text was displayed that the current language doesn't have yet. */
let missed = false;
const sayer = () => (key: string, params?: Params) => {
  const text = ownTextIn(current, key, params);
  missed ||= text === null;
  return text ?? ownTextIn(FALLBACK, key, params) ?? key;
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

async function loadWanted(language: string): Promise<void> {
  const load = (part: Part) =>
    loadPart(part, language, () => {
      if (part !== 'first' && missed) changed(); // the first ones are announced once they are those of the page
    });
  await Promise.all([...wanted].map(load));
}

/** Loads what the first paint doesn't need: texts of forms and failures, or also those of the palette and its keywords. */
async function loadMore(...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  await loadWanted(current);
}

/** Loads all texts of the shell, and the keywords of all tools. */
export const loadRestOfTexts = (): Promise<void> => loadMore('form', 'rest');

/** Loads the texts of a language, with English as the fallback. */
export async function startTexts(language: string): Promise<void> {
  await loadWanted(language);
  current = language;
  changed();
}

/** Loads the texts of a tool in the current language and in English. */
export async function loadToolNamespace(id: string): Promise<void> {
  const [library] = await Promise.all([loadToolTexts(current, id), loadMore('form')]);
  await library.showLanguage(localeOf(current), id);
}

/**
 * Returns title, description and keywords of a tool in the given language (the current one by default), falling back to
 * English.
 */
export const headOf = (id: string, language: string = current): ToolHead => headIn(language, id);

/**
 * Returns the lookup for a namespace (`app` or the id of a tool) in the given language (the current one by default).
 */
export const lookupOf =
  (namespace: string, language?: string): Lookup =>
  (key, params) =>
    lookupIn(language ?? current, namespace)(key, params);

/** Returns all texts of the shell below a key, for lists whose entries vary by language. */
export const textsBelow = (key: string): unknown => textsBelowIn(current, key);

export function currentLanguage(): string {
  return current;
}

import i18next from 'i18next';
import type { Params } from '../core/failure.ts';
import { type Texts, withCount } from '../base/text-at.ts';

const FALLBACK = 'en';
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The texts of tools, one namespace each, with English as the fallback. Loads with the first tool. */
export const toolTexts = i18next.createInstance();

void toolTexts.init({
  initAsync: false,
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  load: 'currentOnly',
  ns: [],
  resources: {},
  interpolation: { escapeValue: false },
  nsSeparator: false, // a colon in a key, such as the name of an option, is part of the key
  returnNull: false,
  // Resource bundles added later must reach components that are already mounted.
  react: { bindI18nStore: 'added', useSuspense: false },
});

/** In development, reports texts that a language lacks; they are shown in English. */
function reportMissing(language: string, id: string): void {
  if (!import.meta.env.DEV || language === FALLBACK) return;
  const keysIn = (texts: object, above = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'object' && !Array.isArray(text) ? keysIn(text, `${above}${key}.`) : [above + key],
    );
  const keys = (tag: string) =>
    keysIn(toolTexts.getResourceBundle(tag, id) ?? {}).map((key) => key.replace(PLURAL_SUFFIX, ''));
  const own = new Set(keys(language));
  const missing = keys(FALLBACK).filter((key) => !own.has(key));
  // oxlint-disable-next-line no-console
  if (missing.length > 0) console.warn(`${language}/${id} lacks`, missing);
}

/** Stores the texts of a tool in a language, given by tag. */
export function addToolTexts(id: string, tag: string, texts: object): void {
  if (!toolTexts.hasResourceBundle(tag, id)) toolTexts.addResourceBundle(tag, id, texts);
}

/** Returns the texts of a tool in a language, given by tag, as plain data for a worker. */
export const toolTextsIn = (id: string, tag: string): Texts =>
  (toolTexts.getResourceBundle(tag, id) as Texts | undefined) ?? {};

/** Switches to a language; the texts of the open tool should be loaded already. */
export async function showLanguage(tag: string, id: string): Promise<void> {
  if (toolTexts.language !== tag) await toolTexts.changeLanguage(tag);
  reportMissing(tag, id);
}

/** Returns a text of a tool in a language (given by tag); null if it has none. */
export function toolText(id: string, lng: string, key: string, params?: Params): string | null {
  const text = toolTexts.t(key, { lng, ...withCount(params), ns: id, defaultValue: '' });
  return text === '' ? null : text;
}

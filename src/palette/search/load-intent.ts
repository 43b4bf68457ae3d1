import { loadIntent } from 'virtual:intent';
import { createStore } from '../../session/create-store.ts';
import { createIntent, type Intent } from '../../read/search/intent.ts';
import type { Entry } from '../../read/search/entry.ts';
import type * as FuzzySearch from '../../read/search/fuzzy.ts';
import type { Extra } from '../../read/search/intent-terms.ts';
import type { Fuzzy } from '../../read/search/rank.ts';

type Loaded = Awaited<ReturnType<NonNullable<(typeof loadIntent)[string]>>> & Pick<typeof FuzzySearch, 'fuzzyOver'>;

/** The indexes that are loaded, by language. */
export const intents = createStore<ReadonlyMap<string, Loaded>>(new Map());

/** Loads the index of a language and the fuzzy search. Without them, search knows names and keywords only. */
export async function loadIntentOf(language: string): Promise<void> {
  if (intents.get().has(language)) return;
  const load = async () => {
    const [index, { fuzzyOver }] = await Promise.all([loadIntent[language]?.(), import('../../read/search/fuzzy.ts')]);
    if (index) intents.update((before) => new Map([...before, [language, { ...index, fuzzyOver }]]));
  };
  await load().catch(() => undefined);
}

/** The search by intent in a language, with what is found beside the tools; null until its index is loaded. */
export function intentIn(language: string, extras: readonly Extra[]): Intent | null {
  const loaded = intents.get().get(language);
  return loaded ? createIntent(loaded.data, loaded.stem, extras, loaded.outputs, loaded.usual) : null;
}

/** The fuzzy search over entries; finds nothing until it is loaded. */
export const fuzzyIn = <E extends Entry>(language: string, entries: readonly E[]): Fuzzy<E> =>
  intents.get().get(language)?.fuzzyOver(entries) ?? (() => []);

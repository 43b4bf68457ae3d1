import { loadIntent } from 'virtual:intent';
import { createStore } from '../../session/create-store.ts';
import { createIntent, type Intent } from '../../read/search/intent.ts';
import type { Extra } from '../../read/search/intent-terms.ts';

type Loaded = Awaited<ReturnType<NonNullable<(typeof loadIntent)[string]>>>;

/** The indexes that are loaded, by language. */
export const intents = createStore<ReadonlyMap<string, Loaded>>(new Map());

/** Loads the index of a language. Without it, search knows names and keywords only. */
export async function loadIntentOf(language: string): Promise<void> {
  if (intents.get().has(language)) return;
  const loaded = await loadIntent[language]?.().catch(() => undefined);
  if (loaded) intents.update((before) => new Map([...before, [language, loaded]]));
}

/** The search by intent in a language, with what is found beside the tools; null until its index is loaded. */
export function intentIn(language: string, extras: readonly Extra[]): Intent | null {
  const loaded = intents.get().get(language);
  return loaded ? createIntent(loaded.data, loaded.stem, extras) : null;
}

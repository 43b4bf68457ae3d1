import { isRecord, parsedJson } from '../../base/json.ts';
import { storedText } from '../../session/stored.ts';

const kept = storedText('emoji-picker');
const MOST_RECENT = 36;

/** Stored between visits: copied emoji, most recent first, and the skin tone (0 for none, 1 to 5). */
export interface Saved {
  recent: readonly string[];
  tone: number;
}

const NOTHING: Saved = { recent: [], tone: 0 };

/** Reads what `save` wrote; anything else is ignored. */
export function parseSaved(text: string): Saved {
  const stored = parsedJson(text);
  if (!isRecord(stored)) return NOTHING;
  const recent: readonly unknown[] = Array.isArray(stored.recent) ? stored.recent : [];
  const tone = Number(stored.tone ?? 0);
  return {
    recent: recent.filter((emoji) => typeof emoji === 'string').slice(0, MOST_RECENT),
    tone: [1, 2, 3, 4, 5].includes(tone) ? tone : 0,
  };
}

export function load(): Saved {
  return parseSaved(kept.load() ?? '{}');
}

export function save(saved: Saved): void {
  kept.save(JSON.stringify(saved));
}

/** Adds an emoji as the most recently used one. */
export function used(saved: Saved, emoji: string): Saved {
  return { ...saved, recent: [emoji, ...saved.recent.filter((other) => other !== emoji)].slice(0, MOST_RECENT) };
}

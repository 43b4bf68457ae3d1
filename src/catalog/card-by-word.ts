import { cardTexts, toolsByWord } from 'virtual:catalog/by-word';
import type { Card } from '../core/card.ts';

/** Returns the card of the tool that a word runs, without reading those of the others. */
export function cardByWord(word: string): Card | undefined {
  const key = word.toLowerCase();
  const id = Object.hasOwn(toolsByWord, key) ? toolsByWord[key] : undefined;
  return id === undefined ? undefined : (JSON.parse(cardTexts[id] ?? 'null') as Card);
}

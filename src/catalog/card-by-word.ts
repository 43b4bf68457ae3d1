import { cardText, shortestTexts, toolsByWord } from 'virtual:catalog/by-word';
import type { Card } from '../core/card.ts';

/** Returns the card of the tool that a word runs, without reading those of the others. */
export function cardByWord(word: string): Card | undefined {
  const key = word.toLowerCase();
  const id = Object.hasOwn(toolsByWord, key) ? toolsByWord[key] : undefined;
  return id === undefined ? undefined : (JSON.parse(cardText(id)) as Card);
}

/** Whether a tool may recognize a text, or what is inside it, which is never longer. */
export const mayRecognize = ({ id }: Pick<Card, 'id'>, text: string): boolean =>
  text.length >= (shortestTexts[id] ?? Infinity);

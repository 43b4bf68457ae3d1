import { cards } from '../catalog/cards.ts';
import type { Card } from '../core/card.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

export { vocabularyOf };
export type { Target, Vocabulary } from './vocabulary.ts';

let cached: { cards: readonly Card[]; vocabulary: Vocabulary } | undefined;

/** The words of all tools in this installation. */
export function catalogWords(): Vocabulary {
  if (cached?.cards !== cards) cached = { cards, vocabulary: vocabularyOf(cards) };
  return cached.vocabulary;
}

import type { Card, OperationCard } from '../core/card.ts';

/** What a word names: an operation, and the field values that the word sets. */
export interface Target {
  card: Card;
  operation: OperationCard;
  preset: Readonly<Record<string, unknown>>;
}

/** All words that run something, case-insensitive. */
export interface Vocabulary {
  find(word: string): Target | undefined;
  /** Why a word is unknown: the tool, or only its operation? (A tool that is only a page has no operations.) */
  whyUnknown(word: string): 'unknown-tool' | 'unknown-operation';
}

/**
 * Returns the words of these tools. On conflicts, aliases take precedence over IDs (`hash-text`, `hash-text/compare`),
 * and IDs over former IDs (`cypher`, `cypher/decrypt`).
 */
export function vocabularyOf(cards: readonly Card[]): Vocabulary {
  const targets = new Map<string, Target>();
  const ids = new Set<string>();
  const add = (word: string, target: Target) => {
    const key = word.toLowerCase();
    if (!targets.has(key)) targets.set(key, target);
  };
  for (const card of cards) {
    for (const operation of card.operations) {
      for (const [alias, preset] of Object.entries(operation.aliases)) add(alias, { card, operation, preset });
    }
  }
  const addIds = (card: Card, words: readonly string[]) => {
    for (const id of words) {
      ids.add(id.toLowerCase());
      for (const operation of card.operations) {
        add(id, { card, operation, preset: {} });
        add(`${id}/${operation.name}`, { card, operation, preset: {} });
      }
    }
  };
  for (const card of cards) addIds(card, [card.id]);
  for (const card of cards)
    addIds(
      card,
      card.redirectFrom.map((path) => path.slice(1)),
    );
  return {
    find: (word) => targets.get(word.toLowerCase()),
    whyUnknown: (word) => (ids.has(word.toLowerCase().split('/')[0] ?? '') ? 'unknown-operation' : 'unknown-tool'),
  };
}

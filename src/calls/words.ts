import { cards } from '../catalogue/cards.ts';
import type { Card, OperationCard } from '../core/card.ts';

/** What a word names: an operation, and the values of the fields that the word sets. */
export interface Target {
  card: Card;
  operation: OperationCard;
  preset: Readonly<Record<string, unknown>>;
}

/** Every word that runs something. Upper and lower case are the same. */
export interface Vocabulary {
  find(word: string): Target | undefined;
  /** Why a word is unknown: is it the tool, or an operation of a tool (a tool that is only a page has none)? */
  whyUnknown(word: string): 'unknown-tool' | 'unknown-operation';
}

/**
 * The words of these tools. Where two are the same, aliases come before ids (`hash-text`, `hash-text/compare`), and ids before those
 * that a tool had once (`cypher`, `cypher/decrypt`).
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

let known: { cards: readonly Card[]; vocabulary: Vocabulary } | undefined;

/** The words of all tools of this installation. */
export function catalogueWords(): Vocabulary {
  if (known?.cards !== cards) known = { cards, vocabulary: vocabularyOf(cards) };
  return known.vocabulary;
}

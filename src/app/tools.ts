import { cardById, heads } from '../catalogue/catalogue.ts';
import { CATEGORIES, type CardHead, type Category } from '../core/card.ts';

/** Returns the categories that have tools, in display order, each with its tools. */
export function groups(): { category: Category; cards: readonly CardHead[] }[] {
  return CATEGORIES.map((category) => ({
    category,
    cards: heads.filter((card) => card.category === category),
  })).filter((group) => group.cards.length > 0);
}

/** Returns the cards of the given ids, skipping ids unknown to this version. */
export function knownCards(ids: readonly string[]): CardHead[] {
  return ids.flatMap((id) => cardById(id) ?? []);
}

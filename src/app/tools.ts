import { cardById, heads } from '../catalogue/catalogue.ts';
import { CATEGORIES, type CardHead, type Category } from '../core/card.ts';

/** The categories that have tools, in the order of the product, each with its tools. */
export function groups(): { category: Category; cards: readonly CardHead[] }[] {
  return CATEGORIES.map((category) => ({
    category,
    cards: heads.filter((card) => card.category === category),
  })).filter((group) => group.cards.length > 0);
}

/** The cards of ids, without those that this version does not know. */
export function knownCards(ids: readonly string[]): CardHead[] {
  return ids.flatMap((id) => cardById(id) ?? []);
}

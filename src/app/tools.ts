import { cardById, heads } from '../catalog/catalog.ts';
import type { CardHead, Category } from '../core/card.ts';

/** Returns the categories that have tools, in display order, each with its tools and the number of tools before them. */
export function groups(): { category: Category; cards: readonly CardHead[]; first: number }[] {
  let first = 0;
  return [...new Set(heads.map(({ category }) => category))].map((category) => {
    const cards = heads.filter((card) => card.category === category);
    first += cards.length;
    return { category, cards, first: first - cards.length };
  });
}

/** Returns the cards of the given ids, skipping ids unknown to this version. */
export function knownCards(ids: readonly string[]): CardHead[] {
  return ids.flatMap((id) => cardById(id) ?? []);
}

import { catalogueWords } from '../calls/words.ts';
import { cards } from '../catalogue/cards.ts';
import type { Card } from '../core/card.ts';

/** Returns the tool that a program names, by its id, a former id or an alias. */
export const cardNamed = (name: string): Card | undefined =>
  catalogueWords().find(name)?.card ?? cards.find(({ id }) => id === name);

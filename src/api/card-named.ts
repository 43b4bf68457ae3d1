import { catalogWords } from '../calls/words.ts';
import { cards } from '../catalog/cards.ts';
import type { Card } from '../core/card.ts';

/** Returns the tool that a program names, by its id, a former id or an alias. */
export const cardNamed = (name: string): Card | undefined =>
  catalogWords().find(name)?.card ?? cards.find(({ id }) => id === name);

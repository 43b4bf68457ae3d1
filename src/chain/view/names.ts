import type { WrittenStep } from '../../calls/notation.ts';
import { headOf, lookupOf } from '../../i18n/i18n.ts';

/** Returns the name of an operation; its tool's texts are loaded. */
export function nameOf({ card, operation }: Pick<WrittenStep, 'card' | 'operation'>): string {
  const { title } = headOf(card.id);
  const own = card.operations.length > 1 ? lookupOf(card.id)(`operations.${operation.name}`) : null;
  return own === null ? title : `${title}: ${own}`;
}

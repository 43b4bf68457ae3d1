import { cards } from '../catalogue/cards.ts';
import { redirectOf } from '../catalogue/catalogue.ts';
import type { Card, OperationCard } from '../core/card.ts';

export interface Found {
  card: Card;
  operation: OperationCard;
  preset: Readonly<Record<string, unknown>>;
}

/**
 * Finds `tool`, `tool/operation` or an alias. Gives the code of the failure when there is none, or when the tool is a
 * view, which has nothing to run.
 */
export function findOperation(name: string, operationName?: string): Found | 'unknown-tool' | 'unknown-operation' {
  const [id = '', inName] = name.split('/');
  const wanted = operationName ?? inName;
  const card = cards.find((known) => known.id === (redirectOf(`/${id}`) ?? id));
  if (card) {
    const operation =
      wanted === undefined ? card.operations[0] : card.operations.find((known) => known.name === wanted);
    return operation ? { card, operation, preset: {} } : 'unknown-operation';
  }
  for (const known of cards) {
    for (const operation of known.operations) {
      const preset = Object.hasOwn(operation.aliases, id) ? operation.aliases[id] : undefined;
      if (preset && wanted === undefined) return { card: known, operation, preset };
    }
  }
  return 'unknown-tool';
}

// Loads when the user continues with a value: the inputs of other tools are only in the full cards.
import { continuations, operationFor } from '../../read/continuations.ts';
import { cards } from '../../catalogue/cards.ts';
import { carriedValue, fitted } from '../../core/chain.ts';
import type { InputFile } from '../../core/field.ts';
import type { OutputEntry } from '../../core/outputs.ts';
import type { Say } from '../../core/values.ts';
import { headOf } from '../../i18n/i18n.ts';
import { handOver } from '../../session/handoff.ts';
import type { ContinueItem } from '../../ui/form/continuing.ts';
import { goTo } from '../navigation/pages.ts';

/** Returns the tools that can continue with a result, each with its link. */
export function continueItems(
  toolId: string,
  entry: Pick<OutputEntry, 'output' | 'value'>,
  say: Say,
): readonly ContinueItem[] {
  const value = carriedValue(entry, say);
  if (value === null) return [];
  const from = { toolId, kind: entry.output.kind, text: typeof value === 'string' ? value : null };
  return continuations(from, cards).map(({ card, operation, field }) => ({
    id: card.id,
    title: headOf(card.id).title,
    icon: card.icon,
    go: () => void open(card.id, operation.name, field, operation.fields[field], value),
  }));
}

type Kind = Parameters<typeof fitted>[1] | undefined;

async function open(id: string, operation: string, field: string, kind: Kind, value: string | InputFile) {
  const taken = kind === undefined ? value : (await fitted(value, kind)).value;
  handOver(id, { operation, values: { [field]: taken } });
  goTo(id);
}

/** Passes the user's input to a tool that is being opened, if it accepts it. */
export function carryTo(id: string, value: unknown): void {
  const card = cards.find((one) => one.id === id);
  if (!card || typeof value !== 'string' || value === '') return;
  const target = operationFor(card, value);
  if (target) handOver(id, { operation: target.operation.name, values: { [target.field]: value } });
}

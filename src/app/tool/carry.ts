// Loads when the user continues with a value: the inputs of other tools are only in the full cards.
import { type Continuation, continuations, operationFor } from '../../read/steps/continuations.ts';
import { cards } from '../../catalog/cards.ts';
import { carriedValue, type CarriedValue, fitted } from '../../core/steps/chain.ts';
import { type InputFile, isInputFile } from '../../core/field.ts';
import { fieldKind } from '../../core/kinds.ts';
import type { OutputEntry } from '../../core/outputs.ts';
import type { Say } from '../../core/values.ts';
import { headOf, lookupOf } from '../../i18n/i18n.ts';
import { handOver } from '../../session/handoff.ts';
import type { ContinueItem } from '../../ui/form/continuing.ts';
import { goTo } from '../navigation/pages.ts';

/** The page of chains. */
const CHAIN = 'chain';

/** Returns the tools that can continue with a result, each with its link. */
export function continueItems(
  toolId: string,
  entry: Pick<OutputEntry, 'output' | 'value'>,
  say: Say,
): readonly ContinueItem[] {
  const value = carriedValue(entry, say);
  if (value === null) return [];
  const from = { toolId, kind: entry.output.kind, text: typeof value === 'string' ? value : null };
  // A page runs one value, so many go only to a field that takes them all.
  const fits = ({ operation, field }: Continuation) =>
    !Array.isArray(value) || fieldKind(operation.fields[field] ?? 'text').file === 'many';
  const tools = continuations(from, cards)
    .filter(fits)
    .map(({ card, operation, field }) => ({
      id: card.id,
      title: headOf(card.id).title,
      icon: card.icon,
      go: () => void open(card.id, operation.name, field, operation.fields[field], value),
    }));
  return Array.isArray(value) ? tools : [...chainItem(toolId, value as CarriedValue), ...tools];
}

/** The page of chains continues with any value; it isn't listed on itself. */
function chainItem(toolId: string, value: CarriedValue): ContinueItem[] {
  if (toolId === CHAIN) return [];
  const go = () => {
    handOver(CHAIN, { operation: '', values: {}, primary: value });
    goTo(CHAIN);
  };
  return [{ id: CHAIN, title: lookupOf('app')('nav.chain') ?? CHAIN, icon: 'workflow', go }];
}

type Kind = Parameters<typeof fitted>[1] | undefined;
type Carried = CarriedValue | readonly InputFile[];

async function open(id: string, operation: string, field: string, kind: Kind, value: Carried) {
  const isOne = typeof value === 'string' || isInputFile(value);
  const taken = kind === undefined || !isOne ? value : (await fitted(value, kind)).value;
  handOver(id, { operation, values: { [field]: taken } });
  goTo(id);
}

/** Passes the user's input to a tool that is being opened, if it accepts it. */
export function carryTo(id: string, value: unknown): void {
  const card = cards.find((candidate) => candidate.id === id);
  if (!card || typeof value !== 'string' || value === '') return;
  const target = operationFor(card, value);
  if (target) handOver(id, { operation: target.operation.name, values: { [target.field]: value } });
}

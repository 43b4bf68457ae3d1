import type { Run } from '../../executor/run.ts';
import { carried } from '../../core/steps/chain.ts';
import { editedValues } from '../../core/edits.ts';
import type { Failure } from '../../core/failure.ts';
import { inverseTarget, settingsForInverse } from '../../core/inverse.ts';
import { fieldKind, valueText } from '../../core/kinds.ts';
import { firstOutput } from '../../core/outputs.ts';
import { type Operation, primaryOf } from '../../core/tool.ts';
import { sayIn } from '../../i18n/texts.ts';
import { initialValues, type Values } from '../../operation/values.ts';
import type { Card, OperationCard } from '../../core/card.ts';
import { cards } from '../../catalog/cards.ts';
import type { Loaded } from './stage.ts';

/** An operation with its code. */
export interface Way {
  card: Card;
  operation: OperationCard;
  op: Operation;
  loaded: Loaded;
}

/** What the steps run with. */
export interface Runner {
  load: (card: Card) => Promise<Loaded>;
  run: Run;
  language: string;
  signal?: AbortSignal;
}

/** Returns the card of the operation that reverses another; null if there is none that takes text. */
export function inverseCard(
  card: Card,
  { inverse }: Pick<OperationCard, 'inverse'>,
): Pick<Way, 'card' | 'operation'> | null {
  if (inverse === undefined) return null;
  const target = inverseTarget(card.id, inverse);
  const other = cards.find(({ id }) => id === target.toolId);
  const operation = other?.operations.find(({ name }) => name === target.operation);
  return other && operation && fieldKind(operation.primary.kind).textual ? { card: other, operation } : null;
}

export async function loadWay({ card, operation }: Pick<Way, 'card' | 'operation'>, { load }: Runner): Promise<Way> {
  const loaded = await load(card);
  const op = loaded.tool.operations[operation.name];
  if (!op) throw new Error(`${card.id} has no operation ${operation.name}`);
  return { card, operation, op, loaded };
}

export type TakenBack = { ok: true; value: string; options?: Values } | { ok: false; failure: Failure };

/** Runs an operation on a text; what it makes as text, null if that isn't text. */
export async function runOn(way: Way, text: string, options: Values, runner: Runner): Promise<TakenBack | null> {
  const { card, operation, op, loaded } = way;
  const input = { ...initialValues(op), ...options, [operation.primary.name]: text };
  const { run, language, signal } = runner;
  const result = await run(
    { card, operation: operation.name, input, language },
    { texts: loaded.texts, ...(signal && { signal }) },
  );
  if (!result.ok) return { ok: false, failure: result.failure };
  const value = carried(op, result.output, sayIn(loaded.texts));
  return value === null ? { ok: true, value: '' } : typeof value === 'string' ? { ok: true, value } : null;
}

/** Returns the input for which a spec says that it leads to an edited result; undefined if it says nothing. */
async function byEdits({ op, operation }: Way, text: string, input: Values): Promise<TakenBack | undefined> {
  const { output } = firstOutput(op, undefined);
  if (output.edits === undefined) return undefined;
  const edited = await editedValues(op, output.edits, text, input);
  if (!edited.ok) return edited;
  const { [operation.primary.name]: value, ...options } = edited.values;
  const field = primaryOf(op)?.field;
  const own = field && value !== undefined ? valueText(field, value) : null;
  return own === null ? undefined : { ok: true, value: own, options };
}

/** What a step has made. */
export interface Made {
  way: Way;
  /** The values of its fields, as they were read. */
  input: Values;
  /** The value that it makes now. */
  text: string;
}

/**
 * Returns the input of a step that leads to a text: by the inverse of its operation, or the text itself, if the step leaves
 * its own results as they are (a formatter). Null if there is no way back.
 */
export async function takenBack(
  { way, input, text: before }: Made,
  text: string,
  runner: Runner,
): Promise<TakenBack | null> {
  const edited = await byEdits(way, text, input);
  if (edited) return edited;
  const target = inverseCard(way.card, way.operation);
  if (target) {
    const inverse = await loadWay(target, runner);
    return runOn(inverse, text, settingsForInverse(way.op, inverse.op, input), runner);
  }
  const { [way.operation.primary.name]: _, ...options } = input;
  const again = await runOn(way, before, options, runner);
  if (!again?.ok || again.value !== before) return null;
  const check = await runOn(way, text, options, runner);
  return check?.ok === false ? check : { ok: true, value: text };
}

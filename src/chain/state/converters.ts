import type { WrittenStep } from '../../calls/notation.ts';
import { cards } from '../../catalog/cards.ts';
import { carriedBy } from '../../core/kinds.ts';
import { continuations } from '../../read/steps/continuations.ts';
import { loadWay, runOn, type Runner } from './inverses.ts';
import type { StepView } from './step-view.ts';

/** Of what recognition proposes for a value, so many are tried. */
const MOST_TRIED = 8;
const MOST_OFFERED = 3;

/**
 * Returns the operations that turn a value into one that a failing step takes. Each has been tried: the step runs on what it
 * makes.
 */
export async function convertersFor(
  { step, stage, above }: StepView,
  value: string,
  runner: Runner,
): Promise<readonly WrittenStep[]> {
  if (!stage) return [];
  const way = {
    card: step.card,
    operation: step.operation,
    op: stage.op,
    loaded: { tool: stage.tool, texts: stage.texts },
  };
  const { [step.operation.primary.name]: _, ...options } = stage.operation.get().values;
  const kind = above?.operation.outputs[0]?.kind ?? 'text';
  const tried = continuations({ toolId: above?.card.id ?? '', kind, text: value }, cards)
    .filter(({ card, operation }) => card !== step.card || operation !== step.operation)
    .filter(({ operation }) => operation.answers && operation.cost === undefined)
    .filter(({ operation: { outputs } }) => carriedBy(outputs[0]?.kind ?? 'verdict') === 'text')
    .slice(0, MOST_TRIED);
  const offered: WrittenStep[] = [];
  for (const { card, operation } of tried) {
    if (offered.length === MOST_OFFERED || runner.signal?.aborted) break;
    const converted = await runOn(await loadWay({ card, operation }, runner), value, {}, runner);
    if (!converted?.ok || converted.value === '' || converted.value === value) continue;
    const then = await runOn(way, converted.value, options, runner);
    if (then?.ok) offered.push({ card, operation, values: {} });
  }
  return offered;
}

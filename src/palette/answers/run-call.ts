import { type Outcome, outcomeOf, outcomeOfMistake } from '../../calls/outcome.ts';
import { type Call, makeCall, stagesOf } from '../../calls/call.ts';
import { recognitionOf } from '../../catalog/recognition.ts';
import type { Card } from '../../core/card.ts';
import { type Environment, outputOf, type Ran, runCalls, type Stage, valueForLast } from '../../calls/run-calls.ts';
import type { Result } from '../../core/run.ts';
import { handOver } from '../../session/handoff.ts';
import { currentLanguage, loadToolNamespace, lookupOf } from '../../i18n/i18n.ts';

const loadExecutor = () => import('../../executor/browser.ts');

/** Loads the executor and starts its worker before the first answer is needed. */
export async function warmUpExecutor(): Promise<void> {
  (await loadExecutor()).warmUp();
}

const warm = new Set<string>();

/** Loads the code of operations, if it is large, while the user types a line that will need it. */
export function warmUpOperations(text: string, cards: readonly Card[]): void {
  for (const card of cards)
    for (const operation of card.operations) {
      const { warmUp } = recognitionOf(card, operation.name);
      if (!warmUp || warm.has(card.id) || !warmUp.begins.test(text)) continue;
      warm.add(card.id);
      const call = makeCall({ card, operation, preset: {} }, warmUp.with);
      void runCall(call, new AbortController().signal).catch(() => undefined);
    }
}

/** The environment in which calls of the palette run, in the current language. */
const environment = (options: Pick<Environment, 'signal' | 'onProgress'> = {}): Environment => ({
  ...options,
  run: async (...request) => (await loadExecutor()).run(...request),
  language: currentLanguage(),
  async textsOf(id) {
    await loadToolNamespace(id);
    return lookupOf(id);
  },
});

/** What ran for an outcome, which describes it in words. */
const ranFor = new WeakMap<Outcome, { stages: readonly Stage[]; ran: Ran }>();

/** Returns the result of a stage that ran, or its failure. */
export const resultOfStage = (outcome: Outcome, stage: number): Result | undefined =>
  ranFor.get(outcome)?.ran.runs[stage]?.result;

/** Returns the result of the last stage as its page shows it; undefined if there is none, or more than one. */
export function resultOf(outcome: Outcome): Result | undefined {
  const { stages = [], ran } = ranFor.get(outcome) ?? {};
  const last = ran && outputOf(stages, ran);
  return last && !last.each ? ran.runs.at(-1)?.result : undefined;
}

const textsOf = () => ({ app: lookupOf('app'), tool: lookupOf });

/** Returns the outcome of a step of a chain that ran; undefined if the chain ended before it. */
export function outcomeOfStep(outcome: Outcome, step: number): Outcome | undefined {
  const chain = ranFor.get(outcome);
  if (!chain || chain.ran.runs.length <= step) return undefined;
  const runs = chain.ran.runs.slice(0, step + 1);
  return outcomeOf(chain.stages.slice(0, step + 1), { runs, refusal: null }, textsOf());
}

/** Runs a call with its previous stages. */
export async function runCall(call: Call, signal: AbortSignal, onProgress?: (share: number) => void): Promise<Outcome> {
  if (call.mistake) return outcomeOfMistake(call.mistake, lookupOf('app'));
  const stages = stagesOf(call);
  const ran = await runCalls(stages, environment({ signal, onProgress }));
  const outcome = outcomeOf(stages, ran, textsOf());
  ranFor.set(outcome, { stages, ran });
  return outcome;
}

/**
 * Opens the page of the tool with the values of the call and, if available, its result. Both are passed in memory only.
 */
export async function openCall(call: Call, openTool: (id: string) => void, result?: Result): Promise<void> {
  const { card, operation, values } = call;
  // If its code can't be loaded, the tool still opens and its page reports the problem.
  const fed = await valueForLast(stagesOf(call), environment()).catch(() => undefined);
  const filled = fed === undefined ? values : { ...values, [operation.primary.name]: fed };
  handOver(card.id, { operation: operation.name, values: filled, result });
  openTool(card.id);
}

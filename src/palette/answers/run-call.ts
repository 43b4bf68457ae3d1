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

const results = new WeakMap<Outcome, Result>();

/** Returns the result of the last stage; the outcome describes it in words. */
export const resultOf = (outcome: Outcome): Result | undefined => results.get(outcome);

/** What ran for the outcome of a chain. */
const chains = new WeakMap<Outcome, { stages: readonly Stage[]; ran: Ran }>();

const textsOf = () => ({ app: lookupOf('app'), tool: lookupOf });

/** Returns the outcome of a step of a chain that ran; undefined if the chain ended before it. */
export function outcomeOfStep(outcome: Outcome, step: number): Outcome | undefined {
  const chain = chains.get(outcome);
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
  if (stages.length > 1) chains.set(outcome, { stages, ran });
  const last = outputOf(stages, ran);
  const result = ran.runs.at(-1)?.result;
  // The page of the tool shows one result.
  if (last && !last.each && result) results.set(outcome, result);
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

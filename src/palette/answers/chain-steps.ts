import { type Call, stepsOf } from '../../calls/call.ts';
import type { Outcome } from '../../calls/outcome.ts';
import type { Answer } from './answers.ts';

/** The outcome of a step of a chain that ran; undefined if the chain ended before it. */
export type OutcomeOfStep = (outcome: Outcome, step: number) => Outcome | undefined;

interface ChainRun {
  controller: AbortController;
  settled: Promise<Answer>;
}

/** A chain that is running, and the place of one of its steps. */
export interface Place {
  chain: ChainRun;
  step: number;
}

/** Returns the chain among calls that has this call as a step and is running. */
export function placeOf(call: Call, calls: readonly Call[], runs: ReadonlyMap<string, ChainRun>): Place | undefined {
  if (!call.isStep) return undefined;
  for (const whole of calls) {
    const chain = runs.get(whole.key);
    const step = stepsOf(whole).findIndex(({ key }) => key === call.key);
    if (chain && !whole.isStep && step >= 0) return { chain, step };
  }
  return undefined;
}

/** Resolves with the outcome of a step without running it again; undefined if the chain was aborted or ended before it. */
export async function outcomeAt({ chain, step }: Place, outcomeOfStep: OutcomeOfStep): Promise<Outcome | undefined> {
  const answer = await chain.settled;
  const isWhole = answer.state === 'settled' && !chain.controller.signal.aborted;
  return isWhole ? outcomeOfStep(answer.outcome, step) : undefined;
}

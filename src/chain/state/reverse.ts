import type { WrittenStep } from '../../calls/notation.ts';
import { settingsForInverse } from '../../core/inverse.ts';
import { activeSteps, type ChainDocument, EMPTY, stepOf } from './document.ts';
import { writtenSteps } from './sources.ts';
import { inverseCard, loadWay, type Runner } from './inverses.ts';
import { isSame } from '../../operation/values.ts';

/** Returns the steps that lead from the result of a chain back to its input; null if one of them has no inverse. */
export async function reversedSteps(
  steps: readonly WrittenStep[],
  runner: Runner,
): Promise<readonly WrittenStep[] | null> {
  const reversed = await Promise.all(
    steps.map(async (step): Promise<WrittenStep | null> => {
      const target = inverseCard(step.card, step.operation);
      if (!target || (step.sources && Object.keys(step.sources).length > 0)) return null;
      const [way, inverse] = await Promise.all([loadWay(step, runner), loadWay(target, runner)]);
      const settings = settingsForInverse(way.op, inverse.op, step.values);
      const own = Object.entries(settings).filter(([name, value]) => !isSame(value, inverse.op.fields[name]?.initial));
      return { ...target, values: Object.fromEntries(own) };
    }),
  );
  return reversed.some((step) => step === null) ? null : (reversed.toReversed() as readonly WrittenStep[]);
}

/**
 * Turns a chain round: the inverse of each step, in reverse order, on what the chain makes now. What it was made of should
 * come out.
 */
export async function reversed(document: ChainDocument, result: string, runner: Runner): Promise<ChainDocument | null> {
  const steps = await reversedSteps(writtenSteps(activeSteps(document)), runner);
  if (!steps) return null;
  const expected = document.pin === null && typeof document.input === 'string' ? document.input : null;
  return { ...EMPTY, input: result, steps: steps.map(stepOf), expected };
}

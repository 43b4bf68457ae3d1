import type { Ran, Stage } from '../calls/run-calls.ts';
import type { Result } from '../core/run.ts';
import { isChosen } from './operation-with.ts';
import { type Ended, resultOf } from './stages.ts';

/** A stage, and the other operation of its tool that the text may be meant for; offered even if the first one takes it. */
interface StageChoice {
  stage: Stage;
  /** Looked for only when needed. */
  other: () => Promise<Stage | null>;
  isOffered: boolean;
}

/** Failures that say nothing about the text. */
const OTHER_CAUSES = new Set(['internal', 'aborted', 'time-limit', 'required']);

/** Whether an operation refused the text for its main field. */
function refuses({ operation }: Stage, result: Result): boolean {
  const { name } = operation.primary;
  return !result.ok && (result.failure.field ?? name) === name && !OTHER_CAUSES.has(result.failure.code);
}

const wordOf = ({ card, operation }: Stage) => `${card.id}/${operation.name}`;

/** Adds to a run which operation took the text, and which one didn't. */
function saying(taking: Stage, other: Stage, { ran }: Ended): Ran {
  const reading = { as: wordOf(taking), others: [{ as: wordOf(other), values: {} }], isOperation: true } as const;
  const runs = ran.runs.map((run) =>
    run.result.ok ? { ...run, result: { ...run.result, readings: [reading, ...(run.result.readings ?? [])] } } : run,
  );
  return { ...ran, runs };
}

/**
 * Runs a stage or, if it refuses the text that another operation takes, that one. Whenever both might be meant, the result
 * says so; `endOf` describes it anew.
 */
export async function runChoice(
  { stage, other: find, isOffered }: StageChoice,
  run: (stage: Stage) => Promise<Ended>,
  endOf: (stage: Stage, ran: Ran) => Promise<Ended>,
): Promise<{ stage: Stage; ended: Ended }> {
  const ended = await run(stage);
  const result = resultOf(ended.ran);
  const isRefused = refuses(stage, result);
  const other = isRefused || (isOffered && result.ok) ? await find() : null;
  if (!other) return { stage, ended };
  const told = async (taking: Stage, notTaking: Stage, whole: Ended) => {
    return { stage: taking, ended: await endOf(taking, saying(taking, notTaking, whole)) };
  };
  if (!isRefused) return told(stage, other, ended);
  const next = await run(other);
  const taken = resultOf(next.ran);
  if (taken.ok && taken.empty !== true) return told(other, stage, next);
  return isChosen(stage.operation) ? { stage: other, ended: next } : { stage, ended };
}

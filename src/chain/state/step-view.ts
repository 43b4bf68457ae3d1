import type { Failure } from '../../core/failure.ts';
import type { OutputEntry } from '../../core/outputs.ts';
import type { Result } from '../../core/run.ts';
import type { OperationSnapshot } from '../../operation/snapshot.ts';
import type { ChainDocument, Step } from './document.ts';
import type { PassedInput, Stage } from './stage.ts';

/** Why a step can't receive what the one above it makes. */
export type Barrier = 'misfit' | 'tooMuch' | 'lost' | null;

/**
 * What a step is doing: `off` and skipped, `loading` its code, `broken` because that failed, `misfit` if it can't take what
 * the step above makes, `lost` if an option takes a value from nowhere, `waits` for a step above, `asks` to be started, `working`, `failed`, `empty` without input, `done`.
 */
export type StepStatus =
  | 'off'
  | 'loading'
  | 'broken'
  | 'misfit'
  | 'tooMuch'
  | 'lost'
  | 'waits'
  | 'asks'
  | 'working'
  | 'failed'
  | 'empty'
  | 'done';

/** A step as it is shown. */
export interface StepView {
  step: Step;
  status: StepStatus;
  stage: Stage | undefined;
  snapshot: OperationSnapshot | null;
  /** The step that it receives its value from; undefined for the first one. */
  above: Step | undefined;
  /** Its first output, also while that is about to be replaced; null if there is none. */
  entry: OutputEntry | null;
  /** The value as it is passed on, if it is text. */
  text: string | null;
  /** Whether it is the value of what the step receives now. */
  isCurrent: boolean;
  failure: Failure | null;
  /** Whether the value is a secret or comes from one. */
  secret: boolean;
  /** Whether bytes that aren't text were replaced for the next step. */
  lossy: boolean;
  /** Milliseconds that its run took. */
  ms: number | undefined;
  /** Whether a value was typed in place of its own, so that it gives nothing to the steps below. */
  isCut: boolean;
}

interface Parts {
  step: Step;
  stage: Stage | undefined;
  isBroken: boolean;
  barrier: Barrier;
  input: PassedInput | undefined;
  above: Step | undefined;
  pin: ChainDocument['pin'];
}

function statusOf(
  { step, stage, isBroken, barrier }: Parts,
  current: Result | null,
  failure: Failure | null,
): StepStatus {
  if (step.off) return 'off';
  if (isBroken) return 'broken';
  if (!stage) return 'loading';
  if (barrier) return barrier;
  const { hold, asks, working } = stage.operation.get();
  if (hold === 'refused') return 'waits';
  if (current?.ok) return current.empty ? 'empty' : 'done';
  if (working) return 'working';
  if (failure) return 'failed';
  if (asks && hold === null) return 'asks';
  return 'working';
}

/** Returns the first failure of a step: of a field, or of the run. */
function failureIn({ failures }: OperationSnapshot): Failure | null {
  return Object.values(failures.fields)[0] ?? failures.general;
}

export function viewOf(parts: Parts): StepView {
  const { step, stage, input, above, pin } = parts;
  const snapshot = stage?.operation.get() ?? null;
  const current = step.off ? null : (stage?.current() ?? null);
  const hold = snapshot?.hold;
  const failure = snapshot && hold === null ? failureIn(snapshot) : null;
  const status = statusOf(parts, current, failure);
  const good = current ?? (status === 'working' ? snapshot?.good : null) ?? null;
  const value = stage && good && !good.empty ? stage.valueOf(good) : null;
  return {
    step,
    status,
    stage,
    snapshot,
    above,
    entry: value?.entry ?? null,
    text: value?.text ?? null,
    isCurrent: current !== null,
    failure,
    secret: (stage?.received().secret ?? false) || step.operation.outputs[0]?.secret === true,
    lossy: typeof input === 'object' && input.lossy,
    ms: current ? stage?.msOf(current) : undefined,
    isCut: pin?.step === step.id,
  };
}

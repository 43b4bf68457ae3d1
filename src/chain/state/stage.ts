import { type Environment, resultsOf } from '../../calls/run-calls.ts';
import { carriedValue, MOST_BETWEEN } from '../../core/steps/chain.ts';
import type { InputFile } from '../../core/field.ts';
import { fieldKind, type FieldKind } from '../../core/kinds.ts';
import { firstOutput, type OutputEntry } from '../../core/outputs.ts';
import {
  fittedTo,
  type NamedResult,
  type Passed,
  passedBy,
  primaryValue,
  sizeOfPassed,
} from '../../core/steps/passing.ts';
import type { Result } from '../../core/run.ts';
import type { Operation, Tool } from '../../core/tool.ts';
import { type Lookup, sayIn } from '../../i18n/texts.ts';
import { createOperation } from '../../operation/operation.ts';
import type { Run } from '../../operation/runs.ts';
import type { Hold } from '../../operation/snapshot.ts';
import { initialValues, isSame, type Values } from '../../operation/values.ts';
import type { Step } from './document.ts';

/** The code and texts of a step's tool. */
export interface Loaded {
  tool: Tool;
  texts: Lookup;
}

/** What a step receives. */
export interface Received {
  /** Null for what the first step has of its own. */
  passed: readonly Passed[] | null;
  /** What its run waits for. */
  hold: Hold;
  /** Whether it comes from a secret. */
  secret: boolean;
  /** The values of options that come from elsewhere, by field. */
  taken: Values;
}

/** What a step gives to the next one: nothing yet (`soon`), nothing at all (`never`), or too much. */
export type PassedInput = { passed: readonly Passed[]; lossy: boolean } | 'soon' | 'never' | 'tooMuch';

type Good = Result & { ok: true };

const isSamePassed = (a: Received['passed'], b: Received['passed']): boolean =>
  a === b ||
  (a !== null &&
    a.length === b?.length &&
    a.every(({ name, value }, at) => name === b[at]?.name && value === b[at].value));

interface RunFacts {
  passed: readonly Passed[] | null;
  each: readonly NamedResult[] | undefined;
  ms: number;
}

/** Keeps the last conversion of what is passed on, so that the same value stays the same object. */
function createPassing(onReady: () => void) {
  let last: { source: unknown; kind: FieldKind; input: PassedInput } | null = null;
  return (source: unknown, kind: FieldKind, make: () => readonly Passed[]): PassedInput => {
    if (last && last.source === source && last.kind === kind) return last.input;
    const whole = make();
    const own: NonNullable<typeof last> = { source, kind, input: 'soon' };
    last = own;
    if (sizeOfPassed(whole) > MOST_BETWEEN) own.input = 'tooMuch';
    else
      void fittedTo(kind, whole).then((input) => {
        own.input = input;
        if (last === own) onReady();
      });
    return own.input;
  };
}

/** Returns how the input of a chain gets to its first step. */
export function createSource(onReady: () => void) {
  const pass = createPassing(onReady);
  return (input: string | InputFile, kind: FieldKind): PassedInput | null =>
    input === '' ? null : pass(input, kind, () => [{ name: null, value: input }]);
}

export type ChainEnvironment = Pick<Environment, 'run' | 'language'>;

interface StageOptions extends Loaded {
  step: Step;
  op: Operation;
  environment: () => ChainEnvironment;
  onChange: () => void;
}

/** Returns all values of a step's fields. */
export const allValues = (op: Operation, { values }: Pick<Step, 'values'>): Values => ({
  ...initialValues(op),
  ...values,
});

/** A step at work: the state of its operation, fed with what it receives. */
export function createStage({ step, op, tool, texts, environment, onChange }: StageOptions) {
  const { name, kind } = step.operation.primary;
  let latest = step;
  let received: Received = { passed: null, hold: 'soon', secret: false, taken: {} };
  const facts = new WeakMap<Result, RunFacts>();
  const shown = new WeakMap<Result, { entry: OutputEntry; text: string | null }>();
  const pass = createPassing(onChange);

  const run: Run = async (_, input, { signal, onProgress }) => {
    const { passed } = received;
    const { [name]: own, ...options } = input;
    const stage = {
      card: step.card,
      operation: step.operation,
      values: passed ? options : { ...options, [name]: own },
    };
    const begun = performance.now();
    const { result, each } = await resultsOf(stage, passed, texts, { ...environment(), signal, onProgress });
    facts.set(result, { passed, each, ms: performance.now() - begun });
    return result;
  };
  const operation = createOperation({
    name: step.operation.name,
    op,
    start: allValues(op, step),
    run,
    hasExample: false,
    holdOf: () => received.hold,
  });

  /** Returns the value of the primary field for what it receives. */
  function fieldValue(passed: readonly Passed[]): unknown {
    const values = passed.map(({ value }) => value);
    if (fieldKind(kind).file === 'many') return values;
    const [first = ''] = values;
    return typeof first === 'string' ? primaryValue(kind, first) : first;
  }

  /** Returns the result of the last run if it is one of what the step now receives and holds. */
  function current(): Good | null {
    const { outcome, effective, isRefused } = operation.get();
    if (!outcome?.result.ok || isRefused || received.hold !== null || !outcome.isOf(effective)) return null;
    const { passed = null } = facts.get(outcome.result) ?? {};
    return isSamePassed(passed, received.passed) ? outcome.result : null;
  }

  /** Returns the first output of a result, and what is passed on if that is text. */
  function valueOf(result: Good): { entry: OutputEntry; text: string | null } {
    const before = shown.get(result);
    if (before) return before;
    const entry = firstOutput(op, result.output);
    const value = carriedValue(entry, sayIn(texts));
    const own = { entry, text: typeof value === 'string' ? value : null };
    shown.set(result, own);
    return own;
  }

  return {
    op,
    tool,
    texts,
    operation,
    current,
    received: () => received,
    /** Milliseconds that the run of a result took. */
    msOf: (result: Result) => facts.get(result)?.ms,
    valueOf,
    /** What it makes now, if that is text. */
    textOf(): string | null {
      const result = current();
      return result && valueOf(result).text;
    },
    /** Takes what is there for the step, as it is now. */
    receive(next: Received, now: Step): void {
      latest = now;
      const before = received.passed;
      const typed = Object.keys(received.taken).filter((field) => !Object.hasOwn(next.taken, field));
      const back = Object.fromEntries(typed.map((field) => [field, allValues(op, latest)[field]]));
      const options = { ...back, ...next.taken };
      const isOther = !isSamePassed(before, next.passed);
      received = isOther ? next : { ...next, passed: before };
      const { passed } = received;
      if (passed) operation.feed({ ...options, [name]: fieldValue(passed) });
      else operation.feed(next.hold === null ? { ...options, [name]: allValues(op, latest)[name] } : options);
      // The field holds only the first one of several values.
      if (isOther && Math.max(before?.length ?? 0, passed?.length ?? 0) > 1)
        operation.setOptions({ run, revision: passed });
    },
    /** Sets options that differ from those of the step, after undo and redo. */
    follow(next: Step): void {
      latest = next;
      const wanted = allValues(op, next);
      const { values } = operation.get();
      const isFed = (field: string) => (received.passed && field === name) || Object.hasOwn(next.sources, field);
      const other = Object.entries(wanted).filter(([field, value]) => !isFed(field) && !isSame(values[field], value));
      if (other.length > 0) operation.replace(Object.fromEntries(other));
    },
    /** The language has changed: results contain texts. */
    renew: (revision: unknown) => operation.setOptions({ run, revision }),
    /** What the next step receives from this one. */
    gives(next: FieldKind): PassedInput {
      const result = current();
      if (result)
        return pass(result, next, () => passedBy({ op, result, each: facts.get(result)?.each }, sayIn(texts)));
      const { asks, isRefused, outcome, effective, working } = operation.get();
      const isStuck = isRefused || (asks && !working) || (outcome?.result.ok === false && outcome.isOf(effective));
      return received.hold === 'refused' || received.hold === 'incomplete' || isStuck ? 'never' : 'soon';
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

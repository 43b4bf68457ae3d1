import type { WrittenStep } from '../../calls/notation.ts';
import type { InputFile } from '../../core/field.ts';
import { createStore } from '../../session/create-store.ts';
import { isSame, type Values } from '../../operation/values.ts';
import { whileWatched } from '../../operation/watched.ts';
import * as change from './document.ts';
import type { ChainDocument, Source, Step } from './document.ts';
import { createFlow } from './flow.ts';
import { createHistory } from './history.ts';
import type { ChainEnvironment, Loaded } from './stage.ts';
import type { StepView } from './step-view.ts';
import { stepsOfWritten } from './sources.ts';
import { createMiddle, type Draft } from './middle.ts';

export interface ChainOptions extends ChainEnvironment {
  /** Loads the code and texts of a tool. */
  load: (card: Step['card']) => Promise<Loaded>;
  start: ChainDocument;
  /** Whether it starts with an example, which the first input replaces. */
  isExample: boolean;
}

/** Everything about a chain at one moment; a new object after each change. */
export interface ChainSnapshot {
  document: ChainDocument;
  steps: readonly StepView[];
  isExample: boolean;
  /** A value being typed between two steps. */
  draft: Draft | null;
  canUndo: boolean;
  canRedo: boolean;
}

/**
 * Creates the state of a chain: its steps with their values, undo and redo, and their runs. Each step has the state of an
 * operation; only steps that receive something else or whose options have changed run again. Nothing runs before the first
 * subscription or after the last.
 */
export function createChain({ load, start, ...options }: ChainOptions) {
  let environment: ChainEnvironment = { run: options.run, language: options.language };
  let { isExample } = options;
  const history = createHistory(start);
  const flow = createFlow({ document: history.get, environment: () => environment, load, onSettled: tell });
  const { stageOf, settle } = flow;
  const middle = createMiddle({
    document: history.get,
    stageOf,
    runner: () => ({ ...environment, load }),
    onChange: settle,
    set,
  });
  const store = createStore<ChainSnapshot>(take());

  function take(): ChainSnapshot {
    return {
      document: history.get(),
      steps: flow.views(),
      isExample,
      draft: middle.draft(),
      canUndo: history.canUndo(),
      canRedo: history.canRedo(),
    };
  }

  function tell(): void {
    store.set(take());
  }

  /** Sets the next version of the document. */
  function set(next: ChainDocument, group?: string): void {
    history.set(next, group);
    isExample &&= next.input === start.input;
    settle();
  }

  function apply(how: (document: ChainDocument) => ChainDocument, group?: string): void {
    middle.end();
    set(how(history.get()), group);
  }

  function travel(hasMoved: boolean): void {
    if (!hasMoved) return;
    middle.end();
    flow.follow();
  }

  return {
    get: store.get,
    subscribe: whileWatched(store.subscribe, flow.begin),
    stageOf,
    setInput: (input: string | InputFile) => apply(change.setInput(input), 'input'),
    add: (steps: readonly WrittenStep[], at = history.get().steps.length) =>
      apply(change.addSteps(stepsOfWritten(steps), at)),
    setNamedInput: (name: string, value: string) => apply(change.setNamedInput(name, value), `input ${name}`),
    setSource: (id: number, field: string, source: Source | null) => apply(change.setSource(id, field, source)),
    remove: (id: number) => apply(change.removeStep(id)),
    move: (id: number, to: number) => apply(change.moveStep(id, to)),
    toggle: (id: number) => apply(change.toggleStep(id)),
    duplicate: (id: number) => apply(change.duplicateStep(id)),
    /** The user sets options of a step. */
    setValues(id: number, changes: Values, how: 'set' | 'replace' = 'set'): void {
      const stage = stageOf(id);
      const step = history.get().steps.find((each) => each.id === id);
      if (!stage || !step) return;
      stage.operation[how](changes);
      const values = Object.entries({ ...step.values, ...changes });
      const own = values.filter(([name, value]) => !isSame(value, stage.op.fields[name]?.initial));
      apply(change.setStepValues(id, Object.fromEntries(own)), `values ${id} ${Object.keys(changes).join()}`);
    },
    /** Replaces everything. */
    replace: (next: ChainDocument) => apply(() => next),
    /** A value between two steps is typed: see `middle.ts`. */
    edit: middle.type,
    leaveEdit: middle.leave,
    restoreEdit: () => middle.restore(apply),
    unpin: () => apply(change.setPin(null)),
    run: (id: number) => stageOf(id)?.operation.run(),
    cancel: (id: number) => stageOf(id)?.operation.cancel(),
    retry: flow.retry,
    undo: () => travel(history.undo()),
    redo: () => travel(history.redo()),
    setLanguage(language: string): void {
      if (language === environment.language) return;
      environment = { ...environment, language };
      flow.renew(language);
    },
  };
}

export type Chain = ReturnType<typeof createChain>;

import { SLOW_MS } from '../core/cost.ts';
import type { Operation } from '../core/tool.ts';
import { createStore } from '../session/create-store.ts';
import { createContent } from './content.ts';
import { createEdits } from './edits.ts';
import { generated } from './example.ts';
import type { Inverting } from './inverting.ts';
import { schemaOf, type Validation } from './validation.ts';
import { createLive } from './live.ts';
import { createMaking } from './making.ts';
import { createRuns, outcomeOf, type Prepared, type Run } from './runs.ts';
import { type Hold, type OperationSnapshot, stateOf } from './snapshot.ts';
import { allSendable, initialValues, type Values } from './values.ts';
import { whileWatched } from './watched.ts';

export interface OperationOptions {
  /** The name of the operation in its tool. */
  name: string;
  op: Operation;
  /** The initial content of the fields. */
  start: Values;
  run: Run;
  /** Converts text typed in a result back to inputs. */
  inverting?: Inverting | undefined;
  /** A result computed before. */
  prepared?: Prepared | undefined;
  /** A change runs the operation again on the same values. */
  revision?: unknown;
  /** Called with the values that the user sets, as their rules read them, except those that are refused. */
  onSet?: (accepted: Values) => void;
  /** Work that takes at least this long (ms) waits for the user to start it. */
  patience?: number;
  /** Whether an example is shown while nothing is entered. */
  hasExample?: boolean;
  /** Whether a page shows the result; see `Context.forPage`. */
  forPage?: boolean;
  /** What runs wait for, with these values. */
  holdOf?: (values: Values) => Hold;
}

function acceptedOf(changes: Values, { input, refused }: Validation): Values {
  const names = Object.keys(changes).filter((name) => !refused.some(({ field }) => field === name));
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/**
 * Creates the state of one operation: what its fields hold, whether that is valid, what a run would cost, the runs and
 * the result to show. Nothing runs before the first subscription or after the last. It knows no page: a form, a line
 * and a step of a chain use the same.
 */
export function createOperation({ name, op, ...options }: OperationOptions) {
  const { onSet, patience = SLOW_MS, hasExample = true, holdOf = () => null } = options;
  let { run, inverting, revision } = options;
  const content = createContent(op, options.start, hasExample);
  const { effective } = content.get();
  const prepared = options.prepared && outcomeOf(options.prepared.result, options.prepared.values);
  const runs = createRuns(
    (input, how) => run(name, input, { ...how, cost: content.get().cost, forPage: options.forPage }),
    // As an outcome of the same object, it is known to be the example's.
    prepared?.isOf(effective) ? outcomeOf(prepared.result, effective) : (prepared ?? null),
    tell,
  );
  const edits = createEdits({ op, content: content.get, inverting: () => inverting, onSet: fill, onChange: tell });
  let undo: Values | undefined;
  let turn = 0;
  const live = createLive({ op, content, runs, patience, holdOf });

  function take(): OperationSnapshot {
    const now = content.get();
    const { good } = runs.get();
    const state = stateOf({
      op,
      content: now,
      runs: runs.get(),
      isUnderway: runs.isUnderway(),
      hold: live.holds(),
      asks: live.asks(),
      edits,
      isOfGhost: good !== null && content.isOfGhost(good.values),
    });
    return { ...state, canUndo: undo !== undefined, turn };
  }
  const store = createStore(take());

  function tell(): void {
    store.set(take());
  }

  /** The fields hold something else. */
  function changed(again = false): void {
    live.follow(again);
    tell();
  }

  function fill(next: Values, before?: Values, again = false): void {
    undo = before;
    turn += 1;
    content.replace(next);
    changed(again);
  }

  function replaceAll(next: Values): void {
    edits.end();
    fill(next, content.get().values);
  }

  function start(): void {
    live.start();
    tell();
  }

  return {
    op,
    /** The rules of all its fields as one. */
    schema: schemaOf(op),
    get: store.get,
    subscribe: whileWatched(store.subscribe, live.begin),
    /** Replaces what it was created with, as far as that may change. */
    setOptions(next: Pick<OperationOptions, 'run' | 'inverting' | 'revision'>): void {
      ({ run, inverting } = next);
      if (next.revision === revision) return;
      ({ revision } = next);
      changed(true);
    },
    /** The user sets these fields. */
    set(changes: Values): void {
      edits.end();
      undo = undefined;
      content.edit(changes);
      onSet?.(acceptedOf(changes, content.get()));
      changed();
    },
    /** Sets these fields so that it can be undone. */
    replace: (changes: Values) => replaceAll({ ...content.get().values, ...changes }),
    /** Fills the fields with an example, and the others with their initial values; starts the work. */
    async show(example: Values): Promise<void> {
      replaceAll({ ...initialValues(op), ...(await allSendable(example)) });
      if (live.asks()) start();
    },
    /** Runs now. */
    run: start,
    /** Runs those files again that failed, or goes on with those that a run was stopped before. */
    goOn(): void {
      live.goOn();
      tell();
    },
    make: createMaking((values, signal) => run(name, values, { signal, cost: content.get().cost }), runs),
    /** Makes another result, ignoring edits of the last one. */
    regenerate(): void {
      const before = edits.takeBack();
      if (!before) return start();
      edits.end();
      fill(before, undefined, true);
    },
    /** Stops a run for the user. */
    cancel: runs.cancel,
    /** Takes values of something else that it follows, or sees that what its runs wait for has changed. */
    feed(changes: Values): void {
      content.edit(changes);
      const { effective: before, hold } = store.get();
      if (content.get().effective !== before || live.holds() !== hold) changed();
    },
    reset: () => replaceAll({ ...content.initial, ...generated(op) }),
    undo() {
      edits.end();
      if (undo) fill(undo);
    },
    edits: edits.actions,
  };
}

/** The state of one operation, and what can be done with it. */
export type OperationState = ReturnType<typeof createOperation>;

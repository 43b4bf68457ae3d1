import type { Failure } from '../../core/failure.ts';
import { activeSteps, type ChainDocument, setStepValues, type Step } from './document.ts';
import { type Runner, takenBack } from './inverses.ts';
import type { Stage } from './stage.ts';

/** A value being typed in place of what a step makes. */
export interface Draft {
  step: number;
  text: string;
  /** Whether it is being taken back. */
  isPending: boolean;
  /** Why the text leads to no input, and the step that says so. */
  failure: { step: Step; failure: Failure } | null;
}

interface MiddleOptions {
  document: () => ChainDocument;
  stageOf: (id: number) => Stage | undefined;
  runner: () => Runner;
  onChange: () => void;
  set: (next: ChainDocument, group: string) => void;
}

type Rewound =
  | { kind: 'input'; value: string; options: ReadonlyMap<number, Step['values']> }
  | { kind: 'cut'; step: number; value: string; options: ReadonlyMap<number, Step['values']> }
  | { kind: 'refused'; step: Step; failure: Failure };

/**
 * Values typed between two steps. The steps below run on with them; those above that have an inverse compute their input
 * anew, and the first one without cuts the chain: its value is the typed one from then on.
 */
export function createMiddle({ document, stageOf, runner, onChange, set }: MiddleOptions) {
  let draft: Draft | null = null;
  let running: AbortController | undefined;
  let hasLeft = false;
  /** The version before the value was typed. */
  let before: ChainDocument | null = null;

  async function rewind(from: number, text: string, signal: AbortSignal): Promise<Rewound> {
    const { pin, ...rest } = document();
    const active = activeSteps(rest);
    const options = new Map<number, Step['values']>();
    let value = text;
    for (const step of active.slice(0, active.findIndex(({ id }) => id === from) + 1).toReversed()) {
      // An option may take the very value that would change.
      const isBound = pin?.step === step.id || Object.keys(step.sources).length > 0;
      const back = isBound ? null : await stepBack(step, value, signal);
      if (!back) return { kind: 'cut', step: step.id, value, options };
      if (!back.ok) return { kind: 'refused', step, failure: back.failure };
      if (back.options && Object.keys(back.options).length > 0) options.set(step.id, back.options);
      value = back.value;
    }
    return { kind: 'input', value, options };
  }

  async function stepBack(step: Step, value: string, signal: AbortSignal) {
    const stage = stageOf(step.id);
    const text = stage && stage.textOf();
    if (!stage || text === null || text === undefined) return null;
    const { card, operation } = step;
    const way = { card, operation, op: stage.op, loaded: { tool: stage.tool, texts: stage.texts } };
    return takenBack({ way, input: stage.operation.get().input, text }, value, { ...runner(), signal });
  }

  async function type(id: number, text: string): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = own;
    hasLeft = false;
    if (draft?.step !== id) before = document();
    draft = { step: id, text, isPending: true, failure: null };
    onChange();
    const rewound = await rewind(id, text, own.signal);
    if (running !== own || draft === null) return;
    if (rewound.kind === 'refused') {
      draft = { ...draft, isPending: false, failure: { step: rewound.step, failure: rewound.failure } };
      return onChange();
    }
    draft = hasLeft ? null : { ...draft, isPending: false };
    let next = document();
    for (const [step, values] of rewound.options) {
      const before = next.steps.find((each) => each.id === step)?.values ?? {};
      next = setStepValues(step, { ...before, ...values })(next);
    }
    const pin = rewound.kind === 'cut' ? { step: rewound.step, value: rewound.value } : null;
    const input = rewound.kind === 'input' ? rewound.value : next.input;
    set({ ...next, input, pin, expected: null }, `edit ${id}`);
  }

  return {
    draft: () => draft,
    type: (id: number, text: string) => void type(id, text),
    /** The focus has moved elsewhere: the value of the step is shown again, unless what was typed led to none. */
    leave(): void {
      if (!draft || draft.failure) return;
      if (draft.isPending) hasLeft = true;
      else draft = null;
      onChange();
    },
    /** Takes back what was typed. */
    restore(apply: (change: () => ChainDocument) => void): void {
      if (draft && before) apply(() => before as ChainDocument);
    },
    /** The user changes something else. */
    end(): void {
      running?.abort();
      running = undefined;
      draft = null;
    },
  };
}

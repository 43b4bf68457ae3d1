import type { WrittenStep } from '../../calls/notation.ts';
import type { InputFile } from '../../core/field.ts';
import type { Values } from '../../operation/values.ts';

/** Where an option takes its value from: a step, wherever it is moved, or an input by its name. */
export type Source = { readonly step: number } | { readonly input: string };

/** Where the options of a step take their values from, by field. */
type StepSources = Readonly<Record<string, Source>>;

/** One operation of a chain. */
export interface Step {
  readonly id: number;
  readonly card: WrittenStep['card'];
  readonly operation: WrittenStep['operation'];
  /** What its fields hold, where that isn't their initial value; the value of the step above isn't part of it. */
  readonly values: Values;
  /** The options that take their values from elsewhere. */
  readonly sources: StepSources;
  /** Whether it is skipped. */
  readonly off: boolean;
}

/** A value typed in place of what a step makes, which nothing could take back to the steps above. */
interface Pin {
  readonly step: number;
  readonly value: string;
}

/** What the user has made of a chain: everything that undo restores. */
export interface ChainDocument {
  readonly input: string | InputFile;
  /** Other inputs, by the names that options take them under. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly pin: Pin | null;
  /** The input of the chain that this one reverses; it should come out at the end. */
  readonly expected: string | null;
}

export const EMPTY: ChainDocument = { input: '', inputs: {}, steps: [], pin: null, expected: null };

let lastId = 0;
/** Returns a step that no chain has yet. */
export const stepOf = ({ card, operation, values }: Omit<WrittenStep, 'sources'>): Step => ({
  id: (lastId += 1),
  card,
  operation,
  values,
  sources: {},
  off: false,
});

export const activeSteps = ({ steps }: Pick<ChainDocument, 'steps'>): readonly Step[] =>
  steps.filter(({ off }) => !off);

type Change = (document: ChainDocument) => ChainDocument;

const withSteps =
  (change: (steps: readonly Step[]) => readonly Step[]): Change =>
  (document) => {
    const steps = change(document.steps);
    const { pin } = document;
    // A value typed at a step that is gone or skipped has no place any more.
    const holds = pin !== null && steps.some(({ id, off }) => id === pin.step && !off);
    return { ...document, steps, pin: holds ? pin : null };
  };

export const setInput =
  (input: ChainDocument['input']): Change =>
  (document) => ({ ...document, input, expected: null });

/** Adds steps at a position. */
export const addSteps = (steps: readonly Step[], at: number): Change =>
  withSteps((before) => before.toSpliced(at, 0, ...steps));

export const removeStep = (id: number): Change => withSteps((steps) => steps.filter((step) => step.id !== id));

/** Moves a step to a position among the others; outside of the list it becomes the first or last. */
export const moveStep = (id: number, to: number): Change =>
  withSteps((steps) => {
    const step = steps.find((each) => each.id === id);
    const others = steps.filter((each) => each.id !== id);
    return step ? others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, step) : steps;
  });

export const toggleStep = (id: number): Change =>
  withSteps((steps) => steps.map((step) => (step.id === id ? { ...step, off: !step.off } : step)));

export const duplicateStep = (id: number): Change =>
  withSteps((steps) => steps.flatMap((step) => (step.id === id ? [step, { ...step, id: stepOf(step).id }] : [step])));

export const setStepValues = (id: number, values: Values): Change =>
  withSteps((steps) => steps.map((step) => (step.id === id ? { ...step, values } : step)));

/** Sets where an option takes its value from; null for one that is typed. */
export const setSource = (id: number, field: string, source: Source | null): Change =>
  withSteps((steps) =>
    steps.map((step) => {
      if (step.id !== id) return step;
      const { [field]: _, ...others } = step.sources;
      return { ...step, sources: source ? { ...others, [field]: source } : others };
    }),
  );

export const setNamedInput =
  (name: string, value: string): Change =>
  (document) => ({ ...document, inputs: { ...document.inputs, [name]: value } });

export const setPin =
  (pin: ChainDocument['pin']): Change =>
  (document) => ({ ...document, pin });

import { carriedBy } from '../../core/kinds.ts';
import { connects } from '../../core/steps/chain.ts';
import { primaryValue } from '../../core/steps/passing.ts';
import { INPUT } from '../../core/steps/sources.ts';
import type { Loaded, ChainEnvironment, PassedInput, Received, Stage } from './stage.ts';
import { createSource, createStage } from './stage.ts';
import { activeSteps, type ChainDocument, type Source, type Step } from './document.ts';
import { type Barrier, type StepView, viewOf } from './step-view.ts';

interface FlowOptions {
  document: () => ChainDocument;
  environment: () => ChainEnvironment;
  /** Loads the code and texts of a tool. */
  load: (card: Step['card']) => Promise<Loaded>;
  /** Called when every step has what is there for it. */
  onSettled: () => void;
}

const NOTHING: Received = { passed: null, hold: null, secret: false, taken: {} };

function receivedOf(input: PassedInput | null, secret: boolean): Received {
  if (input === null) return NOTHING;
  if (typeof input === 'object') return { ...NOTHING, passed: input.passed, secret };
  return { ...NOTHING, hold: input === 'soon' ? 'soon' : 'refused', secret };
}

/** Keeps a stage for each step of a chain. */
function createStages({ document, environment, load }: FlowOptions, onChange: () => void) {
  const stages = new Map<number, Stage>();
  const loading = new Set<number>();
  const broken = new Set<number>();
  const leaves = new Map<number, () => void>();
  let isWatched = false;

  async function start(step: Step): Promise<void> {
    if (loading.has(step.id) || broken.has(step.id)) return;
    loading.add(step.id);
    try {
      const loaded = await load(step.card);
      const op = loaded.tool.operations[step.operation.name];
      if (!op) throw new Error(`${step.card.id} has no operation ${step.operation.name}`);
      const latest = document().steps.find(({ id }) => id === step.id) ?? step;
      const stage = createStage({ ...loaded, op, step: latest, environment, onChange });
      stages.set(step.id, stage);
      if (isWatched) leaves.set(step.id, stage.operation.subscribe(onChange));
    } catch {
      broken.add(step.id); // the step says so, and loads again when asked
    }
    loading.delete(step.id);
    onChange();
  }

  return {
    get: (id: number) => stages.get(id),
    isBroken: (id: number) => broken.has(id),
    all: () => stages.values(),
    start: (step: Step) => void start(step),
    retry: () => broken.clear(),
    begin(): () => void {
      isWatched = true;
      for (const [id, stage] of stages) leaves.set(id, stage.operation.subscribe(onChange));
      return () => {
        isWatched = false;
        for (const leave of leaves.values()) leave();
        leaves.clear();
      };
    },
  };
}

/** Takes the values of options from other steps and inputs. */
function createTaking(
  document: () => ChainDocument,
  stages: ReturnType<typeof createStages>,
  inputs: ReadonlyMap<number, PassedInput>,
) {
  /** Returns the text that a source gives, and whether it's a secret; `soon` or `never` if there is none. */
  function textOf(source: Source, above: readonly Step[]): { text: string; secret: boolean } | 'soon' | 'never' {
    const { input, inputs: named, pin } = document();
    if ('input' in source) {
      const text = source.input === INPUT ? input : (named[source.input] ?? '');
      const secret = source.input === INPUT && above[0]?.operation.primary.secret === true;
      return typeof text === 'string' ? { text, secret } : 'never';
    }
    const step = above.find(({ id }) => id === source.step);
    if (!step) return 'never';
    const stage = stages.get(step.id);
    const secret = isSecret(step);
    if (pin?.step === step.id) return { text: pin.value, secret };
    const text = stage?.textOf() ?? null;
    if (text !== null) return { text, secret };
    // Nothing is passed on as an empty text, as in a line.
    const result = stage?.current();
    if (result && stage?.valueOf(result).entry.value === null) return { text: '', secret };
    const passed = inputs.get(step.id);
    return result || passed === 'never' || passed === 'tooMuch' || stages.isBroken(step.id) ? 'never' : 'soon';
  }

  const isSecret = (step: Step): boolean =>
    (stages.get(step.id)?.received().secret ?? false) || step.operation.outputs[0]?.secret === true;

  /** Adds what the options of a step take from elsewhere. */
  function withTaken(step: Step, above: readonly Step[], received: Received): Received {
    let { hold, secret } = received;
    const taken: Record<string, unknown> = {};
    for (const [field, source] of Object.entries(step.sources)) {
      const value = textOf(source, above);
      if (typeof value === 'string') {
        hold = value === 'never' ? 'refused' : (hold ?? 'soon');
        continue;
      }
      secret ||= value.secret;
      taken[field] = primaryValue(step.operation.fields[field] ?? 'text', value.text);
    }
    return { ...received, hold, secret, taken };
  }

  return { isSecret, withTaken };
}

/** Whether an option takes the value of a step that isn't above, or makes no text. */
const isLost = (step: Step, above: readonly Step[]): boolean =>
  Object.values(step.sources).some((source) => {
    if ('input' in source) return false;
    const from = above.find(({ id }) => id === source.step);
    return !from || carriedBy(from.operation.outputs[0]?.kind ?? 'verdict') === 'words';
  });

/** Feeds each step of a chain with what the one above it makes, as soon as that is there. */
export function createFlow(options: FlowOptions) {
  const { document, onSettled } = options;
  const stages = createStages(options, settle);
  const barriers = new Map<number, Barrier>();
  const inputs = new Map<number, PassedInput>();
  const { isSecret, withTaken } = createTaking(document, stages, inputs);
  const source = createSource(settle);
  const pinned = createSource(settle);
  let isFlowing = false;
  let isAgain = false;

  function barrierBetween(above: Step, step: Step): Barrier {
    const [output] = above.operation.outputs;
    if (!output || !connects(output.kind, step.operation.primary.kind)) return 'misfit';
    return inputs.get(above.id) === 'tooMuch' ? 'tooMuch' : null;
  }

  /** Returns what the step after this one receives. */
  function afterStep(step: Step, next: Step | undefined, isFirst: boolean): Received {
    const stage = stages.get(step.id);
    const kind = next?.operation.primary.kind ?? 'text';
    const made = stage ? stage.gives(kind) : stages.isBroken(step.id) ? 'never' : 'soon';
    // A first step without input ends the chain, as it does in a line.
    const passes = isFirst && stage?.current()?.empty ? 'never' : made;
    inputs.set(step.id, passes);
    const secret = isSecret(step);
    const { pin } = document();
    if (pin?.step !== step.id) return receivedOf(passes, secret);
    return receivedOf(pinned(pin.value, kind) ?? { passed: [{ name: null, value: '' }], lossy: false }, secret);
  }

  function flow(): void {
    const { input, pin, steps } = document();
    const active = activeSteps({ steps });
    let next: Received = NOTHING;
    for (const [index, step] of active.entries()) {
      const stage = stages.get(step.id);
      if (!stage) stages.start(step);
      const above = active[index - 1];
      const before = active.slice(0, index);
      const between = above && pin?.step !== above.id ? barrierBetween(above, step) : null;
      const barrier = between ?? (isLost(step, before) ? 'lost' : null);
      barriers.set(step.id, barrier);
      if (index === 0) next = receivedOf(source(input, step.operation.primary.kind), false);
      stage?.receive(barrier ? { ...NOTHING, hold: 'refused' } : withTaken(step, before, next), step);
      next = afterStep(step, active[index + 1], index === 0);
    }
  }

  function settle(): void {
    if (isFlowing) {
      isAgain = true;
      return;
    }
    isFlowing = true;
    do {
      isAgain = false;
      flow();
    } while (isAgain);
    isFlowing = false;
    onSettled();
  }

  return {
    settle,
    stageOf: stages.get,
    begin(): () => void {
      const end = stages.begin();
      settle();
      return end;
    },
    views(): readonly StepView[] {
      const { steps, pin } = document();
      const above = new Map(activeSteps({ steps }).map((step, index, all) => [step.id, all[index - 1]]));
      return steps.map((step) =>
        viewOf({
          step,
          stage: stages.get(step.id),
          isBroken: stages.isBroken(step.id),
          barrier: barriers.get(step.id) ?? null,
          input: inputs.get(step.id),
          above: above.get(step.id),
          pin,
        }),
      );
    },
    /** Shows the options of another version of the chain. */
    follow(): void {
      for (const step of document().steps) stages.get(step.id)?.follow(step);
      settle();
    },
    /** Loads again what couldn't be loaded. */
    retry(): void {
      stages.retry();
      settle();
    },
    /** Makes all results again, which contain texts. */
    renew(revision: unknown): void {
      for (const stage of stages.all()) stage.renew(revision);
      settle();
    },
  };
}

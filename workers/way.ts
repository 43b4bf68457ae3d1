// Loads when a way from a text to another value is looked for.
import { loadSpec } from '../src/catalog/load-spec.ts';
import { carried, type CarriedValue, fitted } from '../src/core/steps/chain.ts';
import { type InputFile, isInputFile } from '../src/core/field.ts';
import { editedValues } from '../src/core/edits.ts';
import { settingsForInverse } from '../src/core/inverse.ts';
import { firstOutput } from '../src/core/outputs.ts';
import { type Operation, primaryOf, type Tool } from '../src/core/tool.ts';
import { runTool } from '../src/core/run.ts';
import type { Goal, Made } from '../src/core/steps/way/goals.ts';
import {
  type Attempt,
  type Decoder,
  findWay,
  isDecoder,
  LONGEST,
  type Unpacker,
  type Way,
  type WayStep,
} from '../src/core/steps/way/way.ts';

/** A search as plain data. */
export interface WayJob {
  text: string;
  goal: Goal;
  language: string;
  /** Operations with the inverses that may prove them. */
  decoders: readonly { step: WayStep; back: WayStep }[];
  /** Operations that decode a text to bytes, with the inverses that may prove them. */
  byteDecoders: readonly { step: WayStep; back: WayStep }[];
  /** Operations that take files out of one. */
  openers: readonly WayStep[];
  /** Operations that may lead to a text that is looked for. */
  others: readonly WayStep[];
}

/** Returns the operations that recognize a text; the page knows. */
export type Recognizing = (text: string) => readonly WayStep[] | Promise<readonly WayStep[]>;

/** Milliseconds for a search, once the code has loaded. */
const TIME_LIMIT = 1000;

interface Loaded {
  tool: Tool;
  op: Operation;
}

async function loaded(step: WayStep): Promise<Loaded> {
  const tool = await loadSpec(step);
  const op = tool.operations[step.operation];
  if (!op) throw new Error(`${step.id} has no operation ${step.operation}`);
  return { tool, op };
}

const initialValues = ({ fields }: Operation) =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]));

/** Returns a function that runs an operation on a text or a file; undefined if it refuses that. */
function valueOf({ tool, op }: Loaded, { operation, values }: Omit<WayStep, 'id' | 'category'>, language: string) {
  const name = primaryOf(op)?.name ?? '';
  const options = { ...initialValues(op), ...values };
  return async (value: CarriedValue): Promise<ReturnType<typeof carried> | undefined> => {
    const environment = { now: Date.now(), language };
    const result = await runTool(tool, operation, { ...options, [name]: value }, environment);
    return result.ok ? carried(op, result.output, ({ message }) => message) : undefined;
  };
}

/** Returns a function that runs an operation on a text; null if it refuses the text. */
function runnerOf(loadedStep: Loaded, operation: string, values: WayStep['values'], language: string) {
  const run = valueOf(loadedStep, { operation, values }, language);
  return async (text: string): Promise<Made | null> => {
    const value = await run(text);
    if (value === undefined) return null;
    if (typeof value === 'string') return { text: value, isPicture: false };
    const [file] = [value].flat();
    return { text: null, isPicture: isInputFile(file) && file.type.startsWith('image/') };
  };
}

async function attemptOf(step: WayStep, language: string): Promise<Attempt | Decoder> {
  const own = await loaded(step);
  const attempt = { step, run: runnerOf(own, step.operation, step.values, language) };
  const { output } = firstOutput(own.op, undefined);
  const { edits } = output;
  if (output.kind !== 'code' || edits === undefined) return attempt;
  // What a spec says of an edited document leads back to the text that holds it.
  const name = primaryOf(own.op)?.name ?? '';
  return {
    ...attempt,
    backStep: step,
    back: async (made, text) => {
      const edited = await editedValues(own.op, edits, made, {
        ...initialValues(own.op),
        ...step.values,
        [name]: text,
      });
      return edited.ok ? String(edited.values[name]) : null;
    },
  };
}

/** Decoders that have proven to be one; null for an operation that isn't. */
const proven = new Map<string, Promise<Decoder | null>>();

async function decoderOf(step: WayStep, back: WayStep, language: string): Promise<Decoder | null> {
  const [from, to] = await Promise.all([loaded(step), loaded(back)]);
  const values = settingsForInverse(from.op, to.op, { ...initialValues(from.op), ...step.values });
  const encode = runnerOf(to, back.operation, values, language);
  const decoder = {
    step,
    run: runnerOf(from, step.operation, step.values, language),
    backStep: { ...back, values },
    back: async (text: string) => (await encode(text))?.text ?? null,
  };
  return (await isDecoder(decoder)) ? decoder : null;
}

function decodersOf({ decoders, language }: WayJob): Promise<(Decoder | null)[]> {
  const all = decoders.map(({ step, back }) => {
    const key = JSON.stringify([step, back, language]);
    // Of a tool that couldn't be loaded, the next search may do better.
    const own = proven.get(key) ?? decoderOf(step, back, language).catch(() => (proven.delete(key), null));
    proven.set(key, own);
    return own;
  });
  return Promise.all(all);
}

/** Bytes that are no text, which only decoders of bytes take and give back. */
const ANY_BYTES = Uint8Array.from([0, 255, 128, 10, 65, 254, 1, 127]);

type ToBytes = (text: string) => Promise<InputFile | null>;

/** Returns what decodes a text to bytes, if the operation decodes any that its inverse has encoded. */
async function toBytesOf({ step, back }: WayJob['byteDecoders'][number], language: string): Promise<ToBytes | null> {
  const [decode, encode] = await Promise.all(
    [step, back].map(async (own) => valueOf(await loaded(own), own, language)),
  );
  const toBytes: ToBytes = async (text) => {
    const value = await decode?.(text);
    return isInputFile(value) ? value : null;
  };
  const code = await encode?.(new File([ANY_BYTES], 'bytes'));
  const made = typeof code === 'string' ? await toBytes(code) : null;
  const bytes = made && new Uint8Array(await made.arrayBuffer());
  return bytes?.join() === ANY_BYTES.join() ? toBytes : null;
}

const bytesProven = new Map<string, Promise<ToBytes | null>>();

/** Returns the text that the only file in another one is; null if it isn't one. */
async function onlyText(value: ReturnType<typeof carried> | undefined): Promise<string | null> {
  const [file, ...others] = Array.isArray(value) ? (value as readonly InputFile[]) : [];
  if (!file || others.length > 0 || file.size > LONGEST) return null;
  const { value: text, lossy } = await fitted(file, 'text');
  return lossy || typeof text !== 'string' ? null : text;
}

async function unpackersOf({ byteDecoders, openers, language }: WayJob): Promise<Unpacker[]> {
  const unpackers: Unpacker[] = [];
  for (const own of byteDecoders) {
    const key = JSON.stringify([own, language]);
    const proof = bytesProven.get(key) ?? toBytesOf(own, language).catch(() => (bytesProven.delete(key), null));
    bytesProven.set(key, proof);
    const toBytes = await proof;
    if (!toBytes) continue;
    for (const opener of openers) {
      const open = valueOf(await loaded(opener), opener, language);
      unpackers.push({
        steps: [own.step, opener],
        run: async (text) => {
          const file = await toBytes(text);
          // Bytes that are text are what other decoders make, too.
          if (!file || !(await fitted(file, 'text')).lossy) return null;
          return onlyText(await open(file));
        },
      });
    }
  }
  return unpackers;
}

/**
 * Looks for steps that lead from a text to a goal; null if there are none, or the search was stopped. `clock` says how many
 * milliseconds it has taken.
 */
export async function wayOf(
  job: WayJob,
  recognizing: Recognizing,
  isStopped?: () => boolean,
  clock: () => number = () => performance.now(),
): Promise<Way | null> {
  const { text, goal, language } = job;
  const attempts = (steps: readonly WayStep[]) => Promise.all(steps.map((step) => attemptOf(step, language)));
  const [decoders, unpackers, others] = await Promise.all([decodersOf(job), unpackersOf(job), attempts(job.others)]);
  const end = clock() + TIME_LIMIT;
  return findWay(
    text,
    goal,
    {
      decoders: decoders.filter((decoder) => decoder !== null),
      unpackers,
      others,
      recognizing: async (value) => attempts(await recognizing(value)),
    },
    () => clock() > end || isStopped?.() === true,
  );
}

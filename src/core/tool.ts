import type { Context } from './context.ts';
import type { EachFile } from './each-file.ts';
import type { Field } from './field.ts';
import type { Problem } from '../base/problem.ts';
import type { SHARED_FIXES } from './failure.ts';
import type { Output, ValueOf } from './values.ts';

export type Fields = Readonly<Record<string, Field>>;
export type Outputs = Output | Readonly<Record<string, Output>>;

export type InputOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['initial'] };

/** The value of a single kind, or a record of values for a record of kinds. */
export type OutputOf<O> = O extends Output ? ValueOf<O> : { -readonly [K in keyof O]: ValueOf<O[K]> };

type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

export interface ExampleBase<F extends Fields, Warn extends string, Read extends string> {
  input: Partial<InputOf<F>>;
  /** Warnings of the run, in order; not checked if absent. */
  warns?: readonly Warn[];
  /** How the input is read; not checked if absent. */
  reads?: Read;
  /** The other readings that the run offers, in order; not checked if absent. */
  others?: readonly Read[];
  /** The clock, as an ISO date; fixed by default. */
  now?: string;
  language?: string;
  /** Why the round trip through `inverse` is skipped. */
  noRoundTrip?: string;
}

export type WorkingExample<F extends Fields, O, Warn extends string, Read extends string> = ExampleBase<F, Warn, Read> &
  ({ output: O extends Output ? OutputOf<O> : DeepPartial<OutputOf<O>> } | { check: (output: OutputOf<O>) => boolean });

/**
 * An example shown to users: as a chip on the page and in the command line help. It must succeed; failing inputs belong
 * in cases.
 */
export type Example<
  F extends Fields = Fields,
  O = Outputs,
  Warn extends string = string,
  Read extends string = string,
> = WorkingExample<F, O, Warn, Read> & {
  /** What it demonstrates, as a key of `examples` in the locale file. */
  sample?: string;
};

/** Examples by what they demonstrate; the first one is shown on arrival. Unnamed ones are for tests of the engine. */
type Examples<F extends Fields, O, Warn extends string, Read extends string> =
  | Readonly<Record<string, Example<F, O, Warn, Read>>>
  | readonly Example<F, O, Warn, Read>[];

/** The same as a list, each with its name. */
function listed(examples: Examples<Fields, Outputs, string, string>): readonly Example[] {
  if (Array.isArray(examples)) return examples as readonly Example[];
  return Object.entries(examples as Readonly<Record<string, Example>>).map(([sample, example]) => ({
    ...example,
    sample,
  }));
}

/** When to suggest this operation for a pasted text. Data only, so that it can be part of the catalog. */
export interface Detect<Name extends string = string, Out extends string = string> {
  /** The field that receives the text; the primary one by default. */
  field?: Name;
  pattern: RegExp;
  /** Minimum and maximum length of the text, in UTF-16 units. */
  length?: readonly [number, number];
  guard?: Guard;
  /** 0 to 1: from 0.9 the answer is above the tools, from 0.6 below an exact match; from 0.3 the tool is suggested, below it only chooses an operation. */
  confidence: number;
  /** The outputs that such a text asks for; the first ones by default. */
  outputs?: readonly Out[];
}

export type Guard = 'json' | 'json-lines' | 'jwt' | 'base64-text' | 'date' | 'cron-fields' | 'url' | 'yaml' | 'query';

/** A notation by its name: its values, those likely in it without the name (`ff in decimal`), and the fields that it sets. */
export interface Notation<I = Readonly<Record<string, unknown>>> {
  pattern: RegExp;
  implied?: RegExp;
  sets: I;
}

/** An operation with its types erased, as the engine uses it. */
export interface Operation {
  readonly fields: Fields;
  readonly output: Outputs;
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
  readonly messages: readonly string[];
  /** How it can read its input; see `Context.reading`. */
  readonly readings: readonly string[];
  readonly aliases: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly detect: readonly Detect[];
  /** Words that can follow "in" (`0xff in binary`), each with the output it selects. */
  readonly targets: Readonly<Record<string, string>>;
  /** Words that can name the notation of the value in front of "in" (`FF hex in decimal`). */
  readonly notations?: Readonly<Record<string, Notation>>;
  /** Whether any text is valid input. The operation is then suggested for unrecognized text. */
  readonly anyText?: boolean;
  readonly inverse?: string;
  readonly answers?: 'inline';
  readonly runsIn?: 'worker';
  readonly rests?: true; // calls `Context.rest` often: it can be stopped at any time, so it runs with every letter
  /** What only browsers have; elsewhere it fails as `only-in-browser`. */
  readonly needs?: 'canvas';
  /** The main output; the first one by default. */
  readonly lead?: string;
  /** The fields that are blanks in a sentence, which is under `sentences` in the texts of the tool. */
  readonly sentence?: readonly string[];
  /** A lookup table: its result is shown before anything is typed. */
  readonly reference?: true;
  /**
   * Operations of the same tool whose results the page shows below its own, by name, with the field values that each
   * gets from this one's input. Their other fields are on the page, too; they have no tab of their own.
   */
  readonly also?: Readonly<Record<string, (input: never) => Readonly<Record<string, unknown>>>>;
  /**
   * Milliseconds that the work takes on one core of a 2024 cloud server. At `SLOW_MS` or more it starts with a button
   * that shows the estimate; below, it runs as the user types. Implies the worker.
   */
  readonly cost?: (input: never) => number;
  /** Milliseconds after which a run is ended, for work of unpredictable length such as a pattern. Implies the worker. */
  readonly timeLimit?: number;
  /** Interval in milliseconds between runs, for results that depend on the clock. */
  readonly live?: number;
  readonly eachFile?: EachFile;
  readonly transform: (input: never, ctx: Context) => unknown;
  /** Proposes a text for the field with a problem, and the label of the button that sets it; null if there is none. */
  readonly repair?: (text: string, problem: Problem) => Promise<{ label: string; text: string } | null>;
  readonly examples: readonly Example[];
}

declare const typed: unique symbol;

/** An operation with its types, as its cases need them; exists only at compile time. */
export interface OperationOf<
  F extends Fields,
  O,
  Fail extends string,
  Warn extends string,
  D extends readonly Detect[],
  Read extends string,
> extends Operation {
  readonly [typed]?: { fields: F; output: O; failures: Fail; warnings: Warn; detect: D; readings: Read };
}

interface Identity {
  /** The name of a lucide icon. */
  icon: string;
  /** Texts exist only in English so far; other languages may follow. */
  draft?: boolean;
  /** ISO date; the tool is labeled "new" for 14 days. */
  createdAt?: string;
  redirectFrom?: readonly `/${string}`[];
  /** Two keys that open the tool from anywhere. */
  sequence?: readonly [string, string];
  /** Ids of other tools that the page suggests. */
  related?: readonly string[];
}

export interface Tool extends Identity {
  readonly view: boolean;
  /** Texts of a view other than its title: keys of `messages` in its locale file. */
  readonly messages?: readonly string[];
  readonly operations: Readonly<Record<string, Operation>>;
}

/** A tool with typed operations. */
export interface ToolOf<Ops extends Tool['operations']> extends Tool {
  readonly operations: Ops;
}

export interface OperationSpec<
  F extends Fields,
  O extends Outputs,
  Fail extends string,
  Warn extends string,
  Say extends string,
  D extends readonly Detect[],
  Read extends string,
> {
  fields: F;
  output: O;
  /** Codes of the user's mistakes; their messages are in the locale file under `failures.<code>`. */
  failures?: readonly Fail[];
  warnings?: readonly Warn[];
  messages?: readonly Say[];
  /** How the input can be read, if there are several ways; their names are under `readings.<code>`. */
  readings?: readonly Read[];
  /** Short words for the palette and the command line, each with the fields it presets. */
  aliases?: Readonly<Record<string, Partial<InputOf<NoInfer<F>>>>>;
  detect?: D & readonly Detect<NoInfer<keyof F & string>, O extends Output ? 'result' : keyof NoInfer<O> & string>[];
  targets?: Readonly<Record<string, O extends Output ? 'result' : keyof NoInfer<O> & string>>;
  notations?: Readonly<Record<string, Notation<Partial<InputOf<NoInfer<F>>>>>>;
  anyText?: true;
  /** The operation that reverses this one: `decode`, or `other-tool/decode`. */
  inverse?: string;
  answers?: 'inline';
  runsIn?: 'worker';
  rests?: true;
  needs?: 'canvas';
  lead?: O extends Output ? 'result' : keyof NoInfer<O> & string;
  sentence?: readonly (keyof NoInfer<F> & string)[];
  reference?: true;
  also?: Readonly<Record<string, (input: InputOf<NoInfer<F>>) => Readonly<Record<string, unknown>>>>;
  cost?: (input: InputOf<NoInfer<F>>) => number;
  timeLimit?: number;
  live?: number;
  eachFile?: EachFile<O extends Output ? OutputOf<NoInfer<O>> : Partial<OutputOf<NoInfer<O>>>>;
  transform: (
    input: InputOf<NoInfer<F>>,
    ctx: Context<
      NoInfer<keyof F & string>,
      NoInfer<Fail>,
      NoInfer<Warn>,
      NoInfer<Say>,
      NoInfer<Read>,
      InputOf<NoInfer<F>>
    >,
  ) => OutputOf<NoInfer<O>> | Promise<OutputOf<NoInfer<O>>>;
  /** Proposes another text for a field with a `Problem`, such as one with the missing brackets; the label is a message, or a shared fix. */
  repair?: (
    text: string,
    problem: Problem,
  ) => Promise<{ label: NoInfer<Say> | (typeof SHARED_FIXES)[number]; text: string } | null>;
  examples: Examples<NoInfer<F>, NoInfer<O>, NoInfer<Warn>, NoInfer<Read>>;
}

/** Defines one operation of a tool; wrong field names, outputs, codes and examples are compile errors. */
export function operation<
  const F extends Fields,
  O extends Outputs,
  const Fail extends string = never,
  const Warn extends string = never,
  const Say extends string = never,
  const D extends readonly Detect[] = readonly [],
  const Read extends string = never,
>(spec: OperationSpec<F, O, Fail, Warn, Say, D, Read>): OperationOf<F, O, Fail, Warn, D, Read> {
  const { failures = [], warnings = [], messages = [], readings = [] } = spec;
  const { aliases = {}, detect = [], targets = {} } = spec;
  const examples = listed(spec.examples as Examples<Fields, Outputs, string, string>);
  return {
    ...spec,
    examples,
    failures,
    warnings,
    messages,
    readings,
    aliases,
    detect,
    targets,
  } as unknown as OperationOf<F, O, Fail, Warn, D, Read>;
}

/**
 * Defines a tool with several operations: `defineTool({ icon, operations: { encode: operation({…}), decode:
 * operation({…}) } })`.
 */
export function defineTool<Ops extends Tool['operations']>(spec: Identity & { operations: Ops }): ToolOf<Ops>;
/** Defines a tool with one operation, whose properties are part of the tool itself. The operation is called `run`. */
export function defineTool<
  const F extends Fields,
  O extends Outputs,
  const Fail extends string = never,
  const Warn extends string = never,
  const Say extends string = never,
  const D extends readonly Detect[] = readonly [],
  const Read extends string = never,
>(
  spec: Identity & OperationSpec<F, O, Fail, Warn, Say, D, Read>,
): ToolOf<{ run: OperationOf<F, O, Fail, Warn, D, Read> }>;
export function defineTool(spec: Identity & { operations?: Tool['operations'] }): Tool {
  const { icon, draft, createdAt, redirectFrom, sequence, related } = spec;
  const operations = spec.operations ?? {
    run: operation(
      spec as unknown as OperationSpec<Fields, Outputs, string, string, string, readonly Detect[], string>,
    ),
  };
  return { icon, draft, createdAt, redirectFrom, sequence, related, view: false, operations };
}

/**
 * Defines a tool that is a session rather than a function; its component is `src/views/<id>/index.tsx`. It may also
 * have operations, which run in the palette and on the command line.
 */
export function defineView<Ops extends Tool['operations'] = Record<never, Operation>>(
  spec: Identity & Pick<Tool, 'messages'> & { operations?: Ops },
): ToolOf<Ops> {
  return { ...spec, view: true, operations: spec.operations ?? ({} as Ops) };
}

/** Returns the field that receives palette text and standard input. */
export function primaryOf(op: Pick<Operation, 'fields'>): { name: string; field: Field } | null {
  const entry = Object.entries(op.fields).find(([, field]) => field.primary);
  return entry ? { name: entry[0], field: entry[1] } : null;
}

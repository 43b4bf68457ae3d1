import type { Field } from './field.ts';
import type { Params, Position, SharedFailure, ToolFailure } from './failure.ts';
import type { Message, Output, ValueOf } from './values.ts';

export type Fields = Readonly<Record<string, Field>>;
export type Outputs = Output | Readonly<Record<string, Output>>;

export type InputOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['initial'] };

/** A single kind gives its value, a record of kinds a record of values. */
export type OutputOf<O> = O extends Output ? ValueOf<O> : { -readonly [K in keyof O]: ValueOf<O[K]> };

export interface FailDetail<Name extends string = string> {
  field?: Name;
  at?: Position;
  params?: Params;
}

/** What a transform gets besides its input. Time and chance come from here, so that examples are reproducible. */
export interface Context<
  Name extends string = string,
  Fail extends string = string,
  Warn extends string = string,
  Say extends string = string,
> {
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Language of the texts, as `en` or `cn`. */
  readonly language: string;
  /** Bytes from a cryptographically secure source. */
  random(byteCount: number): Uint8Array<ArrayBuffer>;
  /** Share of the work that is done, 0 to 1. */
  progress(share: number): void;
  /** The user's mistake, to be thrown. The field is the primary one unless said otherwise. */
  fail(code: Fail, detail?: FailDetail<Name>): ToolFailure;
  /** Something that the user should know about a result that is right all the same. */
  warn(code: Warn, params?: Params, at?: Position): void;
  /** Words of the locale file for a row, a cell or a verdict. */
  say(code: Say, params?: Params): Message;
  /** The same words as text in the language that is shown, to be searched in; empty where no texts are at hand (in a worker). */
  words(code: Say): string;
  /** Runs `work` so that a `Problem` which it throws is a failure of this field, with its position. */
  within<T>(field: Name, work: () => T): T;
}

type CodesOf<Parts, Key extends string> = Parts extends { readonly [K in Key]: readonly (infer Code extends string)[] }
  ? Code
  : never;

/**
 * The context of an operation, from the parts of its spec that stand on their own, for helpers outside the transform:
 * `ContextOf<typeof parts>` with `const parts = { fields, failures: ['bad'], warnings: ['odd'] } as const`.
 */
export type ContextOf<Parts> = Context<
  Parts extends { readonly fields: infer F } ? keyof F & string : string,
  CodesOf<Parts, 'failures'>,
  CodesOf<Parts, 'warnings'>,
  CodesOf<Parts, 'messages'>
>;

type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

interface ExampleBase<F extends Fields, Warn extends string> {
  input: Partial<InputOf<F>>;
  /** Warnings that the run gives, in order; not looked at when absent. */
  warns?: readonly Warn[];
  /** The clock, as an ISO date; a fixed one otherwise. */
  now?: string;
  language?: string;
  /** Is the round trip through `inverse` not to be tried, and why. */
  noRoundTrip?: string;
}

type WorkingExample<F extends Fields, O, Warn extends string> = ExampleBase<F, Warn> &
  ({ output: O extends Output ? OutputOf<O> : DeepPartial<OutputOf<O>> } | { check: (output: OutputOf<O>) => boolean });

/** An example that people see: as a chip on the page, in the help of the terminal. It works; what fails is a case. */
export type Example<F extends Fields = Fields, O = Outputs, Warn extends string = string> = WorkingExample<
  F,
  O,
  Warn
> & {
  /** What it shows, as a key of `examples` in the locale file. The first example that has one greets the visitor. */
  sample?: string;
};

/** An example for the tests alone, in `<id>.cases.ts` beside the spec; it may fail. */
export type Case<F extends Fields = Fields, O = Outputs, Fail extends string = string, Warn extends string = string> =
  | WorkingExample<F, O, Warn>
  | (ExampleBase<F, Warn> & { fails: Fail | SharedFailure; field?: keyof F & string; at?: Position });

/** When a text that someone pasted is meant for this operation: data only, so that it can stand in the catalogue. */
export interface Detect<Name extends string = string> {
  /** The field that takes the text; the primary one by default. */
  field?: Name;
  pattern: RegExp;
  /** Shortest and longest text, in UTF-16 units. */
  length?: readonly [number, number];
  guard?: Guard;
  /** 0 to 1; from 0.9 the answer stands above the tools, from 0.6 below an exact match, from 0.3 the tool is only proposed. */
  confidence: number;
}

export type Guard = 'json' | 'json-lines' | 'jwt' | 'base64-text' | 'date' | 'cron-fields' | 'url' | 'yaml' | 'query';

/** An operation as it stands when types are forgotten: what the engine works with. */
export interface Operation {
  readonly fields: Fields;
  readonly output: Outputs;
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
  readonly messages: readonly string[];
  readonly aliases: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly detect: readonly Detect[];
  /** Words behind "in" (`0xff in binary`), each with the output that it asks for. */
  readonly targets: Readonly<Record<string, string>>;
  /** Is any text welcome? Then it is proposed for a text that nothing else knows. */
  readonly anyText?: boolean;
  readonly inverse?: string;
  readonly answers?: 'inline';
  readonly runsIn?: 'worker';
  /** The output that people come for; the first one unless said otherwise. */
  readonly lead?: string;
  /** A table to look things up in: it is there before anything is typed. */
  readonly reference?: true;
  /**
   * Milliseconds that the work takes on one core of a cloud server of 2024. From `SLOW_MS` on it is started by a button that says
   * how long it takes; below, it runs as one types. Implies the worker.
   */
  readonly cost?: (input: never) => number;
  /**
   * Milliseconds after which a run is stopped by force (failure `time-limit`), for work that nobody can foresee, as a
   * pattern that backtracks. Implies the worker; the transform must do the work before it awaits anything.
   */
  readonly timeLimit?: number;
  /** Run again every so many milliseconds, for results that follow the clock. */
  readonly live?: number;
  readonly transform: (input: never, ctx: Context) => unknown;
  readonly examples: readonly Example[];
}

declare const typed: unique symbol;

/** An operation whose types are known, as its cases need them; nothing of it exists at run time. */
export interface OperationOf<
  F extends Fields,
  O,
  Fail extends string,
  Warn extends string,
  D extends readonly Detect[],
> extends Operation {
  readonly [typed]?: { fields: F; output: O; failures: Fail; warnings: Warn; detect: D };
}

interface Identity {
  /** A name of the icon set (lucide). */
  icon: string;
  /** Its texts are in English only so far; other languages may follow. */
  draft?: boolean;
  /** ISO date; the tool is "new" for 14 days. */
  createdAt?: string;
  redirectFrom?: readonly `/${string}`[];
  /** Ids of other tools that the page proposes. */
  related?: readonly string[];
}

export interface Tool extends Identity {
  readonly view: boolean;
  /** What a view says, besides its title: keys of `messages` in its locale file. */
  readonly messages?: readonly string[];
  readonly operations: Readonly<Record<string, Operation>>;
}

/** A tool whose operations have known types. */
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
> {
  fields: F;
  output: O;
  /** Codes of the user's mistakes; words in the locale file under `failures.<code>`. */
  failures?: readonly Fail[];
  warnings?: readonly Warn[];
  messages?: readonly Say[];
  /** Short words for palette and terminal, each with the fields that it presets. */
  aliases?: Readonly<Record<string, Partial<InputOf<NoInfer<F>>>>>;
  detect?: D & readonly Detect<NoInfer<keyof F & string>>[];
  targets?: Readonly<Record<string, O extends Output ? 'result' : keyof NoInfer<O> & string>>;
  anyText?: true;
  /** The operation that undoes this one: `decode`, or `other-tool/decode`. */
  inverse?: string;
  answers?: 'inline';
  runsIn?: 'worker';
  lead?: O extends Output ? 'result' : keyof NoInfer<O> & string;
  reference?: true;
  cost?: (input: InputOf<NoInfer<F>>) => number;
  timeLimit?: number;
  live?: number;
  transform: (
    input: InputOf<NoInfer<F>>,
    ctx: Context<NoInfer<keyof F & string>, NoInfer<Fail>, NoInfer<Warn>, NoInfer<Say>>,
  ) => OutputOf<NoInfer<O>> | Promise<OutputOf<NoInfer<O>>>;
  examples: readonly Example<NoInfer<F>, NoInfer<O>, NoInfer<Warn>>[];
}

/** One operation of a tool; wrong field names, outputs, codes and examples are compile errors. */
export function operation<
  const F extends Fields,
  O extends Outputs,
  const Fail extends string = never,
  const Warn extends string = never,
  const Say extends string = never,
  const D extends readonly Detect[] = readonly [],
>(spec: OperationSpec<F, O, Fail, Warn, Say, D>): OperationOf<F, O, Fail, Warn, D> {
  const { failures = [], warnings = [], messages = [], aliases = {}, detect = [], targets = {} } = spec;
  return { ...spec, failures, warnings, messages, aliases, detect, targets } as unknown as OperationOf<
    F,
    O,
    Fail,
    Warn,
    D
  >;
}

/** A tool of several operations: `defineTool({ icon, operations: { encode: operation({…}), decode: operation({…}) } })`. */
export function defineTool<Ops extends Tool['operations']>(spec: Identity & { operations: Ops }): ToolOf<Ops>;
/** A tool of one operation, whose parts stand directly in the tool. The operation is called `run`. */
export function defineTool<
  const F extends Fields,
  O extends Outputs,
  const Fail extends string = never,
  const Warn extends string = never,
  const Say extends string = never,
  const D extends readonly Detect[] = readonly [],
>(spec: Identity & OperationSpec<F, O, Fail, Warn, Say, D>): ToolOf<{ run: OperationOf<F, O, Fail, Warn, D> }>;
export function defineTool(spec: Identity & { operations?: Tool['operations'] }): Tool {
  const { icon, draft, createdAt, redirectFrom, related } = spec;
  const operations = spec.operations ?? {
    run: operation(spec as unknown as OperationSpec<Fields, Outputs, string, string, string, readonly Detect[]>),
  };
  return { icon, draft, createdAt, redirectFrom, related, view: false, operations };
}

/**
 * A tool that is a session, not a function; its component is `src/views/<id>/index.tsx`. It may have operations besides, which answer in
 * the palette and in the terminal.
 */
export function defineView<Ops extends Tool['operations'] = Record<never, Operation>>(
  spec: Identity & Pick<Tool, 'messages'> & { operations?: Ops },
): ToolOf<Ops> {
  return { ...spec, view: true, operations: spec.operations ?? ({} as Ops) };
}

/** The field that palette text and standard input go to. */
export function primaryOf(op: Pick<Operation, 'fields'>): { name: string; field: Field } | null {
  const found = Object.entries(op.fields).find(([, field]) => field.primary);
  return found ? { name: found[0], field: found[1] } : null;
}

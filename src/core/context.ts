import type { Problem } from '../base/problem.ts';
import type { Fix, Params, Position, ToolFailure } from './failure.ts';
import type { Message } from './values.ts';

export interface FailDetail<Name extends string = string> {
  field?: Name;
  at?: Position;
  params?: Params;
  fix?: Fix;
}

/** A supported reading that gives another value, and the field values that choose it. */
export interface OtherReading<
  Read extends string = string,
  Values extends Readonly<Record<string, unknown>> = Readonly<Record<string, unknown>>,
> {
  as: Read;
  values: Partial<Values>;
}

/**
 * How a run read its input, by a code whose name is in the texts of the tool under `readings.<code>`. With others, users
 * are told and offered each of them: plain data that can pass through workers.
 */
export interface Reading {
  as: string;
  others: readonly OtherReading[];
  params?: Params;
  /** The first place where the readings differ. */
  at?: Position;
  /** The part of the text that was taken, if the whole of it was refused; `as` is then empty. */
  part?: string;
  /** Whether these are operations of the tool, by the words that run them: the call named only the tool. */
  isOperation?: true;
}

/**
 * What a transform receives in addition to its input. Time and randomness come from here, so that examples are
 * reproducible.
 */
export interface Context<
  Name extends string = string,
  Fail extends string = string,
  Warn extends string = string,
  Say extends string = string,
  Read extends string = string,
  Values extends Readonly<Record<string, unknown>> = Readonly<Record<Name, unknown>>,
> {
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Language of the texts, such as `en` or `cn`. */
  readonly language: string;
  /** Returns bytes from a cryptographically secure source. */
  random(byteCount: number): Uint8Array<ArrayBuffer>;
  /** Collects the content of a large file, which is never in memory as a whole. */
  blobOf(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Blob>;
  /** Reports the completed share of the work, from 0 to 1. */
  progress(share: number): void;
  /** Creates the failure to throw for a user's mistake. It applies to the primary field by default. */
  fail(code: Fail, detail?: FailDetail<Name>): ToolFailure;
  /** Adds a warning about a result that is nevertheless correct. */
  warn(code: Warn, params?: Params, at?: Position): void;
  /**
   * States how the input was read. `others` are the supported readings that give another value, each with the field
   * values that choose it; users are told and offered them.
   */
  reading(as: Read, detail?: Omit<Reading, 'as' | 'others'> & { others?: readonly OtherReading<Read, Values>[] }): void;
  /** Returns a message from the locale file for a row, a cell or a verdict. */
  say(code: Say, params?: Params): Message;
  /**
   * Returns the same message as text in the current language, for searching; empty if no texts are available (in a
   * worker).
   */
  words(code: Say): string;
  /**
   * Runs `work`, turning a `Problem` that it throws into a failure of this field with its position. `fix` returns the
   * values that solve it, if there are any.
   */
  within<T>(field: Name, work: () => T, fix?: (problem: Problem) => Fix | undefined): T;
}

type CodesOf<Parts, Key extends string> = Parts extends { readonly [K in Key]: readonly (infer Code extends string)[] }
  ? Code
  : never;

/**
 * The context of an operation, derived from the parts of its spec that are defined separately, for helpers outside the
 * transform: `ContextOf<typeof parts>` with `const parts = { fields, failures: ['bad'], warnings: ['odd'] } as const`.
 */
export type ContextOf<Parts> = Context<
  Parts extends { readonly fields: infer F } ? keyof F & string : string,
  CodesOf<Parts, 'failures'>,
  CodesOf<Parts, 'warnings'>,
  CodesOf<Parts, 'messages'>,
  CodesOf<Parts, 'readings'>
>;

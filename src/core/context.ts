import { collected } from '../base/files/collected.ts';
import { Problem } from '../base/problem.ts';
import { type Failure, type Fix, type Params, type Position, ToolFailure } from './failure.ts';
import type { FileFacts } from './field.ts';
import type { Taken } from './recognition/recognize.ts';
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
  /**
   * Whether the result is for a page, which reads the rows of a grid as they are seen and makes files on demand when they
   * are asked for. For all others it is whole.
   */
  readonly forPage: boolean;
  /** Returns bytes from a cryptographically secure source. */
  random(byteCount: number): Uint8Array<ArrayBuffer>;
  /** Collects the content of a large file, which is never in memory as a whole. */
  blobOf(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Blob>;
  /**
   * Draws an SVG to pixels (RGBA) of this size; null if it can't be drawn. Absent where there is no page that can, as in a
   * terminal.
   */
  readonly drawSvg?: DrawSvg | undefined;
  /** Reports the completed share of the work, from 0 to 1. */
  progress(share: number): void;
  /** Called again and again by long work, lets its thread hear of a cancellation now and then. Throws if there was one. */
  rest(): Promise<void> | undefined;
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

export interface Warning {
  code: string;
  params?: Params;
  at?: Position;
}

export type DrawSvg = (
  svg: string,
  size: { width: number; height: number },
) => Promise<Uint8ClampedArray<ArrayBuffer> | null>;

/** Sources of time, randomness and cancellation. */
export interface RunEnvironment {
  signal?: AbortSignal;
  /** Milliseconds since the epoch. */
  now: number;
  language?: string;
  /** Returns the tool's texts in this language, by key. */
  texts?: (key: string) => string | null;
  random?: (byteCount: number) => Uint8Array<ArrayBuffer>;
  progress?: (share: number) => void;
  /** See `Context.drawSvg`. */
  drawSvg?: DrawSvg | undefined;
  /** See `Context.rest`; without it, nothing can be heard of a cancellation. */
  rest?: Context['rest'];
  /** See `Context.forPage`. */
  forPage?: boolean | undefined;
  /** Where there is a better place for a large file than a `Blob` of the platform. */
  blobOf?: Context['blobOf'];
  /** Returns what the operation takes of a text that it refuses as a whole. */
  finds?: (text: string) => Promise<readonly Taken[]>;
}

const QUOTA = 65_536; // the maximum for one call of getRandomValues (WebCrypto)

/** Returns any number of bytes from the platform's secure source. */
export function secureRandom(byteCount: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(byteCount);
  for (let at = 0; at < byteCount; at += QUOTA) crypto.getRandomValues(bytes.subarray(at, at + QUOTA));
  return bytes;
}

/**
 * What a transform gets, and what it tells. A class, since a getter of an object literal makes each of them as slow as a
 * small run. Transforms take its functions apart (`{ fail }`), so they are properties.
 */
export class RunContext implements Context {
  readonly warnings: Warning[] = [];
  readonly readings: Reading[] = [];
  readonly sources: { random?: true; timed?: true } = {};
  readonly fieldOf = new WeakMap<Problem, string>();
  readonly fixOf = new WeakMap<Problem, Fix>();
  settled = false;
  readonly language: string;
  readonly blobOf: Context['blobOf'];
  private readonly environment: RunEnvironment;
  private readonly primary: string | undefined;
  private own: AbortSignal | undefined;

  constructor(environment: RunEnvironment, primary: string | undefined) {
    this.environment = environment;
    this.primary = primary;
    this.language = environment.language ?? 'en';
    this.blobOf = environment.blobOf ?? collected;
  }

  get signal(): AbortSignal {
    return this.environment.signal ?? (this.own ??= new AbortController().signal);
  }

  get drawSvg(): DrawSvg | undefined {
    return this.environment.drawSvg;
  }

  get forPage(): boolean {
    return this.environment.forPage ?? false;
  }

  get now(): number {
    this.sources.timed = true;
    return this.environment.now;
  }

  readonly random: Context['random'] = (byteCount) => {
    this.sources.random = true;
    return (this.environment.random ?? secureRandom)(byteCount);
  };

  readonly progress: Context['progress'] = (share) => {
    // A canceled transform may keep running for a while; its progress is ignored.
    const { signal, progress } = this.environment;
    if (!this.settled && !signal?.aborted && share >= 0) progress?.(Math.min(share, 1));
  };

  readonly rest: Context['rest'] = () => this.environment.rest?.();

  readonly fail: Context['fail'] = (code, detail = {}) => new ToolFailure({ code, field: this.primary, ...detail });

  readonly warn: Context['warn'] = (code, params, at) => void this.warnings.push({ code, params, at });

  readonly reading: Context['reading'] = (as, { others = [], ...detail } = {}) =>
    void this.readings.push({ as, others, ...detail });

  readonly say: Context['say'] = (message, params) => ({ message, params });

  readonly words: Context['words'] = (message) => this.environment.texts?.(`messages.${message}`) ?? '';

  readonly within: Context['within'] = (field, work, fixOfProblem) => {
    try {
      return work();
    } catch (error) {
      if (error instanceof Problem && !this.fieldOf.has(error)) {
        this.fieldOf.set(error, field);
        const fix = fixOfProblem?.(error);
        if (fix) this.fixOf.set(error, fix);
      }
      throw error;
    }
  };
}

/** What came of one of several files: how many files it made, or why it was refused. */
export interface FileEnd extends FileFacts {
  made: number;
  failure?: Failure;
}

/**
 * The result of a run: plain data that can pass through workers. `empty` means there was no input yet; `random` means
 * the run used randomness, so another run gives a different result; `timed`: it read the clock, so a later run may.
 */
export type Result =
  | {
      ok: true;
      output: unknown;
      warnings: readonly Warning[];
      readings?: readonly Reading[];
      empty?: true;
      random?: true;
      timed?: true;
      /** What came of each of several files that it ran on one by one. */
      ends?: readonly FileEnd[];
    }
  | { ok: false; failure: Failure; ends?: readonly FileEnd[] };

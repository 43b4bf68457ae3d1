import type { Detect, Fields, InputOf, OperationOf, Outputs, Tool } from '../tool.ts';
import type { Output } from '../values.ts';

/**
 * A kind of text that an operation takes, or that holds what it takes, where a pattern in the spec isn't enough. The
 * cases of the tool list, under its name, texts that it must and must not recognize.
 */
export interface Finder<Values = Readonly<Record<string, unknown>>, Out extends string = string> {
  name: string;
  pattern: RegExp;
  /**
   * Returns what the operation takes; by default the first group of the pattern. Null if the text isn't for the
   * operation.
   */
  take?: (match: RegExpExecArray) => string | null;
  /** From 0.9 the tool is certainly meant, from 0.6 it is answered, below that it is suggested. */
  confidence: number;
  /** The outputs that such a text asks for; the first ones by default. */
  outputs?: readonly Out[];
  /** A text that a tool can read in several ways has one candidate per reading. */
  reading?: string;
  /** Whether the operation refuses all that it takes, and says why: `port 99999`. Its faults show that, too. */
  refused?: true;
  /** Values of other fields that the format of the text implies. */
  preset?: Partial<Values> | ((match: RegExpExecArray) => Partial<Values>);
}

/** What an operation knows of a text, in addition to the patterns in its spec. */
export interface OperationRecognition<Values = Readonly<Record<string, unknown>>, Out extends string = string> {
  finds?: readonly Finder<Values, Out>[];
  /**
   * Texts that look like its input but are invalid: it runs anyway and reports what is wrong and where.
   */
  faults?: readonly RegExp[];
  /**
   * Lines that begin with a word for it and rather go on as a phrase: `ISO 9001`, `time 5`. They are only searched for. What
   * it refuses needs no mention, since a phrase that isn't accepted is no answer.
   */
  phrases?: RegExp;
  /** Whether it takes a list of what another operation of the tool takes, one per line. */
  takesLists?: true;
  /**
   * Whether such a text, which the operation takes, is probably only around the actual one: `["…"]` is a list in JSON.
   * Another tool that takes the text inside then comes first. `taken` is
   * what the operation takes of it.
   */
  takesMuch?: (text: string, taken: string) => boolean;
  /** Whether the text inside may also be behind a label or a prompt, since the operation takes any text. */
  takesAny?: true;
  /**
   * How a line begins that will need this operation, whose code is large. It then runs with a text while the user types
   * on, so that all of it is loaded.
   */
  warmUp?: { begins: RegExp; with: string };
}

/** What a tool knows of a text, by operation, with the types erased. */
export type Recognition = Readonly<Record<string, OperationRecognition | undefined>>;

type RecognitionOf<T extends Tool> = {
  readonly [Name in keyof T['operations']]?: T['operations'][Name] extends OperationOf<
    infer F extends Fields,
    infer O extends Outputs,
    string,
    string,
    readonly Detect[],
    string
  >
    ? OperationRecognition<InputOf<F>, O extends Output ? 'result' : keyof O & string>
    : OperationRecognition;
};

/** What a finder takes of a text, and the values of other fields that the format of the text implies. */
export interface Taken {
  part: string;
  preset: Readonly<Record<string, unknown>>;
}

/** Returns what a finder takes of a text without space around it; null if it doesn't recognize it. */
export function takenBy(
  { pattern, take = ([, part]) => part ?? null, preset = {} }: Finder,
  text: string,
): Taken | null {
  const match = pattern.exec(text);
  const part = match && take(match);
  return match && part ? { part, preset: typeof preset === 'function' ? preset(match) : preset } : null;
}

/** Returns the whole text unchanged, for `take`. */
export const whole = ({ input }: RegExpExecArray): string => input;

/**
 * Defines what a tool knows of a text, in `tool-specs/<category>/<id>.recognize.ts`. It is loaded with the palette, for
 * all tools at once, so it imports only small parts of `src/lib`. Wrong operations, fields and outputs are compile
 * errors.
 */
export function recognizersOf<T extends Tool>(recognition: RecognitionOf<T>): Recognition {
  return recognition as unknown as Recognition;
}

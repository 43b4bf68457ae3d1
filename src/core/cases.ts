import type { Position, SharedFailure } from './failure.ts';
import type { Detect, ExampleBase, Fields, OperationOf, Outputs, Tool, WorkingExample } from './tool.ts';

/** An example for tests only, in `<id>.cases.ts` next to the spec; it may fail. */
export type Case<
  F extends Fields = Fields,
  O = Outputs,
  Fail extends string = string,
  Warn extends string = string,
  Read extends string = string,
> =
  | WorkingExample<F, O, Warn, Read>
  | (ExampleBase<F, Warn, Read> & { fails: Fail | SharedFailure; field?: keyof F & string; at?: Position });

/** Texts that a detection rule must match, and near misses that it must not. */
interface DetectTexts {
  matches: readonly string[];
  rejects: readonly string[];
}

/** Texts that a finder must recognize, alone if it takes all of a text or with what it takes, and near misses. */
interface FinderTexts {
  matches: readonly (string | readonly [text: string, taken: string])[];
  rejects: readonly string[];
}

interface OperationCases<
  F extends Fields = Fields,
  O = Outputs,
  Fail extends string = string,
  Warn extends string = string,
  D extends readonly Detect[] = readonly Detect[],
  Read extends string = string,
> {
  /** One entry per rule of `detect`, in the same order. */
  detect?: { readonly [Rule in keyof D]: DetectTexts };
  /** The texts of its finders in `<id>.recognize.ts`, by their name. */
  finds?: Readonly<Record<string, FinderTexts>>;
  /** Inputs of examples that the tool doesn't recognize, each with the reason: `prose`, `a name`. */
  unrecognized?: Readonly<Record<string, string>>;
  examples?: readonly Case<F, O, Fail, Warn, Read>[];
}

/** The cases of a tool with the types erased. */
export type Cases = Readonly<Record<string, OperationCases | undefined>>;

type CasesOf<T extends Tool> = {
  readonly [Name in keyof T['operations']]?: T['operations'][Name] extends OperationOf<
    infer F,
    infer O,
    infer Fail,
    infer Warn,
    infer D,
    infer Read
  >
    ? OperationCases<F, O, Fail, Warn, D, Read>
    : OperationCases;
};

/**
 * Defines the test-only data of a tool, in `tool-specs/<category>/<id>.cases.ts`, none of which is shipped. Wrong
 * operations, fields, outputs and codes are compile errors.
 */
export function casesOf<T extends Tool>(cases: CasesOf<T>): Cases {
  return cases as Cases;
}

import type { Case, Detect, Fields, OperationOf, Outputs, Tool } from './tool.ts';

/** Texts that a rule of detection must find, and near misses that it must leave alone. */
interface DetectTexts {
  matches: readonly string[];
  rejects: readonly string[];
}

interface OperationCases<
  F extends Fields = Fields,
  O = Outputs,
  Fail extends string = string,
  Warn extends string = string,
  D extends readonly Detect[] = readonly Detect[],
> {
  /** For each rule of `detect`, in its order. */
  detect?: { readonly [Rule in keyof D]: DetectTexts };
  examples?: readonly Case<F, O, Fail, Warn>[];
}

/** The cases of a tool when types are forgotten. */
export type Cases = Readonly<Record<string, OperationCases | undefined>>;

type CasesOf<T extends Tool> = {
  readonly [Name in keyof T['operations']]?: T['operations'][Name] extends OperationOf<
    infer F,
    infer O,
    infer Fail,
    infer Warn,
    infer D
  >
    ? OperationCases<F, O, Fail, Warn, D>
    : OperationCases;
};

/**
 * What only tests use of a tool, in `tool-specs/<category>/<id>.cases.ts`: no part of it is ever shipped. Wrong operations,
 * fields, outputs and codes are compile errors.
 */
export function casesOf<T extends Tool>(cases: CasesOf<T>): Cases {
  return cases as Cases;
}

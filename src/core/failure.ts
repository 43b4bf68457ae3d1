/** Where in the text of a field something is wrong. Lines and columns count from 1, columns in code points; `offset` is in UTF-16 units. */
export interface Position {
  offset?: number;
  line?: number;
  column?: number;
  /** Path inside a structured document, as `items[2].name`. */
  path?: string;
}

/** What a text says of a case. `count` decides its plural form, so it must be a number. */
export type Params = Record<string, string | number> & { count?: number };

/** Failures that any tool can have; their words stand once per language in `app.json`. */
export const SHARED_FAILURES = [
  'required',
  'not-a-number',
  'not-an-integer',
  'below-minimum',
  'above-maximum',
  'too-long',
  'not-an-option',
  'not-a-colour',
  'not-a-date',
  'not-a-file',
  'wrong-type',
  'unknown-field',
  'unknown-tool',
  'unknown-operation',
  'aborted',
  'time-limit',
  'worker-died',
  'internal',
] as const;

export type SharedFailure = (typeof SHARED_FAILURES)[number];

/** A settled failure: plain data that crosses workers, terminals and links. */
export interface Failure<Code extends string = string> {
  code: Code | SharedFailure;
  field?: string;
  at?: Position;
  params?: Params;
}

/** A user's mistake on its way out of a transform; made by `ctx.fail`, settled by `runTool`. */
export class ToolFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.name = 'ToolFailure';
    this.failure = failure;
  }
}

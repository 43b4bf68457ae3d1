/**
 * The position of a fault in the text of a field. Lines and columns count from 1, columns in code points; `offset` is
 * in UTF-16 units.
 */
export interface Position {
  offset?: number;
  line?: number;
  column?: number;
  /** Path inside a structured document, such as `items[2].name`. */
  path?: string;
}

/** Parameters of a message. `count` selects the plural form, so it must be a number. */
export type Params = Record<string, string | number> & { count?: number };

/** Failures that any tool can have; their messages are in `app.json`, once per language. */
export const SHARED_FAILURES = [
  'required',
  'not-a-number',
  'not-an-integer',
  'below-minimum',
  'above-maximum',
  'too-long',
  'too-big',
  'not-an-option',
  'not-a-color',
  'not-a-date',
  'not-a-file',
  'wrong-type',
  'unknown-field',
  'unknown-tool',
  'unknown-operation',
  'aborted',
  'time-limit',
  'worker-died',
  'busy',
  'only-in-browser',
  'internal',
] as const;

export type SharedFailure = (typeof SHARED_FAILURES)[number];

/** Labels of fixes that any tool can have; in `app.json` under `fixes`, once per language. */
export const SHARED_FIXES = ['escape-backslashes', 'repair-json', 'repair-xml'] as const;

/** A way out of a failure: other field values, which a button of the page sets. The failure's message says it, too. */
export interface Fix {
  label: { message: string; params?: Params };
  values: Readonly<Record<string, unknown>>;
}

/** A settled failure: plain data that can pass through workers, terminals and links. */
export interface Failure<Code extends string = string> {
  code: Code | SharedFailure;
  field?: string;
  /** The name of the file that it is about, where there are several. */
  file?: string;
  at?: Position;
  params?: Params;
  fix?: Fix;
}

/** A user's mistake, thrown by a transform; created by `ctx.fail`, settled by `runTool`. */
export class ToolFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.name = 'ToolFailure';
    this.failure = failure;
  }
}

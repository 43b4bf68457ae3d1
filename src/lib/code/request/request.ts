/** A request of HTTP as curl, code and messages describe it. */
export interface WebRequest {
  method: string;
  url: string;
  /** In their order; names as they are written. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Body;
  /** User and password of curl's `-u`; undefined for headers that are written out. */
  login?: { user: string; password: string; scheme: 'basic' | 'digest' };
  follow: boolean;
  insecure: boolean;
  compressed: boolean;
  /** Seconds. */
  timeout?: number;
  connectTimeout?: number;
  maxRedirects?: number;
  proxy?: string;
  certificate?: string;
  key?: string;
  authority?: string;
  http?: '1.0' | '1.1' | '2' | '3';
}

export type Body =
  | null
  | { kind: 'text'; text: string }
  /** Whether line breaks are removed, as `-d @file` does. */
  | { kind: 'file'; path: string; strips: boolean }
  | { kind: 'form'; parts: readonly Part[] };

export interface Part {
  name: string;
  value: string;
  /** Whether the value is the path of a file: sent as a file, or as the text of a field. */
  from: 'value' | 'file' | 'text-file';
  type?: string;
  fileName?: string;
}

export const REQUEST_PROBLEMS = [
  'no-request',
  'no-url',
  /** `option` */
  'missing-option-value',
  /** `text` */
  'not-fetch',
  /** `text` */
  'bad-header',
] as const;
export type RequestProblem = (typeof REQUEST_PROBLEMS)[number];

export const LEFT_REASONS = ['unknown-option', 'no-counterpart', 'output', 'shell', 'other-command'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
/** What isn't part of the result, and why. */
export interface Left {
  what: string;
  reason: LeftReason;
}

export const plainRequest = (url: string): WebRequest => ({
  method: 'GET',
  url,
  headers: [],
  body: null,
  follow: false,
  insecure: false,
  compressed: false,
});

export const headerOf = ({ headers }: Pick<WebRequest, 'headers'>, name: string): string | undefined =>
  headers.find(([own]) => own.toLowerCase() === name)?.[1];

import type { CodeOptions, WrittenCode } from './common.ts';
import type { WebRequest } from './request.ts';
import { writeCurl } from './write-curl.ts';
import { writeFetch } from './write-fetch.ts';
import { writeGo } from './write-go.ts';
import { writeHttp } from './write-http.ts';
import { writePhp } from './write-php.ts';
import { writePython } from './write-python.ts';

export const REQUEST_TARGETS = {
  python: 'Python',
  fetch: 'fetch',
  go: 'Go',
  php: 'PHP',
  http: 'HTTP',
  curl: 'curl',
} as const;
export type RequestTarget = keyof typeof REQUEST_TARGETS;

const WRITERS: Record<RequestTarget, (requests: readonly WebRequest[], options: CodeOptions) => WrittenCode> = {
  python: writePython,
  fetch: writeFetch,
  go: writeGo,
  php: writePhp,
  http: writeHttp,
  curl: writeCurl,
};

export const writeRequests = (
  requests: readonly WebRequest[],
  target: RequestTarget,
  options: CodeOptions,
): WrittenCode => WRITERS[target](requests, options);

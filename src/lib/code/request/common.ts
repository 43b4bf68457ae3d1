import { basicValue, partBytes } from '../../network/basic-auth.ts';
import type { Left, Part, WebRequest } from './request.ts';

export interface CodeOptions {
  /** Whether JSON is written as an object of the language. */
  objects: boolean;
  /** Whether redirects are followed only where curl does (`-L`). */
  redirects: boolean;
}

export interface WrittenCode {
  text: string;
  left: Left[];
}

/** Headers by name: several of a name are joined, as HTTP allows (RFC 9110, 5.3), cookies by a semicolon. */
export function joined(headers: WebRequest['headers']): [string, string][] {
  const byName = new Map<string, [string, string]>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const own = byName.get(key);
    if (own) own[1] += `${key === 'cookie' ? '; ' : ', '}${value}`;
    else byName.set(key, [name, value]);
  }
  return [...byName.values()];
}

/** Headers that the code has to set: the boundary of a form is made by what sends it. */
export function ownHeaders(request: WebRequest): [string, string][] {
  const isForm = request.body?.kind === 'form';
  return joined(request.headers).filter(
    ([name, value]) => !(isForm && name.toLowerCase() === 'content-type' && /^multipart\/form-data\b/i.test(value)),
  );
}

export const basicHeader = ({ user, password }: NonNullable<WebRequest['login']>): string =>
  basicValue(partBytes(user.toWellFormed(), 'utf-8'), partBytes(password.toWellFormed(), 'utf-8'));

export const baseName = (path: string): string => path.replace(/^.*[\\/]/, '');

export const fileNameOf = (part: Part): string => part.fileName ?? baseName(part.value);

/** A value with a type, but without a file name, which few libraries can send. */
export const isUnnamed = (part: Part): boolean =>
  part.from === 'value' && part.type !== undefined && part.fileName === undefined;

/** What a language has no counterpart for, of what the request uses. */
export function leftOf(request: WebRequest, without: readonly (keyof typeof NAMES)[]): Left[] {
  return without.flatMap((name) => {
    const value = NAMES[name](request);
    return value === undefined ? [] : [{ what: value, reason: 'no-counterpart' as const }];
  });
}

const NAMES = {
  insecure: ({ insecure }: WebRequest) => (insecure ? '-k' : undefined),
  timeout: ({ timeout }: WebRequest) => (timeout === undefined ? undefined : `-m ${timeout}`),
  connectTimeout: ({ connectTimeout }: WebRequest) =>
    connectTimeout === undefined ? undefined : `--connect-timeout ${connectTimeout}`,
  maxRedirects: ({ maxRedirects }: WebRequest) =>
    maxRedirects === undefined ? undefined : `--max-redirs ${maxRedirects}`,
  proxy: ({ proxy }: WebRequest) => (proxy === undefined ? undefined : `-x ${proxy}`),
  certificate: ({ certificate }: WebRequest) => (certificate === undefined ? undefined : `--cert ${certificate}`),
  key: ({ key, certificate }: WebRequest) =>
    key === undefined || certificate === undefined ? undefined : `--key ${key}`,
  authority: ({ authority }: WebRequest) => (authority === undefined ? undefined : `--cacert ${authority}`),
  http: ({ http }: WebRequest) => (http === undefined || http === '1.1' ? undefined : `--http${http}`),
  digest: ({ login }: WebRequest) => (login?.scheme === 'digest' ? '--digest' : undefined),
  compressed: ({ compressed }: WebRequest) => (compressed ? '--compressed' : undefined),
};

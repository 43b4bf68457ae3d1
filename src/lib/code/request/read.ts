import type { CurlShell } from './curl-words.ts';
import { type ReadCurl, readCurl } from './read-curl.ts';
import { readFetch } from './read-fetch.ts';
import { readHttp } from './read-http.ts';

export const REQUEST_SOURCES = ['auto', 'curl', 'fetch', 'http'] as const;
export type RequestSource = (typeof REQUEST_SOURCES)[number];

function sourceOf(text: string): Exclude<RequestSource, 'auto'> {
  if (/^\s*(?:(?:#|\/\/)[^\n]*\n\s*)*[A-Z]{3,20} +\S+(?: +HTTP\/[\d.]+)?[ \t]*\r?(?:\n|$)/.test(text)) return 'http';
  return /\bfetch\s*\(/.test(text) && !/^\s*(?:[$>%#] ?)?(?:\S*[\\/])?curl(?:\.exe)?\s/i.test(text) ? 'fetch' : 'curl';
}

/** Reads requests as curl commands, calls of fetch or messages of HTTP. Throws Problem. */
export function readRequests(text: string, { from, shell }: { from: RequestSource; shell: CurlShell }): ReadCurl {
  const source = from === 'auto' ? sourceOf(text) : from;
  if (source === 'curl') return readCurl(text, shell);
  return { requests: source === 'fetch' ? readFetch(text) : readHttp(text), left: [], variables: [] };
}

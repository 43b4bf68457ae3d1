import { Problem } from '../../../base/problem.ts';
import { plainRequest, headerOf, type RequestProblem, type WebRequest } from './request.ts';

/** Reads the messages of requests as they are sent; several are separated by `###`, as in .http files. Throws Problem. */
export function readHttp(text: string): WebRequest[] {
  const requests: WebRequest[] = [];
  let offset = 0;
  for (const whole of text.split(/^###.*\n?/m)) {
    if (/\S/.test(whole)) requests.push(messageOf(whole, offset));
    offset += whole.length;
  }
  if (requests.length === 0) throw new Problem<RequestProblem>('no-request', 0);
  return requests;
}

function messageOf(whole: string, offset: number): WebRequest {
  const text = whole.replace(/^(?:[ \t]*(?:#|\/\/)[^\n]*\n|\s*\n)*/, '').replaceAll('\r\n', '\n');
  const gap = text.indexOf('\n\n');
  const head = (gap < 0 ? text : text.slice(0, gap)).split('\n');
  const [, method, target] = /^([A-Za-z-]+) +(\S+)(?: +HTTP\/[\d.]+)?\s*$/.exec(head[0] ?? '') ?? [];
  if (method === undefined || target === undefined) throw new Problem<RequestProblem>('no-request', offset);
  const headers = head.slice(1).flatMap((line): [string, string][] => {
    if (line.trim() === '') return [];
    const colon = line.indexOf(':');
    if (colon <= 0) throw new Problem<RequestProblem>('bad-header', offset, { text: line.slice(0, 60) });
    return [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]];
  });
  const host = headerOf({ headers }, 'host');
  const isWhole = /^https?:\/\//i.test(target);
  if (!isWhole && host === undefined) throw new Problem<RequestProblem>('no-url', offset);
  const url = isWhole ? target : `https://${host}${target}`;
  const length = Number(headerOf({ headers }, 'content-length') ?? NaN);
  const content = gap < 0 ? '' : text.slice(gap + 2);
  // A line break at the end belongs to the file the message is in, unless its length says otherwise.
  const body = new TextEncoder().encode(content).length === length ? content : content.replace(/\n$/, '');
  const file = /^< (\S.*)$/.exec(body);
  const dropped = new Set(['content-length', ...(isWhole && host !== undefined ? [] : ['host'])]);
  return {
    ...plainRequest(url),
    method: method.toUpperCase(),
    headers: headers.filter(([name]) => !dropped.has(name.toLowerCase())),
    body: body === '' ? null : file ? { kind: 'file', path: file[1]!, strips: false } : { kind: 'text', text: body },
  };
}

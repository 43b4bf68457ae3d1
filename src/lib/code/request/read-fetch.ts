import { Problem } from '../../../base/problem.ts';
import { readJson } from '../../documents/json/reader.ts';
import { writeJson } from '../../documents/json/writer.ts';
import type { DocNode } from '../../documents/node.ts';
import { plainRequest, type RequestProblem, type WebRequest } from './request.ts';

const TEXT = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`/y;
/** Marks what `JSON.stringify` is given. */
const STRINGIFIED = '$stringified';

/** Reads the calls of fetch in JavaScript whose arguments are literals, as browsers copy them. Throws Problem. */
export function readFetch(text: string): WebRequest[] {
  const requests: WebRequest[] = [];
  for (const call of text.matchAll(/\bfetch\s*\(/g)) {
    const start = call.index + call[0].length;
    const inner = argumentsOf(text, start);
    requests.push(requestOf(inner, start));
  }
  if (requests.length === 0) throw new Problem<RequestProblem>('no-request', 0);
  return requests;
}

const notFetch = (text: string, offset: number) =>
  new Problem<RequestProblem>('not-fetch', offset, { text: text.slice(0, 60) });

/** The arguments as JSON5: template literals are strings, and `JSON.stringify(…)` is marked. */
function argumentsOf(text: string, start: number): string {
  let result = '';
  const closers: string[] = [];
  for (let at = start; at < text.length;) {
    const sign = text[at]!;
    TEXT.lastIndex = at;
    if (/["'`]/.test(sign) && TEXT.test(text)) {
      const literal = text.slice(at, TEXT.lastIndex);
      if (sign === '`' && /(?<!\\)\$\{/.test(literal)) throw notFetch(literal, at);
      result += sign === '`' ? templateText(literal) : literal;
      at = TEXT.lastIndex;
    } else if (text.startsWith('JSON.stringify(', at)) {
      result += `{"${STRINGIFIED}":`;
      closers.push('}');
      at += 'JSON.stringify('.length;
    } else if (/[[{(]/.test(sign)) {
      closers.push({ '[': ']', '{': '}', '(': ')' }[sign]!);
      result += sign;
      at++;
    } else if (/[\])}]/.test(sign)) {
      const closer = closers.pop();
      if (closer === undefined) return result;
      result += closer;
      at++;
    } else {
      result += sign;
      at++;
    }
  }
  throw notFetch(text.slice(start), start);
}

const templateText = (literal: string): string => JSON.stringify(literal.slice(1, -1).replace(/\\([`$\\])/g, '$1'));

function requestOf(inner: string, offset: number): WebRequest {
  let nodes: readonly DocNode[];
  try {
    const [list] = readJson(`[${inner}]`, { dialect: 'auto', documents: 'one' }).documents;
    nodes = list?.kind === 'list' ? list.items : [];
  } catch {
    throw notFetch(inner.trim(), offset);
  }
  const [url, options] = nodes;
  if (url?.kind !== 'string') throw notFetch(inner.trim(), offset);
  const request = plainRequest(url.value);
  const at = (key: string) =>
    options?.kind === 'map' ? options.entries.findLast((entry) => entry.key === key)?.value : undefined;
  const text = (key: string) => {
    const node = at(key);
    return node?.kind === 'string' ? node.value : undefined;
  };
  const headers = pairsOf(at('headers'));
  const referrer = text('referrer');
  if (referrer !== undefined && /^https?:/.test(referrer)) headers.push(['Referer', referrer]);
  const body = bodyOf(at('body'));
  if (body !== null && !headers.some(([name]) => name.toLowerCase() === 'content-type'))
    headers.push(['Content-Type', 'text/plain;charset=UTF-8']);
  return {
    ...request,
    method: (text('method') ?? 'GET').toUpperCase(),
    headers,
    body: body === null ? null : { kind: 'text', text: body },
    follow: (text('redirect') ?? 'follow') === 'follow',
  };
}

/** An object or a list of pairs. */
function pairsOf(node: DocNode | undefined): [string, string][] {
  if (node?.kind === 'map') return node.entries.map(({ key, value }) => [key, plain(value)]);
  if (node?.kind !== 'list') return [];
  return node.items.flatMap((item): [string, string][] =>
    item.kind === 'list' && item.items.length === 2 ? [[plain(item.items[0]!), plain(item.items[1]!)]] : [],
  );
}

const plain = (node: DocNode): string => (node.kind === 'string' ? node.value : writeJson(node, { indent: 0 }).text);

function bodyOf(node: DocNode | undefined): string | null {
  if (!node || node.kind === 'null') return null;
  if (node.kind === 'map' && node.entries[0]?.key === STRINGIFIED)
    return writeJson(node.entries[0].value, { indent: 0 }).text;
  return plain(node);
}

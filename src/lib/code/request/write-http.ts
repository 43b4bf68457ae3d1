import { basicHeader, joined, leftOf, type WrittenCode } from './common.ts';
import { headerOf, type Left, type Part, type WebRequest } from './request.ts';
import { disposition } from './write-go.ts';

const BOUNDARY = 'boundary-7MA4YWxkTrZu0gW';

/** Messages of HTTP/1.1; a file's place is shown as `< path`, as editors for .http files read it. */
export function writeHttp(requests: readonly WebRequest[]): WrittenCode {
  const left: Left[] = requests.flatMap((request) =>
    leftOf(request, ['insecure', 'proxy', 'certificate', 'key', 'authority', 'timeout', 'connectTimeout', 'digest']),
  );
  return { text: requests.map(message).join('\n###\n\n'), left };
}

function message(request: WebRequest): string {
  const { method, url, body, login } = request;
  const [, host = '', target = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? [];
  const headers = joined(request.headers);
  const has = (name: string) => headerOf({ headers }, name) !== undefined;
  if (!has('host')) headers.unshift(['Host', host.replace(/^.*@/, '')]);
  if (login?.scheme === 'basic' && !has('authorization')) headers.push(['Authorization', basicHeader(login)]);
  if (request.compressed && !has('accept-encoding')) headers.push(['Accept-Encoding', 'gzip, deflate, br']);
  let content = '';
  if (body?.kind === 'text') {
    content = body.text;
    if (!has('content-length')) headers.push(['Content-Length', String(new TextEncoder().encode(body.text).length)]);
  } else if (body?.kind === 'file') content = `< ${body.path}`;
  else if (body) {
    const typed = headers.findIndex(([name]) => name.toLowerCase() === 'content-type');
    if (typed >= 0) headers.splice(typed, 1);
    headers.push(['Content-Type', `multipart/form-data; boundary=${BOUNDARY}`]);
    content = `${body.parts.map((part) => `--${BOUNDARY}\n${partOf(part)}\n`).join('')}--${BOUNDARY}--\n`;
  }
  const version = request.http === '1.0' ? '1.0' : '1.1';
  const lines = headers.map(([name, value]) => `${name}: ${value}`.trimEnd());
  const path = target.startsWith('/') ? target : `/${target}`;
  return `${method} ${path} HTTP/${version}\n${lines.join('\n')}\n\n${content}${content === '' || content.endsWith('\n') ? '' : '\n'}`;
}

function partOf(part: Part): string {
  const isFile = part.from === 'file' || part.fileName !== undefined;
  const type = part.type === undefined ? '' : `Content-Type: ${part.type}\n`;
  const content = part.from === 'value' ? part.value : `< ${part.value}`;
  return `Content-Disposition: ${disposition(part, isFile)}\n${type}\n${content}`;
}

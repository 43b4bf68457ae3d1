import { shellQuote } from '../../../base/shell-quote.ts';
import type { WrittenCode } from './common.ts';
import { typeOfFile } from './curl-values.ts';
import { headerOf, type Part, type WebRequest } from './request.ts';

/** Commands for a POSIX shell, an option on each line. */
export function writeCurl(requests: readonly WebRequest[]): WrittenCode {
  return { text: requests.map(command).join('\n'), left: [] };
}

function command(request: WebRequest): string {
  const { method, url, headers, body, login } = request;
  const implied = body ? 'POST' : 'GET';
  const options: string[] = [];
  if (method === 'HEAD') options.push('-I');
  else if (method !== implied) options.push(`-X ${shellQuote(method)}`);
  const type = headerOf({ headers }, 'content-type');
  for (const [name, value] of headers) {
    const isImplied = body?.kind === 'text' && name.toLowerCase() === 'content-type' && type === FORM;
    const isForm = body?.kind === 'form' && name.toLowerCase() === 'content-type';
    if (!isImplied && !isForm) options.push(`-H ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`);
  }
  if (body && type === undefined && body.kind !== 'form') options.push("-H 'Content-Type:'");
  if (body?.kind === 'text') options.push(`--data-raw ${shellQuote(body.text)}`);
  else if (body?.kind === 'file')
    options.push(`${body.strips ? '-d' : '--data-binary'} ${shellQuote(`@${body.path}`)}`);
  else if (body) options.push(...body.parts.map(partOf));
  if (login)
    options.push(
      ...(login.scheme === 'digest' ? ['--digest'] : []),
      `-u ${shellQuote(`${login.user}:${login.password}`)}`,
    );
  if (request.follow) options.push('-L');
  if (request.maxRedirects !== undefined) options.push(`--max-redirs ${request.maxRedirects}`);
  if (request.insecure) options.push('-k');
  if (request.compressed) options.push('--compressed');
  if (request.timeout !== undefined) options.push(`-m ${request.timeout}`);
  if (request.connectTimeout !== undefined) options.push(`--connect-timeout ${request.connectTimeout}`);
  if (request.proxy !== undefined) options.push(`-x ${shellQuote(request.proxy)}`);
  if (request.certificate !== undefined) options.push(`--cert ${shellQuote(request.certificate)}`);
  if (request.key !== undefined) options.push(`--key ${shellQuote(request.key)}`);
  if (request.authority !== undefined) options.push(`--cacert ${shellQuote(request.authority)}`);
  if (request.http) options.push(`--http${request.http}`);
  return `${['curl', shellQuote(url)].join(' ')}${options.map((option) => ` \\\n  ${option}`).join('')}\n`;
}

const FORM = 'application/x-www-form-urlencoded';

function partOf(part: Part): string {
  if (part.from === 'value' && part.type === undefined && part.fileName === undefined && /^[@<"]|;/.test(part.value))
    return `--form-string ${shellQuote(`${part.name}=${part.value}`)}`;
  const sign = { value: '', file: '@', 'text-file': '<' }[part.from];
  const value = /[;,"]/.test(part.value) ? `"${part.value.replace(/[\\"]/g, '\\$&')}"` : part.value;
  const isGuessed = part.from === 'file' && part.type === typeOfFile(part.fileName ?? part.value);
  const type = part.type === undefined || isGuessed ? '' : `;type=${part.type}`;
  const fileName = part.fileName === undefined ? '' : `;filename=${part.fileName}`;
  return `-F ${shellQuote(`${part.name}=${sign}${value}${type}${fileName}`)}`;
}

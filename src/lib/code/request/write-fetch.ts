import {
  basicHeader,
  type CodeOptions,
  fileNameOf,
  isUnnamed,
  leftOf,
  ownHeaders,
  type WrittenCode,
} from './common.ts';
import { JAVASCRIPT, jsonValue, quoted, valueLiteral } from './literals.ts';
import { headerOf, type Left, type Part, type WebRequest } from './request.ts';

/** Code for fetch in browsers and Node; files are read with Node. */
export function writeFetch(requests: readonly WebRequest[], options: CodeOptions): WrittenCode {
  const left: Left[] = requests.flatMap((request) => [
    ...leftOf(request, [
      'insecure',
      'proxy',
      'certificate',
      'key',
      'authority',
      'http',
      'digest',
      'maxRedirects',
      'connectTimeout',
    ]),
    ...refused(request).map((what) => ({ what, reason: 'no-counterpart' as const })),
  ]);
  const written = requests.map((request, index) =>
    call(request, options, requests.length > 1 ? String(index + 1) : ''),
  );
  const text = written.join('\n');
  const imports = text.includes('readFile(') ? 'import { readFile } from "node:fs/promises";\n\n' : '';
  return { text: imports + text, left };
}

/** What fetch doesn't send as curl does. */
function refused(request: WebRequest): string[] {
  const { method, body } = request;
  const host = headerOf(request, 'host');
  const parts = body?.kind === 'form' ? body.parts : [];
  return [
    ...(hasNoBody(request) && body ? [`${method}: --data`] : []),
    ...(host === undefined ? [] : [`-H Host: ${host}`]),
    // Line breaks in fields become CRLF.
    ...parts
      .filter(
        (part) => isUnnamed(part) || part.from === 'text-file' || (part.from === 'value' && /\n/.test(part.value)),
      )
      .map(({ name }) => `-F ${name}`),
  ];
}

/** fetch refuses these with a body. */
const hasNoBody = ({ method }: WebRequest): boolean => method === 'GET' || method === 'HEAD';

function call(request: WebRequest, { objects, redirects }: CodeOptions, suffix: string): string {
  const { method, url, login } = request;
  const body = hasNoBody(request) ? null : request.body;
  const options: string[] = [];
  let before = '';
  if (method !== 'GET') options.push(`method: ${quoted(method)}`);
  const headers = ownHeaders(request);
  if (login?.scheme === 'basic' && !headers.some(([name]) => name.toLowerCase() === 'authorization'))
    headers.push(['Authorization', basicHeader(login)]);
  if (headers.length > 0)
    options.push(
      `headers: {\n${headers.map(([name, value]) => `    ${JAVASCRIPT.key(name)}: ${quoted(value)},\n`).join('')}  }`,
    );
  if (body?.kind === 'text') {
    const value = objects ? jsonValue(body.text) : undefined;
    const own = value ? `JSON.stringify(${valueLiteral(value, JAVASCRIPT, '  ')})` : quoted(body.text);
    // A text has a type of its own, bytes have none.
    const isTyped = headerOf({ headers }, 'content-type') !== undefined;
    options.push(`body: ${isTyped ? own : `new TextEncoder().encode(${own})`}`);
  } else if (body?.kind === 'file') {
    const file = `await readFile(${quoted(body.path)}${body.strips ? ', "utf8"' : ''})`;
    options.push(`body: ${body.strips ? `(${file}).replace(/[\\r\\n]/g, "")` : file}`);
  } else if (body) {
    const name = `form${suffix}`;
    before = `const ${name} = new FormData();\n${body.parts.map((part) => `${append(name, part)}\n`).join('')}\n`;
    options.push(`body: ${name}`);
  }
  if (redirects && !request.follow) options.push('redirect: "manual"');
  if (request.timeout !== undefined) options.push(`signal: AbortSignal.timeout(${Math.round(request.timeout * 1000)})`);
  const list = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option},\n`).join('')}}`;
  const name = `response${suffix}`;
  return `${before}const ${name} = await fetch(${quoted(url)}${list});\nconsole.log(${name}.status, await ${name}.text());\n`;
}

function append(form: string, part: Part): string {
  const type = part.type === undefined ? '' : `, { type: ${quoted(part.type)} }`;
  const name = quoted(part.name);
  if (part.from === 'value' && part.type === undefined && part.fileName === undefined)
    return `${form}.append(${name}, ${quoted(part.value)});`;
  if (part.from === 'text-file') return `${form}.append(${name}, await readFile(${quoted(part.value)}, "utf8"));`;
  const content = part.from === 'value' ? quoted(part.value) : `await readFile(${quoted(part.value)})`;
  return `${form}.append(${name}, new Blob([${content}]${type}), ${quoted(part.from === 'value' ? (part.fileName ?? 'blob') : fileNameOf(part))});`;
}

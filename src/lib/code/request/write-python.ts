import { type CodeOptions, fileNameOf, leftOf, ownHeaders, type WrittenCode } from './common.ts';
import { jsonValue, PYTHON, quoted, valueLiteral } from './literals.ts';
import { type Part, type WebRequest } from './request.ts';

const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/;

/** Code for the requests library. */
export function writePython(requests: readonly WebRequest[], options: CodeOptions): WrittenCode {
  const written = requests.map((request) => call(request, options));
  const digest = requests.some(({ login }) => login?.scheme === 'digest');
  const imports = digest ? 'import requests\nfrom requests.auth import HTTPDigestAuth\n' : 'import requests\n';
  return {
    text: `${imports}\n${written.join('\n')}`,
    left: requests.flatMap((request) => leftOf(request, ['http', 'maxRedirects'])),
  };
}

function call(request: WebRequest, { objects, redirects }: CodeOptions): string {
  const { method, url, body, login } = request;
  const args: string[] = [quoted(url)];
  const value = objects && body?.kind === 'text' ? jsonValue(body.text) : undefined;
  const headers = ownHeaders(request);
  const isJson = headers.some(([name, own]) => name.toLowerCase() === 'content-type' && own === 'application/json');
  const shown = value && isJson ? headers.filter(([name]) => name.toLowerCase() !== 'content-type') : headers;
  if (shown.length > 0)
    args.push(`headers={\n${shown.map((pair) => `        ${pair.map(quoted).join(': ')},\n`).join('')}    }`);
  if (value && isJson) args.push(`json=${valueLiteral(value, PYTHON, '    ')}`);
  else if (body?.kind === 'text') args.push(`data=${textOf(body.text)}`);
  else if (body?.kind === 'file') {
    const file = `open(${quoted(body.path)}, "rb")`;
    args.push(`data=${body.strips ? `${file}.read().replace(b"\\r", b"").replace(b"\\n", b"")` : file}`);
  } else if (body) args.push(`files=[\n${body.parts.map((part) => `        ${partOf(part)},\n`).join('')}    ]`);
  if (login) {
    const pair = `${quoted(login.user)}, ${quoted(login.password)}`;
    args.push(login.scheme === 'digest' ? `auth=HTTPDigestAuth(${pair})` : `auth=(${pair})`);
  }
  if (redirects && !request.follow) args.push('allow_redirects=False');
  if (request.insecure) args.push('verify=False');
  else if (request.authority !== undefined) args.push(`verify=${quoted(request.authority)}`);
  if (request.certificate !== undefined) {
    const own = quoted(request.certificate);
    args.push(request.key === undefined ? `cert=${own}` : `cert=(${own}, ${quoted(request.key)})`);
  }
  const { timeout, connectTimeout, proxy } = request;
  if (connectTimeout !== undefined) args.push(`timeout=(${connectTimeout}, ${timeout ?? 'None'})`);
  else if (timeout !== undefined) args.push(`timeout=${timeout}`);
  if (proxy !== undefined) args.push(`proxies={"http": ${quoted(proxy)}, "https": ${quoted(proxy)}}`);
  const isOwn = METHODS.test(method);
  const name = isOwn ? `requests.${method.toLowerCase()}` : 'requests.request';
  if (!isOwn) args.unshift(quoted(method));
  const list = args.length === 1 ? args[0] : `\n${args.map((arg) => `    ${arg},\n`).join('')}`;
  return `response = ${name}(${list})\nprint(response.status_code)\nprint(response.text)\n`;
}

/** Text that isn't Latin-1 is sent as UTF-8, which requests does only for bytes. */
// eslint-disable-next-line no-control-regex -- ASCII is meant
const textOf = (text: string): string => (/^[\0-\x7F]*$/.test(text) ? quoted(text) : `${quoted(text)}.encode()`);

function partOf(part: Part): string {
  const type = part.type === undefined ? '' : `, ${quoted(part.type)}`;
  const value =
    part.from === 'value'
      ? quoted(part.value)
      : part.from === 'file'
        ? `open(${quoted(part.value)}, "rb")`
        : `open(${quoted(part.value)}, "rb").read()`;
  const fileName = part.from === 'file' || part.fileName !== undefined ? quoted(fileNameOf(part)) : 'None';
  return `(${quoted(part.name)}, (${fileName}, ${value}${type}))`;
}

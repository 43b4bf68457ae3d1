import { fileNameOf, isUnnamed, ownHeaders, type WrittenCode } from './common.ts';
import { phpText } from './literals.ts';
import { headerOf, type Left, type Part, type WebRequest } from './request.ts';

/** Code for PHP's curl extension, which has an option for nearly all of curl's. */
export function writePhp(requests: readonly WebRequest[]): WrittenCode {
  const left: Left[] = [];
  return { text: `<?php\n\n${requests.map((request) => call(request, left)).join('\n')}`, left };
}

const VERSIONS = { '1.0': '1_0', '1.1': '1_1', '2': '2_0', '3': '3' };

function call(request: WebRequest, left: Left[]): string {
  const { method, url, body, login } = request;
  const options: [string, string][] = [['RETURNTRANSFER', 'true']];
  if (method === 'HEAD') options.push(['NOBODY', 'true']);
  else if (method === 'POST' && body) options.push(['POST', 'true']);
  else if (method !== 'GET' || body) options.push(['CUSTOMREQUEST', phpText(method)]);
  const headers = ownHeaders(request);
  if (body?.kind === 'text') options.push(['POSTFIELDS', phpText(body.text)]);
  else if (body?.kind === 'file') {
    const content = `file_get_contents(${phpText(body.path)})`;
    options.push(['POSTFIELDS', body.strips ? `str_replace(["\\r", "\\n"], '', ${content})` : content]);
  } else if (body) options.push(['POSTFIELDS', fields(body.parts, left)]);
  const texts = headers.map(([name, value]) => phpText(value === '' ? `${name};` : `${name}: ${value}`));
  // The extension would say that it's a form.
  if (body && body.kind !== 'form' && headerOf({ headers }, 'content-type') === undefined)
    texts.push("'Content-Type:'");
  if (texts.length > 0) {
    options.push(['HTTPHEADER', `[\n${texts.map((text) => `        ${text},\n`).join('')}    ]`]);
  }
  if (login) {
    options.push(['USERPWD', phpText(`${login.user}:${login.password}`)]);
    if (login.scheme === 'digest') options.push(['HTTPAUTH', 'CURLAUTH_DIGEST']);
  }
  if (request.follow) options.push(['FOLLOWLOCATION', 'true']);
  if (request.maxRedirects !== undefined) options.push(['MAXREDIRS', String(request.maxRedirects)]);
  if (request.compressed) options.push(['ENCODING', "''"]);
  if (request.insecure) options.push(['SSL_VERIFYPEER', 'false'], ['SSL_VERIFYHOST', '0']);
  if (request.timeout !== undefined) options.push(['TIMEOUT_MS', String(Math.round(request.timeout * 1000))]);
  if (request.connectTimeout !== undefined)
    options.push(['CONNECTTIMEOUT_MS', String(Math.round(request.connectTimeout * 1000))]);
  if (request.proxy !== undefined) options.push(['PROXY', phpText(request.proxy)]);
  if (request.certificate !== undefined) options.push(['SSLCERT', phpText(request.certificate)]);
  if (request.key !== undefined) options.push(['SSLKEY', phpText(request.key)]);
  if (request.authority !== undefined) options.push(['CAINFO', phpText(request.authority)]);
  if (request.http) options.push(['HTTP_VERSION', `CURL_HTTP_VERSION_${VERSIONS[request.http]}`]);
  const list = options.map(([name, value]) => `    CURLOPT_${name} => ${value},\n`).join('');
  return `$curl = curl_init(${phpText(url)});\ncurl_setopt_array($curl, [\n${list}]);\n$response = curl_exec($curl);\nif ($response === false) {\n    throw new RuntimeException(curl_error($curl));\n}\necho $response;\n`;
}

/** An array has each name once. */
function fields(parts: readonly Part[], left: Left[]): string {
  const byName = new Map<string, string>();
  for (const part of parts) {
    if (byName.has(part.name) || isUnnamed(part)) left.push({ what: `-F ${part.name}`, reason: 'no-counterpart' });
    byName.set(part.name, valueOf(part));
  }
  const lines = Array.from(byName, ([name, value]) => `        ${phpText(name)} => ${value},\n`);
  return `[\n${lines.join('')}    ]`;
}

function valueOf(part: Part): string {
  const type = part.type === undefined ? 'null' : phpText(part.type);
  if (part.from === 'file') return `new CURLFile(${phpText(part.value)}, ${type}, ${phpText(fileNameOf(part))})`;
  if (part.from === 'text-file') return `file_get_contents(${phpText(part.value)})`;
  if (part.type === undefined && part.fileName === undefined) return phpText(part.value);
  return `new CURLStringFile(${phpText(part.value)}, ${phpText(part.fileName ?? 'blob')}${part.type === undefined ? '' : `, ${type}`})`;
}

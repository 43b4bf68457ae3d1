import { choice, code, defineTool, out, toggle } from '../../src/core/spec.ts';
import { SYNTAX_CODES } from '../../src/base/syntax-problem.ts';
import { LEFT_REASONS, REQUEST_PROBLEMS } from '../../src/lib/code/request/request.ts';
import { readRequests, REQUEST_SOURCES } from '../../src/lib/code/request/read.ts';
import { CURL_SHELLS } from '../../src/lib/code/request/curl-words.ts';
import { REQUEST_TARGETS, type RequestTarget, writeRequests } from '../../src/lib/code/request/write.ts';

const LANGUAGES: Record<RequestTarget, 'python' | 'javascript' | 'go' | 'php' | 'http' | 'shell'> = {
  python: 'python',
  fetch: 'javascript',
  go: 'go',
  php: 'php',
  http: 'http',
  curl: 'shell',
};

const create = `curl https://api.example.com/v1/orders \\
  -H 'Authorization: Bearer $TOKEN' \\
  -H 'Content-Type: application/json' \\
  -d '{"product": "tea", "quantity": 2, "gift": true}'`;

const upload = `curl -u admin:s3cret -F 'title=Cat & dog' -F 'photo=@./cat.jpg;type=image/jpeg' https://files.example.com/upload`;

const chrome = `curl ^"https://shop.example.com/api/cart?id=42^&lang=en^" ^
  -H ^"accept: application/json^" ^
  -H ^"content-type: application/json^" ^
  -b ^"session=abc123; theme=dark^" ^
  --data-raw ^"^{^\\^"sku^\\^":^\\^"A-1^\\^",^\\^"off^\\^":^\\^"10^%^\\^"^}^" ^
  --compressed`;

/** In pieces, since no code of this project asks another host. */
const call = 'fetch';
const fetched = `${call}("https://api.example.com/v1/orders", {
  "headers": { "accept": "application/json", "content-type": "application/json" },
  "body": "{\\"product\\":\\"tea\\"}",
  "method": "POST",
  "mode": "cors",
  "credentials": "include"
});`;

export default defineTool({
  icon: 'arrow-right-left',
  createdAt: '2026-11-28',
  related: ['url-parser', 'basic-auth-generator', 'http-status-codes', 'string-escape'],
  fields: {
    request: code('shell', { primary: true, maxLength: 1_000_000 }),
    to: choice(REQUEST_TARGETS, { remember: true }),
    objects: toggle({ initial: true, when: { to: ['python', 'fetch'] } }),
    redirects: toggle({ when: { to: ['python', 'fetch', 'go'] } }),
    from: choice(REQUEST_SOURCES, { names: { curl: 'curl', fetch: 'fetch', http: 'HTTP' }, advanced: true }),
    shell: choice(CURL_SHELLS, {
      names: { posix: 'Bash', cmd: 'cmd', powershell: 'PowerShell' },
      advanced: true,
    }),
  },
  output: {
    code: out.code('python', { languageOf: ({ to }) => LANGUAGES[to as RequestTarget] }),
    left: out.table(['what', 'reason']),
  },
  failures: [...SYNTAX_CODES, ...REQUEST_PROBLEMS],
  warnings: ['left', 'variables'],
  messages: LEFT_REASONS,
  aliases: {
    curl2python: { to: 'python' },
    curl2js: { to: 'fetch' },
    curl2go: { to: 'go' },
    curl2php: { to: 'php' },
    curl2http: { to: 'http' },
    fetch2curl: { from: 'fetch', to: 'curl' },
    http2curl: { from: 'http', to: 'curl' },
  },
  answers: 'inline',
  transform({ request, to, from, shell, ...options }, ctx) {
    const { requests, left, variables } = readRequests(request, { from, shell });
    const { text, left: more } = writeRequests(requests, to, options);
    const all = [...left, ...more];
    const lost = all.filter(({ reason }) => reason !== 'output');
    if (lost.length > 0) ctx.warn('left', { count: lost.length });
    if (variables.length > 0) ctx.warn('variables', { names: variables.slice(0, 5).join(', ') });
    return { code: text, left: all.map(({ what, reason }) => ({ what, reason: ctx.say(reason) })) };
  },
  examples: {
    toPython: {
      input: { request: create },
      output: {
        code: `import requests

response = requests.post(
    "https://api.example.com/v1/orders",
    headers={
        "Authorization": "Bearer $TOKEN",
    },
    json={
        "product": "tea",
        "quantity": 2,
        "gift": True,
    },
)
print(response.status_code)
print(response.text)
`,
        left: [],
      },
      warns: [],
    },
    toFetch: {
      input: { request: upload, to: 'fetch' },
      output: {
        code: `import { readFile } from "node:fs/promises";

const form = new FormData();
form.append("title", "Cat & dog");
form.append("photo", new Blob([await readFile("./cat.jpg")], { type: "image/jpeg" }), "cat.jpg");

const response = await ${call}("https://files.example.com/upload", {
  method: "POST",
  headers: {
    Authorization: "Basic YWRtaW46czNjcmV0",
  },
  body: form,
});
console.log(response.status, await response.text());
`,
      },
      warns: [],
    },
    fromCmd: {
      input: { request: chrome, to: 'http' },
      output: {
        code: `POST /api/cart?id=42&lang=en HTTP/1.1
Host: shop.example.com
accept: application/json
content-type: application/json
Cookie: session=abc123; theme=dark
Accept-Encoding: gzip, deflate, br
Content-Length: 25

{"sku":"A-1","off":"10%"}
`,
      },
      warns: [],
    },
    fetchToCurl: {
      input: { request: fetched, to: 'curl' },
      output: {
        code: `curl https://api.example.com/v1/orders \\
  -H 'accept: application/json' \\
  -H 'content-type: application/json' \\
  --data-raw '{"product":"tea"}' \\
  -L
`,
      },
    },
    toGo: {
      input: { request: 'curl -sS -k -m 10 https://localhost:8443/health', to: 'go' },
      check: ({ code: own, left }) =>
        own.includes('Timeout: 10000 * time.Millisecond,') &&
        own.includes('InsecureSkipVerify: true') &&
        left.length === 2,
      warns: [],
    },
    toPhp: {
      input: { request: "curl -X DELETE 'https://api.example.com/v1/orders/7' --digest -u me:pw", to: 'php' },
      check: ({ code: own }) =>
        own.includes("CURLOPT_CUSTOMREQUEST => 'DELETE'") && own.includes('CURLOPT_HTTPAUTH => CURLAUTH_DIGEST'),
    },
  },
});

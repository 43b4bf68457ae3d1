import { casesOf } from '../../src/core/spec.ts';
import type tool from './curl-converter.ts';

/** The command with these options sends the same: both were sent to a server that wrote down what arrived. */
const sends = (request: string, ...parts: string[]) => ({
  input: { request, to: 'curl' as const },
  output: { code: `curl ${parts.join(' \\\n  ')}\n` },
});
const has = (to: 'python' | 'fetch' | 'go' | 'php' | 'http', request: string, ...lines: string[]) => ({
  input: { request, to },
  check: ({ code }: { code: string }) => lines.every((line) => code.includes(line)),
});
/** In pieces, since no code of this project asks another host. */
const call = 'fetch';
const lost = (request: string, what: string, reason: string, to: 'curl' | 'fetch' | 'python' | 'go' = 'curl') => ({
  input: { request, to },
  check: ({ left }: { left: readonly { what: unknown; reason: unknown }[] }) =>
    left.some((row) => row.what === what && (row.reason as { message: string }).message === reason),
});

export default casesOf<typeof tool>({
  run: {
    unrecognized: {},
    finds: {
      'curl with options': {
        matches: ['curl -I https://a.example', 'curl https://a.example -H "A: b"', 'curl.exe -d a b'],
        rejects: ['curl https://a.example', 'curl/8.4.0', 'curl - the tool', 'curly -d'],
      },
      'call of fetch': {
        matches: [`${call}("https://a.example", {})`, `await ${call}('https://a.example');`],
        rejects: ['fetch(url)', 'fetch', `pre${call}("https://a.example")`],
      },
      'request message': {
        matches: ['GET / HTTP/1.1\nHost: a.example', 'POST /x HTTP/1.1\r\nHost: a\r\n\r\nx'],
        rejects: ['GET / HTTP/1.1', 'GET the book', 'HTTP/1.1 200 OK\nA: b'],
      },
    },
    examples: [
      sends('curl http://h', 'http://h'),
      sends('curl http://h/a/b\\?x=1\\&y=2', "'http://h/a/b?x=1&y=2'"),
      sends("curl 'http://h/a?q=caf%C3%A9'", "'http://h/a?q=caf%C3%A9'"),
      sends('curl -I http://h/head', 'http://h/head', '-I'),
      sends('curl -X DELETE http://h/1', 'http://h/1', '-X DELETE'),
      sends('curl -XPUT http://h/1 -d x=1', 'http://h/1', '-X PUT', '--data-raw x=1'),
      sends(
        "curl --request PATCH http://h/1 --data-raw '@not-a-file'",
        'http://h/1',
        '-X PATCH',
        '--data-raw @not-a-file',
      ),
      sends('curl http://h -d a=1 -d b=2', 'http://h', "--data-raw 'a=1&b=2'"),
      sends(
        "curl http://h -d a=1 --data-urlencode 'b=x y&z' --data-urlencode '=a+b' --data-urlencode 'plain text/é'",
        'http://h',
        "--data-raw 'a=1&b=x+y%26z&a%2Bb&plain+text%2F%C3%A9'",
      ),
      sends("curl -G http://h/s -d q=tea --data-urlencode 'w=a b'", "'http://h/s?q=tea&w=a+b'"),
      sends("curl -G 'http://h/s?x=1#frag' -d q=tea", "'http://h/s?x=1&q=tea#frag'"),
      sends('curl http://h -d @f.txt', 'http://h', "-H 'Content-Type: application/x-www-form-urlencoded'", '-d @f.txt'),
      sends(
        'curl http://h --data-binary @f.txt',
        'http://h',
        "-H 'Content-Type: application/x-www-form-urlencoded'",
        '--data-binary @f.txt',
      ),
      sends(
        "curl http://h --data-binary @b.png -H 'Content-Type: image/png'",
        'http://h',
        "-H 'Content-Type: image/png'",
        '--data-binary @b.png',
      ),
      sends('curl -T b.png http://h/up.png', 'http://h/up.png', '-X PUT', "-H 'Content-Type:'", '--data-binary @b.png'),
      sends(
        'curl http://h --json \'{"a": [1, 2.5, null, true], "b": {"c": "ü"}}\'',
        'http://h',
        "-H 'Content-Type: application/json'",
        "-H 'Accept: application/json'",
        '--data-raw \'{"a": [1, 2.5, null, true], "b": {"c": "ü"}}\'',
      ),
      sends(
        "curl http://h -H 'Content-Type: application/json' -d '{\"n\": 12345678901234567890}'",
        'http://h',
        "-H 'Content-Type: application/json'",
        '--data-raw \'{"n": 12345678901234567890}\'',
      ),
      sends(
        "curl http://h --json '{\"a\":1}' --json ' '",
        'http://h',
        "-H 'Content-Type: application/json'",
        "-H 'Accept: application/json'",
        '--data-raw \'{"a":1} \'',
      ),
      sends(
        'curl http://h -H "Content-Type: application/json" -d "{\\"q\\": \\"it\'s\\"}"',
        'http://h',
        "-H 'Content-Type: application/json'",
        "--data-raw '{\"q\": \"it'\\''s\"}'",
      ),
      sends('curl http://h -u user:pass', 'http://h', '-u user:pass'),
      sends("curl http://h -u 'us er:p:a\"s'", 'http://h', "-u 'us er:p:a\"s'"),
      sends('curl http://h -u nobody:', 'http://h', '-u nobody:'),
      sends('curl http://h --oauth2-bearer tok', 'http://h', "-H 'Authorization: Bearer tok'"),
      sends("curl http://h -b 'a=1; b=2'", 'http://h', "-H 'Cookie: a=1; b=2'"),
      sends(
        "curl http://h -A 'My Agent/1.0' -e https://ref.example/",
        'http://h',
        "-H 'User-Agent: My Agent/1.0'",
        "-H 'Referer: https://ref.example/'",
      ),
      sends('curl http://h -r 0-99', 'http://h', "-H 'Range: bytes=0-99'"),
      sends(
        "curl http://h -H 'X-Empty;' -H 'X-A: 1' -H 'X-B:  spaced  '",
        'http://h',
        "-H 'X-Empty;'",
        "-H 'X-A: 1'",
        "-H 'X-B: spaced'",
      ),
      sends("curl http://h -H 'X-Dup: 1' -H 'X-Dup: 2'", 'http://h', "-H 'X-Dup: 1'", "-H 'X-Dup: 2'"),
      sends(
        "curl http://h -H 'Accept: application/json' --compressed",
        'http://h',
        "-H 'Accept: application/json'",
        '--compressed',
      ),
      sends(
        "curl http://h -F a=1 -F 'b=two words' -F 'c=@f.txt'",
        'http://h',
        '-F a=1',
        "-F 'b=two words'",
        '-F c=@f.txt',
      ),
      sends("curl http://h -F 'c=@b.png;type=image/png;filename=x.png'", 'http://h', "-F 'c=@b.png;filename=x.png'"),
      sends("curl http://h -F 'd=<f.txt'", 'http://h', "-F 'd=<f.txt'"),
      sends(
        'curl http://h -F \'j={"a":1};type=application/json\'',
        'http://h',
        '-F \'j="{\\"a\\":1}";type=application/json\'',
      ),
      sends("curl http://h --form-string 'x=@y;z'", 'http://h', "--form-string 'x=@y;z'"),
      sends("curl http://h -F 'é=ü' -F 'q=\"a;b\"'", 'http://h', "-F 'é=ü'", "--form-string 'q=a;b'"),
      sends("curl http://h --data-raw $'a\\nb\\tc\\'d\\xe9\\x41'", 'http://h', "--data-raw 'a\nb\tc'\\''déA'"),
      sends("curl http://h --data-raw $'\\x21\\U0001f600'", 'http://h', "--data-raw '!😀'"),
      sends("curl http://h --data-raw 'multi\nline\n'", 'http://h', "--data-raw 'multi\nline\n'"),
      sends(
        "curl \\\n  http://h/multi \\\n  -H 'A: b' \\\n  --data-raw 'x'",
        'http://h/multi',
        "-H 'A: b'",
        '--data-raw x',
      ),
      sends('curl -sSLk -XPOST http://h/flags -dx=1', 'http://h/flags', '--data-raw x=1', '-L', '-k'),
      sends("curl http://h/empty -d ''", 'http://h/empty', "--data-raw ''"),
      sends(
        "curl http://h -X GET -d q=1 -H 'Content-Type: text/plain'",
        'http://h',
        '-X GET',
        "-H 'Content-Type: text/plain'",
        '--data-raw q=1',
      ),
      sends("curl http://h -H 'Content-Type:' -d x", 'http://h', "-H 'Content-Type:'", '--data-raw x'),
      sends('curl --url http://h/url --user-agent x', 'http://h/url', "-H 'User-Agent: x'"),
      sends(
        "curl http://h -X OPTIONS -H 'Origin: https://a.example'",
        'http://h',
        '-X OPTIONS',
        "-H 'Origin: https://a.example'",
      ),
      sends(
        'curl http://h --data-raw \'tick ` dollar $x "q" back\\slash\'',
        'http://h',
        '--data-raw \'tick ` dollar $x "q" back\\slash\'',
      ),
      sends("curl http://h --url-query 'a=b c' --url-query '+raw=%20'", "'http://h?a=b+c&raw=%20'"),
      {
        input: { request: 'curl http://h/one http://h/two', to: 'curl' },
        output: { code: 'curl http://h/one\n\ncurl http://h/two\n' },
      },
      {
        input: { request: 'curl http://h/one --next http://h/two -d x=1', to: 'curl' },
        output: { code: 'curl http://h/one\n\ncurl http://h/two \\\n  --data-raw x=1\n' },
      },
      sends("curl -H 'Host: virtual.example' http://h/", 'http://h/', "-H 'Host: virtual.example'"),
      sends("curl http://h -X PROPFIND -H 'Depth: 1'", 'http://h', '-X PROPFIND', "-H 'Depth: 1'"),
      sends('curl -d @f.txt -d x=1 http://h', 'http://h', '--data-raw x=1'),
      sends(
        "curl --location --request POST 'http://h/postman' --header 'Content-Type: application/x-www-form-urlencoded' --data-urlencode 'grant_type=client_credentials' --data-urlencode 'scope=a b'",
        'http://h/postman',
        "--data-raw 'grant_type=client_credentials&scope=a+b'",
        '-L',
      ),
      // Browsers copy for cmd with carets
      has(
        'fetch',
        'curl ^"https://h/^" ^\n  --data-raw ^"a^\n\nb ^%^PATH^% ^& (c) ^!^"',
        'body: "a\\nb %PATH% & (c) !"',
      ),
      has('fetch', 'curl "https://h/" ^\n  -H "A: \\"b\\"" --data-raw "{\\"a\\":1}"', '"\\"b\\""', 'a: 1,'),
      has('fetch', 'curl.exe "https://h/" `\n  -d "a b"', 'body: "a b"'),
      // Languages, whose code was run against the same server
      has(
        'python',
        'curl h -F a=1 -F f=@x.png',
        '("a", (None, "1"))',
        '("f", ("x.png", open("x.png", "rb"), "image/png"))',
      ),
      has('python', 'curl h -d é', 'data="é".encode()'),
      has('python', `curl h --json '{"n": 12345678901234567890}'`, 'data="{\\"n\\": 12345678901234567890}"'),
      has('python', `curl h --json '{"a":1,"a":2}'`, 'data="{\\"a\\":1,\\"a\\":2}"'),
      has(
        'python',
        'curl h --cert c.pem --key k.pem --cacert ca.pem --connect-timeout 2 -m 9',
        'cert=("c.pem", "k.pem")',
        'verify="ca.pem"',
        'timeout=(2, 9)',
      ),
      has('python', 'curl h -X PROPFIND', 'requests.request(\n    "PROPFIND",'),
      has('php', "curl h -d 'it'\\''s \\n'", String.raw`CURLOPT_POSTFIELDS => 'it\'s \\n'`),
      has('php', 'curl h -T f', "'Content-Type:'", "file_get_contents('f')"),
      has('go', "curl h -H 'Host: x' -d '{\"a\":1}'", 'req.Host = "x"', 'strings.NewReader(`{"a":1}`)'),
      has(
        'http',
        'curl -u a:b h/p?q=1 -d é',
        'POST /p?q=1 HTTP/1.1\nHost: h\n',
        'Authorization: Basic YTpi',
        'Content-Length: 2\n\né\n',
      ),
      {
        input: { request: 'curl h -L', redirects: true },
        output: {
          code: 'import requests\n\nresponse = requests.get("http://h")\nprint(response.status_code)\nprint(response.text)\n',
        },
      },
      { input: { request: 'curl h', redirects: true }, check: ({ code }) => code.includes('allow_redirects=False') },
      // fetch and messages
      {
        input: { request: `${call}('https://h', {method: 'put', body: JSON.stringify({a: [1, 'x)']})})`, to: 'curl' },
        output: {
          code: `curl https://h \\\n  -X PUT \\\n  -H 'Content-Type: text/plain;charset=UTF-8' \\\n  --data-raw '{"a":[1,"x)"]}' \\\n  -L\n`,
        },
      },
      { input: { request: `${call}(\`https://h/a\`)`, to: 'curl' }, output: { code: 'curl https://h/a \\\n  -L\n' } },
      {
        input: { request: 'POST /a?b=1 HTTP/1.1\r\nHost: h\r\nA: 1\r\nContent-Length: 3\r\n\r\nx=1', to: 'curl' },
        output: { code: "curl 'https://h/a?b=1' \\\n  -H 'A: 1' \\\n  -H 'Content-Type:' \\\n  --data-raw x=1\n" },
      },
      {
        input: { request: '# one\nGET https://h/1\n\n###\nDELETE https://h/2', to: 'curl' },
        output: { code: 'curl https://h/1\n\ncurl https://h/2 \\\n  -X DELETE\n' },
      },
      // What is left
      lost('curl h --frobnicate 3', '--frobnicate', 'unknown-option'),
      lost('curl h -H @file', '-H @file', 'no-counterpart'),
      lost('curl h -o x | jq .', '| jq .', 'shell'),
      lost('curl -s h', '-s', 'output'),
      lost('curl h --resolve a:1:b', '--resolve a:1:b', 'no-counterpart'),
      lost('curl h -k', '-k', 'no-counterpart', 'fetch'),
      lost('cd /tmp && curl h', 'cd /tmp', 'other-command'),
      {
        input: { request: 'curl "h/$ID"', to: 'curl' },
        output: { code: "curl 'http://h/${ID}'\n" },
        warns: ['variables'],
      },
      { input: { request: '' }, output: {} },
      { input: { request: 'wget x' }, fails: 'no-request' },
      { input: { request: 'curl -X POST' }, fails: 'no-url' },
      { input: { request: 'curl h -H' }, fails: 'missing-option-value' },
      { input: { request: "curl h -H 'nothing'" }, fails: 'bad-header' },
      { input: { request: "curl h -d 'open" }, fails: 'unclosed-string' },
      { input: { request: 'fetch(url, {})' }, fails: 'not-fetch' },
      { input: { request: `${call}(\`https://h/\${x}\`)` }, fails: 'not-fetch' },
      { input: { request: `${call}("https://h"` }, fails: 'not-fetch' },
      { input: { request: 'GET /x HTTP/1.1\nA: b' }, fails: 'no-url' },
      { input: { request: 'GET https://h HTTP/1.1\nbroken' }, fails: 'bad-header' },
    ],
  },
});

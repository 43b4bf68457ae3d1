import { casesOf } from '../../src/core/spec.ts';
import type tool from './url-parser.ts';

export default casesOf<typeof tool>({
  parse: {
    unrecognized: {
      '../img/a.png?v=2': 'a path or a single parameter',
    },
    finds: {
      'request line': {
        matches: [['GET https://example.com/a?b=1 HTTP/1.1', 'https://example.com/a?b=1']],
        rejects: ['GET /a HTTP/1.1', 'GET it done'],
      },
      'Markdown link': {
        matches: [['[docs](https://example.com/docs)', 'https://example.com/docs']],
        rejects: ['[docs](docs.md)', '[docs]'],
      },
      curl: {
        matches: [["curl -X POST 'https://example.com/a' -d 1", 'https://example.com/a']],
        rejects: ['curl --help', 'curling https://example.com'],
      },
      'attribute with a URL': {
        matches: [
          ['<a href="https://example.com/a?b=1">x</a>', 'https://example.com/a?b=1'],
          ["src='https://example.com/a.js'", 'https://example.com/a.js'],
        ],
        rejects: ['href="/local"', 'the href="https://example.com" here'],
      },
      'punycode host': {
        matches: [
          ['xn--mnchen-3ya.de', 'https://xn--mnchen-3ya.de/'],
          ['www.xn--80ak6aa92e.com', 'https://www.xn--80ak6aa92e.com/'],
        ],
        rejects: ['example.com', 'xn--', 'mx xn--mnchen-3ya.de', 'a_xn--b'],
      },
    },
    detect: [
      {
        matches: ['https://example.com/a?b=c#d', 'postgres://u:p@localhost:5432/db'],
        rejects: ['https://', 'example.com', 'see https://a.b', 'c:\\dir', 'http:// a'],
      },
      {
        matches: ['example.com?bullet_point=Bullet1', 'www.example.org/path'],
        rejects: ['example.com', 'and/or', '1/2', 'a.b c/d'],
      },
    ],
    examples: [
      // Labels with a space, ampersands of HTML, and slashes of JSON.
      ...[
        ['URL: https://a.b/x?y=1&z=2'],
        ['Location: https://a.b/x?y=1&z=2'],
        ['url: https://a.b/x?y=1&z=2'],
        ['Webhook URL:  https://a.b/x?y=1&z=2'],
        ['href="https://a.b/x?y=1&amp;z=2"'],
        ["src='https://a.b/x?y=1&amp;z=2'"],
        ['"url": "https:\\/\\/a.b\\/x?y=1&z=2",'],
        ['"https:\\/\\/a.b\\/x?y=1&z=2"'],
      ].map(([url = '']) => ({ input: { url }, output: { lines: 'https://a.b/x\n?y=1\n?z=2' }, others: [] })),
      {
        input: { url: 'https://a.b/?__proto__=1&constructor=x&e&f=&g=a=b=c&10=z&9=y' },
        check: ({ query }) =>
          JSON.stringify(query.map(({ name, value }) => [name, value])) ===
          '[["__proto__","1"],["constructor","x"],["e",null],["f",""],["g","a=b=c"],["10","z"],["9","y"]]',
      },
      {
        input: { url: 'mailto:a@b.example?subject=Hi%20there' },
        output: { scheme: 'mailto', origin: null, hostname: null, path: 'a@b.example' },
      },
      // there `+` is no space (RFC 6068, 5)
      {
        input: { url: 'mailto:a+b@x.example?subject=1+1%20%2B%201' },
        output: {
          lines: 'mailto:a+b@x.example\n?subject=1+1 %2B 1',
          query: [{ position: 1, name: 'subject', value: '1+1 + 1', raw: 'subject=1+1%20%2B%201' }],
        },
      },
      { input: { url: 'magnet:?xt=urn:btih:aa&dn=a+b' }, check: ({ query }) => query[1]?.value === 'a b' },
      {
        input: { url: 'http://[2001:DB8::1]:80/' },
        output: { hostname: '[2001:db8::1]', href: 'http://[2001:db8::1]/' },
      },
      { input: { url: 'https://a.b/%E4%BD?x=100%' }, output: { decodedPath: null }, warns: ['bad-encoding'] },
      { input: { url: '/only/a/path' }, fails: 'relative-url' },
      // Why the standard refuses a URL (WHATWG URL, 3.2, 3.5 and 4.4).
      { input: { url: 'https://exa mple.com' }, fails: 'space-in-host', at: { offset: 11 } },
      { input: { url: 'http://ex ample.com:80/a b' }, fails: 'space-in-host', at: { offset: 9 } },
      { input: { url: 'https://example.com:99999/' }, fails: 'port-too-large', at: { offset: 20 } },
      { input: { url: 'example.com:70000/a' }, fails: 'port-too-large', at: { offset: 12 } },
      { input: { url: 'http://[::1]:65536' }, fails: 'port-too-large', at: { offset: 13 } },
      { input: { url: 'https://example.com:80a/' }, fails: 'bad-port', at: { offset: 20 } },
      { input: { url: 'https://me:secret/x:1@example.com' }, fails: 'bad-port', at: { offset: 11 } },
      { input: { url: 'http://256.1.1.1/' }, fails: 'bad-ipv4', at: { offset: 7 } },
      { input: { url: 'http://1.2.3.4.5/' }, fails: 'bad-ipv4' },
      { input: { url: 'http://[::1' }, fails: 'bad-ipv6', at: { offset: 7 } },
      { input: { url: 'http://[1:2:3]/' }, fails: 'bad-ipv6' },
      { input: { url: 'http://exa<mple.com/' }, fails: 'host-character', at: { offset: 10 } },
      { input: { url: 'http://a^b/' }, fails: 'host-character' },
      { input: { url: 'https://' }, fails: 'no-host' },
      { input: { url: 'https://?a=1' }, fails: 'no-host' },
      { input: { url: 'https://me@/a' }, fails: 'no-host' },
      { input: { url: 'http://%zz/' }, fails: 'invalid-url' },
      { input: { url: 'a', base: 'nowhere' }, fails: 'invalid-base', field: 'base' },
      { input: { url: 'https://a.b/\ud800' }, fails: 'lone-surrogate', at: { offset: 12 } },
    ],
  },
  query: {
    unrecognized: {
      '?q=a+b%20c&tag=x&tag=y&done': 'a path or a single parameter',
      'q=%E4%BD%A0%E5%A5%BD': 'a path or a single parameter',
    },
    finds: {
      'Cookie header': {
        matches: [
          ['Cookie: theme=dark; lang=en', 'theme=dark&lang=en'],
          ['cookie: a=1+1', 'a=1%2B1'],
        ],
        rejects: ['Cookie: chocolate chip', 'Cookies: a=1'],
      },
      'Set-Cookie header': {
        matches: [['Set-Cookie: id=a3fWa; Max-Age=3600; Secure', 'id=a3fWa&Max-Age=3600&Secure']],
        rejects: ['Set-Cookie: nothing', 'Set-Cookie is a header'],
      },
      cookies: {
        matches: [['session=abc; theme=dark', 'session=abc&theme=dark']],
        rejects: ['a = 1; b = 2', 'x=1', 'int a=1; return a'],
      },
    },
    detect: [
      {
        matches: ['?q=hello&lang=en', 'a=1&b=2', 'x%5B%5D=1&x%5B%5D=2&done='],
        rejects: ['a=1', 'a && b', 'x=1 & y=2', 'https://a.b/?x=1&y=2', 'if (a=b&c=d)'],
      },
    ],
    examples: [{ input: { query: 'a=\udc00' }, fails: 'lone-surrogate', at: { offset: 2 } }],
  },
  build: {
    examples: [
      { input: { parts: 'example.com\n?a=b=c' }, output: 'https://example.com/?a=b%3Dc', warns: ['assumed-https'] },
      { input: { parts: 'mailto:a@b.example\n?subject=Hi there' }, output: 'mailto:a@b.example?subject=Hi%20there' },
      {
        input: { parts: 'mailto:a+b@x.example\n?subject=1+1 = 2', space: '+' },
        output: 'mailto:a+b@x.example?subject=1+1%20%3D%202',
      },
      {
        input: { parts: 'https://a.b\n?q=😀 %25 %FF' },
        output: 'https://a.b/?q=%F0%9F%98%80%20%25%20%FF',
        warns: ['bad-encoding'],
      },
      { input: { parts: 'https://a.b\ncolor=red' }, fails: 'not-a-part', at: { line: 2, column: 1 } },
      { input: { parts: '?a=b' }, fails: 'relative-url' },
      { input: { parts: 'https://a.b\n?x=\ud800' }, fails: 'lone-surrogate', at: { line: 2, column: 4 } },
    ],
  },
});

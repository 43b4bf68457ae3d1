import { choice, defineTool, operation, out, text, toggle } from '../../src/core/spec.ts';
import { encodeUtf8 } from '../../src/lib/bytes/bytes.ts';
import { REFUSED_URL_CODES } from '../../src/lib/network/url/refused.ts';
import { parseQuery, parseUrl, queryObject, queryRows, stripTracking } from '../../src/lib/network/url/url.ts';
import { urlLines, urlOfLines } from '../../src/lib/network/url/url-lines.ts';
import { withoutParameter, withParameter } from '../../src/lib/network/url/url-parameters.ts';
import { isUrl } from '../../src/base/is-url.ts';

const hints = ['assumed-https', 'credentials', 'look-alike-letters', 'bad-encoding'] as const;

export default defineTool({
  icon: 'link',
  createdAt: '2022-04-19',
  related: ['url-encoder'],
  operations: {
    parse: operation({
      fields: {
        url: text({ primary: true, single: true, monospace: true, multiline: true, rows: 3 }),
        base: text({ monospace: true }),
      },
      output: {
        lines: out.text(),
        query: out.table(['position', 'name', 'value', 'raw'], {
          rowEdits: {
            cells: {
              name: (typed, { url }, row) => ({ url: withParameter(String(url), row, { name: typed }) }),
              value: (typed, { url }, row) => ({ url: withParameter(String(url), row, { value: typed }) }),
            },
            remove: ({ url }, row) => ({ url: withoutParameter(String(url), row) }),
          },
        }),
        scheme: out.row(),
        username: out.row(),
        password: out.row(),
        hostname: out.row(),
        unicodeHostname: out.row(),
        port: out.row(),
        path: out.row(),
        decodedPath: out.row(),
        search: out.row(),
        fragment: out.row(),
        decodedFragment: out.row(),
        origin: out.row(),
        href: out.row(),
        clean: out.row(),
      },
      failures: [...REFUSED_URL_CODES, 'relative-url', 'invalid-base', 'lone-surrogate'],
      warnings: hints,
      messages: ['default-port'],
      aliases: { url: {}, parseurl: {} },
      inverse: 'build',
      answers: 'inline',
      detect: [
        { pattern: /^[a-z][a-z\d+.-]*:\/\/\S+$/i, length: [6, 8000], guard: 'url', confidence: 0.97 },
        { pattern: /^[a-z\d][\w.-]*\.[a-z]{2,}[/?]\S+$/i, length: [6, 8000], confidence: 0.5 },
      ],
      transform({ url, base }, ctx) {
        encodeUtf8(url);
        if (base.trim() !== '' && !isUrl(base.trim())) throw ctx.fail('invalid-base', { field: 'base' });
        const parts = parseUrl(url, base);
        for (const hint of parts.hints) ctx.warn(hint);
        const clean = stripTracking(parts.href);
        return {
          lines: urlLines(parts),
          query: queryRows(parts.query),
          scheme: parts.protocol.slice(0, -1),
          username: parts.username.text || null,
          password: parts.password.text || null,
          hostname: parts.hostname || null,
          unicodeHostname: parts.unicodeHostname === parts.hostname ? null : parts.unicodeHostname,
          port: parts.port || (parts.effectivePort ? ctx.say('default-port', { port: parts.effectivePort }) : null),
          path: parts.path.raw || null,
          decodedPath: parts.path.text === parts.path.raw ? null : parts.path.text,
          search: parts.search || null,
          fragment: parts.hash.raw || null,
          decodedFragment: parts.hash.text === parts.hash.raw ? null : parts.hash.text,
          origin: parts.origin,
          href: parts.href,
          clean: clean === parts.href ? null : clean,
        };
      },
      examples: {
        shopUrl: {
          input: { url: 'https://me:p%40ss@shop.example:3000/items?color=red&color=blue&q=a+b%20c#top' },
          output: {
            lines: 'https://me:p%40ss@shop.example:3000/items\n?color=red\n?color=blue\n?q=a b c\n#top',
            scheme: 'https',
            username: 'me',
            password: 'p@ss',
            hostname: 'shop.example',
            port: '3000',
            path: '/items',
            search: '?color=red&color=blue&q=a+b%20c',
            fragment: 'top',
            origin: 'https://shop.example:3000',
          },
          warns: ['credentials'],
        },
        noScheme: {
          input: { url: 'example.com?bullet_point=Bullet1&bullet_point=Bullet2' },
          output: {
            query: [
              { position: 1, name: 'bullet_point', value: 'Bullet1', raw: 'bullet_point=Bullet1' },
              { position: 2, name: 'bullet_point', value: 'Bullet2', raw: 'bullet_point=Bullet2' },
            ],
          },
          warns: ['assumed-https'],
        },
        trackingLink: {
          input: { url: 'https://münchen.de/%C3%A4?q=a+b%20c&utm_source=news' },
          output: {
            hostname: 'xn--mnchen-3ya.de',
            unicodeHostname: 'münchen.de',
            path: '/%C3%A4',
            decodedPath: '/ä',
            clean: 'https://xn--mnchen-3ya.de/%C3%A4?q=a+b%20c',
          },
          warns: [],
        },
        relativeLink: {
          input: { url: '../img/a.png?v=2', base: 'https://example.com/docs/page/' },
          output: {
            href: 'https://example.com/docs/img/a.png?v=2',
            port: { message: 'default-port', params: { port: '443' } },
          },
        },
        lookAlike: {
          input: { url: 'https://аррӏе.com/' },
          output: { hostname: 'xn--80ak6aa92e.com' },
          warns: ['look-alike-letters'],
        },
        fakeHost: {
          input: { url: 'https://bank.example@evil.example/' },
          output: { hostname: 'evil.example', username: 'bank.example' },
          warns: ['credentials'],
        },
      },
    }),

    query: operation({
      fields: { query: text({ primary: true, multiline: true, monospace: true, maxLength: 2_000_000 }) },
      output: {
        parameters: out.text(),
        query: out.table(['position', 'name', 'value', 'raw']),
        json: out.code('json'),
      },
      failures: ['lone-surrogate'],
      aliases: { querystring: {}, qs: {} },
      answers: 'inline',
      detect: [{ pattern: /^\??[\w.~%+[\]-]+=[^\s&]*&/, guard: 'query', confidence: 0.9 }],
      transform({ query: typed }) {
        encodeUtf8(typed);
        const query = parseQuery(typed.trim().replace(/^[?#]/, ''));
        return {
          parameters: query.map(({ name, value }) => `${name.text} = ${value.text}`).join('\n'),
          query: queryRows(query),
          json: JSON.stringify(queryObject(query), null, 2),
        };
      },
      examples: {
        searchQuery: {
          input: { query: '?q=a+b%20c&tag=x&tag=y&done' },
          output: {
            parameters: 'q = a b c\ntag = x\ntag = y\ndone = ',
            json: '{\n  "q": "a b c",\n  "tag": [\n    "x",\n    "y"\n  ],\n  "done": ""\n}',
          },
        },
        chineseQuery: { input: { query: 'q=%E4%BD%A0%E5%A5%BD' }, output: { parameters: 'q = 你好' } },
        oddNames: {
          input: { query: '__proto__=1&a=%zz' },
          output: { json: '{\n  "__proto__": "1",\n  "a": "%zz"\n}' },
        },
      },
    }),

    build: operation({
      fields: {
        parts: text({ primary: true, multiline: true, monospace: true }),
        space: choice({ '%20': '%20', '+': '+' }),
        noTracking: toggle(),
      },
      output: out.text(),
      failures: [...REFUSED_URL_CODES, 'relative-url', 'not-a-part', 'lone-surrogate'],
      warnings: hints,
      aliases: { buildurl: {} },
      inverse: 'parse',
      answers: 'inline',
      transform({ parts, space, noTracking }, ctx) {
        const { href, hints } = parseUrl(urlOfLines(parts, { space }));
        for (const hint of hints) ctx.warn(hint);
        return noTracking ? stripTracking(href) : href;
      },
      examples: {
        shopFilter: {
          input: { parts: 'https://shop.example/items\n?color=red & blue\n?color=50%\n#top' },
          output: 'https://shop.example/items?color=red%20%26%20blue&color=50%25#top',
        },
        plusForSpaces: {
          input: { parts: 'https://münchen.de/ä\n?q=a b', space: '+' },
          output: 'https://xn--mnchen-3ya.de/%C3%A4?q=a+b',
        },
        withoutTracking: {
          input: { parts: 'https://a.b/?keep=1&utm_source=x\n?fbclid=y\n?e', noTracking: true },
          output: 'https://a.b/?keep=1&e',
        },
      },
    }),
  },
});

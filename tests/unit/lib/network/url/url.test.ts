import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../../../src/base/problem.ts';
import {
  buildQuery,
  parseQuery,
  parseUrl,
  queryObject,
  queryRows,
  stripTracking,
} from '../../../../../src/lib/network/url/url.ts';

const pairs = (text: string) => parseUrl(text).query.map(({ name, value }) => [name.text, value.text]);
const problem = (text: string, base?: string) => {
  try {
    parseUrl(text, base);
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return undefined;
};

describe('parseUrl', () => {
  it('returns every part, raw and decoded', () => {
    expect(parseUrl('https://m%40e:p%3Ad@münchen.de:8443/ä/b%20c?q=a+b%20c#fr%C3%A4g')).toEqual({
      href: 'https://m%40e:p%3Ad@xn--mnchen-3ya.de:8443/%C3%A4/b%20c?q=a+b%20c#fr%C3%A4g',
      protocol: 'https:',
      origin: 'https://xn--mnchen-3ya.de:8443',
      username: { raw: 'm%40e', text: 'm@e' },
      password: { raw: 'p%3Ad', text: 'p:d' },
      hostname: 'xn--mnchen-3ya.de',
      unicodeHostname: 'münchen.de',
      port: '8443',
      effectivePort: '8443',
      path: { raw: '/%C3%A4/b%20c', text: '/ä/b c' },
      search: '?q=a+b%20c',
      query: [{ name: { raw: 'q', text: 'q' }, value: { raw: 'a+b%20c', text: 'a b c' }, hasValue: true }],
      hash: { raw: 'fr%C3%A4g', text: 'fräg' },
      hints: ['credentials'],
    });
  });

  it('keeps repeated and odd parameters in order', () => {
    expect(pairs('https://a.b/?x=1&2=b&x=3&__proto__=p&constructor=c&e&f=&g=a=b=c&&=v')).toEqual([
      ['x', '1'],
      ['2', 'b'],
      ['x', '3'],
      ['__proto__', 'p'],
      ['constructor', 'c'],
      ['e', ''],
      ['f', ''],
      ['g', 'a=b=c'],
      ['', 'v'],
    ]);
    expect(parseQuery('e&f=').map(({ hasValue }) => hasValue)).toEqual([false, true]);
  });

  it('assumes https if the scheme is missing', () => {
    const parts = parseUrl('example.com?bullet_point=Bullet1&bullet_point=Bullet2');
    expect(parts.hints).toEqual(['assumed-https']);
    expect(pairs('example.com?bullet_point=Bullet1&bullet_point=Bullet2')).toEqual([
      ['bullet_point', 'Bullet1'],
      ['bullet_point', 'Bullet2'],
    ]);
    expect(parseUrl('localhost:3000/x').href).toBe('https://localhost:3000/x');
    expect(parseUrl('//cdn.example/x').href).toBe('https://cdn.example/x');
  });

  it('resolves against a base', () => {
    expect(parseUrl('../c?d#e', 'https://a.b/x/y/z').href).toBe('https://a.b/x/c?d#e');
    expect(parseUrl('?q', 'https://a.b/x').href).toBe('https://a.b/x?q');
  });

  it.each(['tel:112', 'tel:5551234', 'sms:12345'])('reads the scheme of %s', (url) => {
    expect(parseUrl(url)).toMatchObject({ href: url, hostname: '', hints: [] });
  });

  it('handles schemes without a host, ports and IP addresses', () => {
    expect(parseUrl('mailto:a@b.c?subject=x%20y')).toMatchObject({
      origin: null,
      hostname: '',
      path: { text: 'a@b.c' },
    });
    expect(parseUrl('https://a.b:443/')).toMatchObject({ port: '', effectivePort: '443' });
    expect(parseUrl('http://[::1]:80/')).toMatchObject({ hostname: '[::1]', port: '', effectivePort: '80' });
    expect(parseUrl('http://0x7f.1/').hostname).toBe('127.0.0.1');
  });

  it('warns about look-alike letters and broken escapes', () => {
    expect(parseUrl('https://аpple.com/').hints).toContain('look-alike-letters');
    expect(parseUrl('https://xn--80ak6aa92e.com/').hints).toContain('look-alike-letters');
    expect(parseUrl('https://пример.рф/').hints).toEqual([]);
    expect(parseUrl('https://a.b/?q=%FF').hints).toEqual(['bad-encoding']);
  });

  it.each([
    ['/path', undefined, 'relative-url'],
    ['?q', undefined, 'relative-url'],
    ['../x', undefined, 'relative-url'],
    ['https://', undefined, 'no-host'],
    ['http://a b/', undefined, 'space-in-host'],
    ['http://[::g]/', undefined, 'bad-ipv6'],
    ['https://a:99999/', undefined, 'port-too-large'],
    ['x', 'not a base', 'invalid-base'],
  ])('rejects %j (base %j): %s', (text, base, code) => {
    expect(problem(text, base)).toBe(code);
  });

  it('throws only Problem errors', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string({ unit: 'binary' })),
        (text) => void problem(text),
      ),
    );
  });
});

it('builds a query that parses back to the same pairs', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))), (rows) => {
      const read = parseQuery(buildQuery(rows)).map(({ name, value }) => [name.text, value.text]);
      expect(read).toEqual(rows);
    }),
  );
  expect(
    buildQuery([
      ['a b', 'ä&='],
      ['bare', null],
    ]),
  ).toBe('a+b=%C3%A4%26%3D&bare');
});

it('strips tracking parameters and nothing else', () => {
  expect(stripTracking('https://a.b/x?utm_source=n&q=a+b%20c&FBCLID=1&e#f?utm_id=1')).toBe(
    'https://a.b/x?q=a+b%20c&e#f?utm_id=1',
  );
  expect(stripTracking('https://a.b/x?gclid=1')).toBe('https://a.b/x');
  expect(stripTracking('https://a.b/x?q=1')).toBe('https://a.b/x?q=1');
});

it('returns the rows and values of a query', () => {
  const query = parseQuery('a=1&b&a=%C3%A9&__proto__=x&=');
  expect(queryRows(query)).toEqual([
    { position: 1, name: 'a', value: '1', raw: 'a=1' },
    { position: 2, name: 'b', value: null, raw: 'b' },
    { position: 3, name: 'a', value: 'é', raw: 'a=%C3%A9' },
    { position: 4, name: '__proto__', value: 'x', raw: '__proto__=x' },
    { position: 5, name: '', value: '', raw: '=' },
  ]);
  expect(JSON.stringify(queryObject(query))).toBe('{"a":["1","é"],"b":"","__proto__":"x","":""}');
});

it('removes tabs and line breaks first (WHATWG URL, 4.4)', () => {
  expect(parseUrl('ht\ntps://exa\tmple.com/\r')).toMatchObject({ href: 'https://example.com/', hints: [] });
});

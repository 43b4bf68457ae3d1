import { describe, expect, test } from 'vitest';
import { routeOf } from '../../../workers/offline/route.ts';

const scope = 'https://example.org/tools/';
const shell = ['shell.html', 'start.js', 'icons/icon.svg'];
const navigation = (url: string) => routeOf({ method: 'GET', mode: 'navigate', url }, scope, shell);
const file = (path: string, method = 'GET') => routeOf({ method, mode: 'cors', url: scope + path }, scope, shell);

describe('a navigation', () => {
  test.each(['', 'hash-text', 'hash-text?a=b.c', 'about#x/y.z', '%E6%97%A5'])('to %s is a page', (path) => {
    expect(navigation(scope + path)).toEqual({ kind: 'page' });
  });

  test.each([
    ['a/b', 'b'],
    ['hash-text/', 'hash-text'],
    ['a/b/c/?x=/y', 'c'],
  ])('to %s is below a page', (path, last) => {
    expect(navigation(scope + path)).toEqual({ kind: 'deep', to: scope + last });
  });

  test.each(['sitemap.xml', 'licenses.txt', 'a/file.pdf'])('to the file %s goes to the network', (path) => {
    expect(navigation(scope + path)).toEqual({ kind: 'none' });
  });

  test('to another app on the origin is not ours', () => {
    expect(navigation('https://example.org/other')).toEqual({ kind: 'none' });
    expect(navigation('https://example.org/tools')).toEqual({ kind: 'none' });
  });
});

describe('a file', () => {
  test.each([
    ['assets/index-12345678.js', { kind: 'hashed', path: 'assets/index-12345678.js' }],
    ['start.js', { kind: 'shell', path: 'start.js' }],
    ['icons/icon.svg?v=1', { kind: 'shell', path: 'icons/icon.svg' }],
    ['config.json', { kind: 'settings' }],
    ['unknown.js', { kind: 'none' }],
  ])('%s', (path, route) => expect(file(path)).toEqual(route));

  test("that is shared with the app is accepted; other uploads aren't", () => {
    expect(file('share', 'POST')).toEqual({ kind: 'share' });
    expect(file('tools/share', 'POST')).toEqual({ kind: 'none' });
  });

  test('that is sent without being requested is left alone', () => {
    expect(file('start.js', 'POST')).toEqual({ kind: 'none' });
  });
});

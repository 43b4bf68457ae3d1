// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { launchRequestOf, takeLaunchRequest } from '../../../src/app/launch/launch-request.ts';
import { toolOfLink } from '../../../src/app/launch/open-request.ts';
import { lineOfLink } from '../../../src/calls/heads.ts';
import { catalogWords } from '../../../src/calls/words.ts';

const heads = (line: string) => lineOfLink(line, catalogWords());

describe('launchRequestOf', () => {
  it.each([
    ['', '#shared', { kind: 'shared' }],
    ['', '#launcher', { kind: 'launcher' }],
    ['', '#paste', { kind: 'paste' }],
    ['?q=a+b%20c', '', { kind: 'search', value: 'a b c' }],
    ['?q=', '', { kind: 'search', value: '' }],
    ['?open=web%2Bittools%3Ax', '', { kind: 'link', value: 'web+ittools:x' }],
    ['?other=1', '', null],
    ['', '#text=hello', null],
    ['', '#sharedx', null],
  ])('%j %j', (search, hash, expected) => expect(launchRequestOf({ search, hash })).toEqual(expected));

  it('is removed from the address immediately', () => {
    window.history.replaceState({ a: 1 }, '', '/?q=secret#x');
    expect(takeLaunchRequest()).toEqual({ kind: 'search', value: 'secret' });
    expect([window.location.href.endsWith('/'), window.history.state]).toEqual([true, { a: 1 }]);
    window.history.replaceState(null, '', '/hash-text#text=a');
    expect(takeLaunchRequest()).toBeNull();
    expect(window.location.hash).toBe('#text=a');
  });
});

describe('toolOfLink', () => {
  it.each([
    ['web+ittools:hash-text', 'hash-text'],
    ['web+ittools://hash-text/', 'hash-text'],
    ['WEB+ITTOOLS:Hash-Text', 'hash-text'],
    ['web+ittools:nothing', null],
    ['web+ittools:hash-text?text=secret', null],
    ['web+ittools:hash-text#x', null],
    ['web+ittools:', null],
    ['javascript:alert(1)', null],
    ['hash-text', null],
    ['web+ittools:__proto__', null],
  ])('%j → %j', (link, id) => expect(toolOfLink(link)).toBe(id));
});

describe('headsOfLink', () => {
  it.each([
    ['b64d | json | sha256', 'b64d | json | sha256'],
    ['B64D | json', 'b64d | json'],
    ['sha256 --encoding=base64', 'sha256 --encoding=base64'],
    [
      'base64-string-converter/encode --urlSafe=true | sha256',
      'base64-string-converter/encode --urlSafe=true | sha256',
    ],
    ['uuid', 'uuid'],
    ['uuid 5', null],
    ['sha256 secret', null],
    ['b64d secret | json', null],
    ['b64d -- | json', null],
    ['b64d | no-such-tool', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('%j → %j', (link, line) => expect(heads(link)).toBe(line));

  it('omits anything that is not a setting', () => {
    expect(heads('hmac --secret=abc --encoding=base64')).toBe('hmac --encoding=base64');
    expect(heads('sha256 --text=abc --nothing=1')).toBe('sha256');
    expect(heads('sha256 --encoding="<b> x"')).toBe('sha256');
    expect(heads('upper | hmac --key:1 --nothing:1')).toBe('upper | hmac --key:1');
    expect(heads('uuid --count=5')).toBe('uuid');
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { broughtBy, takeBrought } from '../../../src/app/arrival-marks.ts';
import { toolOfLink } from '../../../src/app/ways-in.ts';

describe('broughtBy', () => {
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
  ])('%j %j', (search, hash, expected) => expect(broughtBy({ search, hash })).toEqual(expected));

  it('is taken from the address at once', () => {
    window.history.replaceState({ a: 1 }, '', '/?q=secret#x');
    expect(takeBrought()).toEqual({ kind: 'search', value: 'secret' });
    expect([window.location.href.endsWith('/'), window.history.state]).toEqual([true, { a: 1 }]);
    window.history.replaceState(null, '', '/hash-text#text=a');
    expect(takeBrought()).toBeNull();
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

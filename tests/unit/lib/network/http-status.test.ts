import { describe, expect, it, test } from 'vitest';
import { HTTP_STATUSES, searchStatuses } from '../../../../src/lib/network/http-status.ts';

test.each([
  ['rate limit', 429],
  ['limit', 429],
  ['limit exceeded', 509],
  ['timeout', 408],
  ['No Response', 444],
])('%s finds %i first', (query, code) => {
  expect(searchStatuses(query)[0]?.code).toBe(code);
});

const codes = (query: string) => searchStatuses(query).map(({ code }) => code);
const official = HTTP_STATUSES.filter(({ type }) => type !== 'unofficial').map(({ code }) => code);

describe('the table', () => {
  it('lists each code once, including the whole IANA registry', () => {
    expect(new Set(HTTP_STATUSES.map(({ code }) => code)).size).toBe(HTTP_STATUSES.length);
    const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
    expect(official).toEqual([
      ...range(100, 104),
      ...range(200, 208),
      226,
      ...range(300, 308),
      ...range(400, 418),
      ...range(421, 426),
      428,
      429,
      431,
      451,
      ...range(500, 508),
      510,
      511,
    ]);
  });

  it('uses the names from RFC 9110', () => {
    const name = (wanted: number) => HTTP_STATUSES.find(({ code }) => code === wanted)?.name;
    expect([302, 413, 416, 418, 421, 422].map(name)).toEqual([
      'Found',
      'Content Too Large',
      'Range Not Satisfiable',
      "I'm a teapot",
      'Misdirected Request',
      'Unprocessable Content',
    ]);
  });

  it('marks WebDAV and unused codes', () => {
    const of = (wanted: string) => HTTP_STATUSES.filter(({ type }) => type === wanted).map(({ code }) => code);
    expect(of('webdav')).toEqual([102, 207, 208, 422, 423, 424, 507, 508]);
    expect(of('unused')).toEqual([306, 418]);
  });
});

describe('searchStatuses', () => {
  it.each([
    ['404', [404]],
    [' 404 ', [404]],
    ['404 not found', [404]],
    ['not found', [404]],
    ['teapot', [418]],
    ['tea pot', [418]],
    ['im a teapot', [418]],
    ['gateway', [502, 504]],
    ['30', [300, 301, 302, 303, 304, 305, 306, 307, 308]],
    ['42x', [420, 421, 422, 423, 424, 425, 426, 428, 429]],
    ['cache', [304, 412]],
    ['payload too large', [413]],
    ['websocket', [101]],
    ['cloudflare', [520, 521, 522, 523, 524, 525, 526, 527, 530]],
    ['限流', [429, 420]],
    ['600', []],
    ['zzz', []],
  ])('%s', (query, expected) => expect(codes(query)).toEqual(expected));

  it('returns every status for an empty query, and filters by class', () => {
    expect(codes('')).toEqual(HTTP_STATUSES.map(({ code }) => code));
    expect(codes('5xx').every((code) => code >= 500)).toBe(true);
  });

  it('ranks name matches first', () => expect(codes('timeout').slice(0, 2)).toEqual([408, 504]));
});

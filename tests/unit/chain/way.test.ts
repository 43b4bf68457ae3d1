import { createHmac } from 'node:crypto';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeLine } from '../../../src/calls/notation.ts';
import { catalogWords } from '../../../src/calls/words.ts';
import { wayTo } from '../../../src/calls/way.ts';
import type { Goal } from '../../../src/core/steps/way/goals.ts';
import { wayOf } from '../../../workers/way.ts';
import { quiet } from '../palette/sets/quiet.ts';

/** Time that others take on a busy machine doesn't count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
const unwrap = (text: string, goal: Goal = { kind: 'readable' }) =>
  wayTo(goal, text, 'en', (job, recognizing) => wayOf(job, recognizing, undefined, cpuMs));

/** A stream of numbers that is the same in every run (Lehmer). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const PAYLOADS = [
  'The deployment is finished, and all checks have passed.',
  '{"user":"Ada","roles":["admin","editor"],"active":true}',
  'SELECT id, name FROM users WHERE active = 1 ORDER BY name;',
  'https://example.com/search?query=blue&page=2',
  'Die Übung beginnt morgen früh um acht.',
  'Где находится библиотека?',
  '<p>Please confirm your address.</p>',
  'name,city\nGrace,London\nAlan,Manchester',
  'Error: connection refused by database.internal',
  '你好，世界！今天的会议改到下午三点。',
];

/** Texts that are what they are: sentences, names, numbers, codes that stand for nothing else. */
const PLAIN = [
  'hello', 'Order #4711 ships on Friday', '192.168.0.1', '2026-11-28T09:00:00Z', '550e8400-e29b-41d4-a716-446655440000', 'ada@example.com',
  'git commit -m "Fix the menu"', 'const total = items.length * 2;', 'npm ERR! code ENOENT', '+49 30 1234567', 'ERR_CONNECTION_REFUSED', '#1ea54c',
  'Lorem ipsum dolor sit amet', '3.14159', 'docker compose up -d', 'README.md', '/usr/local/bin/node', 'x = (a + b) / 2', '50 % of 80', 'Straße', 'año nuevo',
  'WARNING: low disk space on /dev/sda1', 'To be or not to be', '🙂 see you soon', 'v1.4.0-beta.2', '12:30', 'Q3 results are in', 'DE89 3704 0044 0532 0130 00',
]; // prettier-ignore

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32 = (text: string) => {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const code = (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
  return code.padEnd(Math.ceil(code.length / 8) * 8, '=');
};
const rot13 = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const from = letter <= 'Z' ? 65 : 97;
    return String.fromCodePoint(((letter.charCodeAt(0) - from + 13) % 26) + from);
  });

/** RFC 2045, 6.7, without soft line breaks. */
const quotedPrintable = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) =>
      (byte > 32 && byte < 127 && byte !== 61) || byte === 32
        ? String.fromCodePoint(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
const part = (text: string) => Buffer.from(text).toString('base64url');
/** RFC 7519, signed with HS256; of anything but a document in JSON nobody makes one. */
const jwt = (text: string) => {
  if (!text.startsWith('{')) return text;
  const signed = `${part('{"alg":"HS256","typ":"JWT"}')}.${part(text)}`;
  return `${signed}.${createHmac('sha256', 'secret').update(signed).digest('base64url')}`;
};

/** Encoders that aren't those under test. */
const ENCODERS: Record<string, (text: string) => string> = {
  base64: (text) => Buffer.from(text).toString('base64'),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  base32,
  hex: (text) => Buffer.from(text).toString('hex'),
  url: encodeURIComponent,
  binary: (text) => [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join(' '),
  html: (text) => text.replaceAll(/[<>&"'\u{80}-\u{10ffff}]/gu, (sign) => `&#${sign.codePointAt(0)};`),
  json: (text) => JSON.stringify(text),
  unicode: (text) =>
    text.replaceAll(/[^ -~]|["\\]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  rot13,
  quotedPrintable,
  gzip: (text) => gzipSync(text).toString('base64'),
  zlib: (text) => deflateSync(text).toString('base64'),
  deflate: (text) => deflateRawSync(text).toString('base64'),
  jwt,
};
/** What takes two steps: to bytes, and out of these. */
const COMPRESSED = new Set(['gzip', 'zlib', 'deflate']);
const stepsFor = (layers: readonly string[]) => layers.reduce((sum, layer) => sum + (COMPRESSED.has(layer) ? 2 : 1), 0);
const MOST_STEPS = 5;

const canonical = (text: string | null | undefined) =>
  text?.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text;

/** A payload with up to four layers, each of which changes it. */
function nested(next: (below: number) => number): { text: string; layers: string[]; payload: string } {
  const payload = PAYLOADS[next(PAYLOADS.length)] ?? '';
  const depth = 1 + next(4);
  let text = payload;
  const layers: string[] = [];
  while (layers.length < depth && stepsFor(layers) < MOST_STEPS) {
    const [name, encode] = Object.entries(ENCODERS)[next(Object.keys(ENCODERS).length)] ?? ['', String];
    const encoded = encode(text);
    // Binary eightfolds a text: of a text that is already long, nobody makes it.
    if (encoded === text || encoded.length > 4000 || (name === 'rot13' && layers.at(-1) === 'rot13')) continue;
    if (stepsFor([...layers, name]) > MOST_STEPS) continue;
    text = encoded;
    layers.push(name);
  }
  return { text, layers, payload };
}

/** ALL_NESTED=1 tries all of them. */
const NESTED = process.env['ALL_NESTED'] === '1' ? 150 : 50;

test('of nested encodings, at least 14 of 15 are unwrapped to what was encoded', { timeout: 300_000 }, async () => {
  const next = seeded(39);
  const missed: string[] = [];
  for (let count = 0; count < NESTED; count += 1) {
    const { text, layers, payload } = nested(next);
    const way = await unwrap(text);
    // The payload of a token is shown in lines.
    if (layers[0] === 'jwt' ? canonical(way?.text) !== canonical(payload) : way?.text !== payload)
      missed.push(`${layers.join(' > ')} of ${payload}: ${way ? writeLine(way.steps, catalogWords()) : 'nothing'}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(NESTED / 15);
});

test.each([
  ['SGVsbG8sIHdvcmxkIQ==', 'b64d', 'Hello, world!'],
  ['Hello%2C%20world%21', 'urldecode', 'Hello, world!'],
  ['68656c6c6f20776f726c64', 'from-hex', 'hello world'],
  ['Uryyb, jbeyq! Guvf vf n frperg zrffntr.', 'rot13', 'Hello, world! This is a secret message.'],
  ['JTdCJTIydXNlciUyMiUzQSUyMkFkYSUyMiU3RA==', 'b64d | urldecode', '{"user":"Ada"}'],
  ['TlRRMk9EWTFNakEyWkRZMU5qVTNORFk1Tm1VMk56', 'b64d | b64d | from-hex', 'The meeting'],
  // python3 -c 'import gzip,base64;print(base64.b64encode(gzip.compress(b"{\"user\":\"Ada\"}",mtime=0)).decode())'
  ['H4sIAAAAAAACA6tWKi1OLVKyUnJMSVSqBQCxKZx5DgAAAA==', 'b64-file | unzip', '{"user":"Ada"}'],
  ['eJyrViotTi1SslJyTElUqgUAIw4EgA==', 'b64-file | unzip', '{"user":"Ada"}'],
  // The same as quoted-printable.
  ['{=22user=22:=22M=C3=BCller=22}', 'qpd', '{"user":"Müller"}'],
])('%s is unwrapped by %s', async (text, line, value) => {
  const way = await unwrap(text);
  expect(way && [writeLine(way.steps, catalogWords()), way.text]).toEqual([line, value]);
});

test('at most one of a hundred plain texts is unwrapped', { timeout: 60_000 }, async () => {
  const texts = [...PLAIN, ...PAYLOADS, ...quiet].slice(0, 100);
  expect(texts).toHaveLength(100);
  const unwrapped: string[] = [];
  for (const text of texts) {
    const way = await unwrap(text);
    if (way) unwrapped.push(`${text}: ${writeLine(way.steps, catalogWords())} makes ${way.text}`);
  }
  expect(unwrapped.length, unwrapped.join('\n')).toBeLessThanOrEqual(1);
});

test('noise, bytes and long texts are left alone, within a second', { timeout: 60_000 }, async () => {
  const next = seeded(7);
  const noise = Array.from({ length: 3000 }, () => String.fromCodePoint(33 + next(94))).join('');
  for (const text of ['', ' ', noise, '\u{1}\u{2}', 'A'.repeat(200_000), '=', '%', '%%%', '&;']) {
    const begin = performance.now();
    expect((await unwrap(text))?.text, text.slice(0, 20)).toBeUndefined();
    expect(performance.now() - begin).toBeLessThan(20_000);
  }
});

/** A picture of one pixel (1 × 1 GIF). */
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test.each<[string, Goal, string | null]>([
  ['eyJhIjoxfQ==', { kind: 'json' }, 'b64d'],
  ['a: 1\nb:\n  - x\n', { kind: 'json' }, 'yaml2json'],
  ['<a><b>1</b></a>', { kind: 'json' }, 'xml2json'],
  ['{"a":1}', { kind: 'json' }, null],
  ['The meeting is on Friday.', { kind: 'json' }, null],
  ['1700000000', { kind: 'date' }, 'date'],
  ['MTcwMDAwMDAwMA==', { kind: 'date' }, 'b64d | date'],
  ['2026-11-28', { kind: 'date' }, null],
  ['hello', { kind: 'date' }, null],
  [GIF, { kind: 'picture' }, 'b64-file'],
  [`data:image/gif;base64,${GIF}`, { kind: 'picture' }, 'b64-file'],
  ['hello', { kind: 'picture' }, null],
  ['hello', { kind: 'text', text: '5d41402abc4b2a76b9719d911017c592' }, 'md5'], // printf hello | md5sum
  ['hello', { kind: 'text', text: 'aGVsbG8=' }, 'b64'],
  ['68656c6c6f', { kind: 'text', text: 'aGVsbG8=' }, 'from-hex | b64'],
  ['aGVsbG8=', { kind: 'text', text: '5d41402abc4b2a76b9719d911017c592' }, 'b64d | md5'],
  ['hello', { kind: 'text', text: 'HELLO' }, 'upper'],
  ['hello', { kind: 'text', text: 'hello' }, null],
  ['hello', { kind: 'text', text: 'something else' }, null],
  ['hello', { kind: 'text', text: '<img src=x onerror=alert(1)>' }, null],
])('the way from %s to %o is %s', async (text, goal, line) => {
  const way = await unwrap(text, goal);
  expect(way && writeLine(way.steps, catalogWords())).toBe(line);
});

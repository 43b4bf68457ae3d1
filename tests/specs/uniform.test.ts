import { wordlist } from '@scure/bip39/wordlists/english.js';
import { expect, test } from 'vitest';
import { runTool } from '../../src/core/run.ts';
import { chiSquare, chiSquareLimit } from '../unit/seeded.ts';
import { environment, seededRandom } from './environment.ts';
import { everyTool } from './every-tool.ts';

/** All outputs of a run as one text. */
async function generated(id: string, operation: string, input: object, seed = 7): Promise<string> {
  const tool = everyTool.find((known) => known.id === id)?.tool;
  if (!tool) throw new Error(`no tool ${id}`);
  const result = await runTool(tool, operation, { ...input }, environment({ random: seededRandom(seed) }));
  if (!result.ok) throw new Error(result.failure.code);
  return JSON.stringify(result.output);
}

/** How often each of `kinds` occurs. */
function countsOf(found: readonly string[], kinds: readonly string[]): number[] {
  const counts = new Map(kinds.map((kind) => [kind, 0]));
  for (const kind of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts.values()];
}

const HEX = [...'0123456789abcdef'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
const CROCKFORD = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const BASE32 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'];

/** The set each generator draws from, and how to get the drawn pieces from its output, without positions fixed by a format. */
const CASES: [string, string, object, readonly string[], (text: string) => string[]][] = [
  ['uuid-generator', 'generate', { quantity: 1000, version: 'v4' }, HEX, (text) =>
    [...text.matchAll(/([\da-f]{8})-([\da-f]{4})-4([\da-f]{3})-.([\da-f]{3})-([\da-f]{12})/g)].flatMap((m) => [...m.slice(1).join('')])],
  ['uuid-generator', 'generate', { quantity: 1000, version: 'v7' }, HEX, (text) =>
    [...text.matchAll(/-.([\da-f]{3})-([\da-f]{12})/g)].flatMap((m) => [...(m[2] ?? '')])],
  ['ulid-generator', 'generate', { quantity: 1000, monotonic: false }, CROCKFORD, (text) =>
    [...text.matchAll(/[\dA-Z]{10}([\dA-Z]{16})/g)].flatMap((m) => [...(m[1] ?? '')])],
  ['token-generator', 'token', { length: 512, quantity: 40, eachClass: false }, LETTERS, (text) =>
    [...text.matchAll(/[A-Za-z\d]{512}/g)].flatMap((m) => [...m[0]])],
  ['token-generator', 'pin', { digits: 12, quantity: 500 }, [...'0123456789'], (text) =>
    [...text.matchAll(/\d{12}/g)].flatMap((m) => [...m[0]])],
  ['mac-address-generator', 'run', { quantity: 1000 }, HEX, (text) =>
    [...text.matchAll(/(?:[\da-f]{2}:){5}[\da-f]{2}/gi)].flatMap((m) => [...m[0].slice(3).replaceAll(':', '').toLowerCase()])],
]; // prettier-ignore

test.each(CASES)('%s %s %j draws each piece equally often', async (id, operation, input, kinds, pieces) => {
  const found = pieces(await generated(id, operation, input));
  expect(found.length).toBeGreaterThan(kinds.length * 100);
  expect(chiSquare(countsOf(found, kinds))).toBeLessThan(chiSquareLimit(kinds.length - 1));
});

/** Generators of one value: many runs, each with its own random bytes. */
const SINGLE: [string, string, object, readonly string[], (text: string) => string[]][] = [
  ['otp-generator', 'create', { account: 'a' }, BASE32, (text) => [...(/[A-Z2-7]{32}/.exec(text)?.[0] ?? '')]],
  ['ipv6-ula-generator', 'generate', {}, HEX, (text) =>
    (/fd([\da-f]{2}):([\da-f]{1,4}):([\da-f]{1,4})::\/48/.exec(text) ?? []).slice(1).flatMap((group, at) => [...group.padStart(at === 0 ? 2 : 4, '0')])],
]; // prettier-ignore

test.each(SINGLE)('%s %s %j draws each piece equally often', async (id, operation, input, kinds, pieces) => {
  const found: string[] = [];
  for (let seed = 1; seed <= 400; seed++) found.push(...pieces(await generated(id, operation, input, seed * 7919)));
  expect(found.length).toBeGreaterThan(kinds.length * 100);
  expect(chiSquare(countsOf(found, kinds))).toBeLessThan(chiSquareLimit(kinds.length - 1));
});

test('ports are evenly distributed over their range', async () => {
  const text = await generated('random-port-generator', 'generate', {
    quantity: 1000,
    range: 'dynamic',
    avoid: [],
    unique: false,
  });
  const ports = (text.match(/\d{5}/g) ?? []).map(Number).filter((port) => port >= 49152);
  expect(ports.length).toBeGreaterThanOrEqual(1000);
  const buckets = Array.from({ length: 16 }, () => 0);
  for (const port of ports.slice(0, 1000)) buckets[Math.floor((port - 49152) / 1024)]! += 1;
  expect(chiSquare(buckets)).toBeLessThan(chiSquareLimit(15));
});

test('words of a passphrase are evenly distributed over their list', async () => {
  const buckets = Array.from({ length: 16 }, () => 0);
  for (let seed = 1; seed <= 100; seed++) {
    const text = await generated('bip39-generator', 'generate', { words: '24' }, seed * 104_729);
    const words = /"phrase":"([^"]+)"/.exec(text)?.[1]?.split(' ') ?? [];
    expect(words).toHaveLength(24);
    // The last word contains the checksum.
    for (const word of words.slice(0, -1)) buckets[Math.floor(wordlist.indexOf(word) / 128)]! += 1;
  }
  expect(chiSquare(buckets)).toBeLessThan(chiSquareLimit(15));
});

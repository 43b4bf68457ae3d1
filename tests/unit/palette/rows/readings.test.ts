import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../../src/calls/call.ts';
import { groupsFor } from '../../../../src/palette/rows/rows.ts';
import type { Index, Row } from '../../../../src/palette/rows/row.ts';
import { indexIn } from '../index-in.ts';
import { shown } from '../sets/shown.ts';

const SLOW = { timeout: 60_000 };
const rowsOf = (text: string, index: Index, pasted = false): Row[] =>
  groupsFor(
    pasted ? { text: '', attachment: { serial: 1, text } } : { text, attachment: null },
    index,
    new Set(),
  ).flatMap(({ rows }) => rows);
const callsOf = (rows: readonly Row[]): Call[] => rows.flatMap((row) => (row.type === 'answer' ? [row.call] : []));
const said = ({ alias, text, readAs }: Call) => [alias, text, readAs];

describe('a line in a different order than the grammar', () => {
  let index: Index;
  beforeAll(async () => void (index = await indexIn('en')), 60_000);

  it.each([
    ['base64 decode aGVsbG8=', 'b64d aGVsbG8='],
    ['decode base64 aGVsbG8=', 'b64d aGVsbG8='],
    ['aGVsbG8= base64 decode', 'b64d aGVsbG8='],
    ['hash sha1 hello', 'sha1 hello'],
    ['sha256 of hello', 'sha256 hello'],
    ['md5 hash of hello', 'md5 hello'],
    ['hello sha1', 'sha1 hello'],
    ['sha 256 hello', 'sha256 hello'],
    ['calculate sha-256 of hello', 'sha256 hello'],
    ['from base64 aGVsbG8=', 'b64d aGVsbG8='],
    ['mac vendor 00:1a:2b:3c:4d:5e', 'mac-vendor 00:1a:2b:3c:4d:5e'],
    ['encode hello there as base64', 'b64 hello there'],
    ['hash hello with md5', 'md5 hello'],
    ['decode aGVsbG8= from base64', 'b64d aGVsbG8='],
    ['hello there base64', 'base64 hello there'],
    ['Hello World to slug', 'to-slug Hello World'],
    ['slug for My First Post', 'slug My First Post'],
    ['my variable name to camel case', 'camelcase my variable name'],
    ['count words one two three', 'stats one two three'],
    ['snake case some Words', 'snake some Words'],
    ['generate sha256 of abc', 'sha256 abc'],
    ['convert open sesame to uppercase', 'uppercase open sesame'],
    ['turn open sesame into snake case', 'snake open sesame'],
  ])('%s is read as %s', (text, readAs) => {
    const [call] = callsOf(rowsOf(text, index));
    const [word, ...rest] = readAs.split(' ');
    expect(call && said(call)).toEqual([word, rest.join(' '), readAs]);
  });

  it.each(['sha256 turn 1', 'b64 turn json to xml'])('runs %s, because such an alias has no other use', (text) => {
    expect(rowsOf(text, index)[0]?.type).toBe('answer');
  });

  it.each(['5 inch in cm', '5 km in ft', '12 kg in lb'])('converts %s despite other meanings of its words', (text) => {
    const [call] = callsOf(rowsOf(text, index));
    expect([call?.card.id, call?.text]).toEqual(['math-evaluator', text]);
  });

  it('also reads a URL, and shows the reading', () => {
    const [call] = callsOf(rowsOf('url decode a%20b', index));
    expect([call?.card.id, call?.operation.name, call?.text]).toEqual(['url-encoder', 'decode', 'a%20b']);
    expect(call?.readAs).toMatch(/ a%20b$/);
  });

  it('shows the literal reading second', () => {
    const calls = callsOf(rowsOf('base64 decode aGVsbG8=', index));
    expect(calls.map(({ text }) => text)).toContain('decode aGVsbG8=');
    expect(calls[0]?.text).toBe('aGVsbG8=');
    expect(calls.map(({ isLiteral }) => isLiteral ?? false)).toEqual([false, true]);
    expect(callsOf(rowsOf('sha256 of hello', index)).map(({ text }) => text)).toEqual(['hello', 'of hello']);
  });

  it.each(['sha256 hello world', 'b64 decode', 'b64 "decode me now"', 'sha256 -- decode base64'])(
    "doesn't reinterpret %s",
    (text) => {
      expect(callsOf(rowsOf(text, index))[0]?.readAs).toBeUndefined();
    },
  );

  it.each([
    ['convert 0xff to binary', '11111111'],
    ['what is 0xff in binary?', '11111111'],
    ['convert 5 km to m', '5000 m'],
    ['how many minutes in 3 hours', '180 minutes'],
    ['5 gb in mb', '5000 MB'],
    ['ip to decimal 10.0.0.1', '167772161'],
    ['roman MCMXCIV', '1994'],
    ['MCMXCIV to arabic', '1994'],
    ['20% off 50', '40'],
  ])('%s', SLOW, async (text, value) => {
    const [first] = await shown({ text, attachment: null }, index);
    expect(first?.answer).toMatchObject({
      outcome: { parts: expect.arrayContaining([expect.objectContaining({ text: value })]) },
    });
  });

  it.each([
    ['cn', '5公里等于多少英里', '3.10685596119 miles'],
    ['cn', 'base64解码 aGVsbG8=', 'hello'],
    ['cn', 'hello转大写', 'HELLO'],
    ['cn', '把hello编码为base64', 'aGVsbG8='],
    ['cn', '用md5计算hello', '5d41402abc4b2a76b9719d911017c592'],
    ['es', 'hola mundo a mayúsculas', 'HOLA MUNDO'],
    ['fr', 'Bonjour le monde en minuscules', 'bonjour le monde'],
    ['pt', 'olá mundo em maiúsculas', 'OLÁ MUNDO'],
    ['ru', 'закодировать привет в base64', '0L/RgNC40LLQtdGC'],
    ['cn', 'hello的md5', '5d41402abc4b2a76b9719d911017c592'],
    ['es', 'sha1 de hello', 'aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d'],
    ['es', '¿cuántos minutos hay en 3 horas?', '180 minutes'],
    ['fr', 'combien de minutes dans 3 heures', '180 minutes'],
    ['pt', 'quantos minutos em 3 horas', '180 minutes'],
    ['ru', 'сколько минут в 3 часах', '180 minutes'],
  ])('%s: %s', SLOW, async (language, text, value) => {
    const [first] = await shown({ text, attachment: null }, await indexIn(language));
    expect(first?.answer).toMatchObject({
      outcome: { parts: expect.arrayContaining([expect.objectContaining({ text: value })]) },
    });
  });

  it.each(['some words to uppercase', 'text to uppercase', 'what is the color of the sky'])(
    'lists the tool first for %s',
    async (text) => expect((await shown({ text, attachment: null }, index))[0]?.row.type).toBe('item'),
  );

  it('lists the answer second if a search could be a text', () => {
    expect(callsOf(rowsOf('some words to uppercase', index)).map(({ text }) => text)).toEqual(['some words']);
  });

  it.each(['json变xml', 'ip段展开'])('treats %s as a search', async (text) => {
    expect(callsOf(rowsOf(text, await indexIn('cn')))).toEqual([]);
  });

  it('also runs a tool that generates a value', () => {
    const [call] = callsOf(rowsOf('generate uuid v7', index));
    expect([call?.alias, call?.text]).toEqual(['uuid7', null]);
  });

  it('reports a mistyped stage and shows the literal reading second', () => {
    const [wrong, literal] = callsOf(rowsOf('b64 hi | sha255', index));
    expect(wrong?.mistake).toMatchObject({ name: 'sha255' });
    expect(literal?.text).toBe('hi | sha255');
    expect(literal?.isLiteral).toBe(true);
    expect(callsOf(rowsOf('b64 hi | there', index))[0]?.mistake).toBeUndefined();
    // In the Russian keyboard layout.
    expect(callsOf(rowsOf('b64 hi | ырф256', index))[0]?.mistake).toMatchObject({ near: 'sha256' });
  });
});

describe('a search with several typos', () => {
  it.each([
    ['pasword genrator', 'token-generator', 'password generator'],
    ['cinvert tmestamp', 'date-converter', 'convert timestamp'],
  ])('%s', async (text, tool, readAs) => {
    const [group] = groupsFor({ text, attachment: null }, await indexIn('en'), new Set());
    const [row] = group?.rows ?? [];
    expect([group?.readAs, row?.type === 'item' && row.item.id]).toEqual([readAs, tool]);
  });

  it.each(['qucik brwon', 'brithday wshes'])('finds nothing for %s', async (text) => {
    const groups = groupsFor({ text, attachment: null }, await indexIn('en'), new Set());
    expect(groups.map(({ name }) => name)).toEqual(['fallback']);
  });
});

describe('a pasted command', () => {
  let index: Index;
  beforeAll(async () => void (index = await indexIn('en')), 60_000);

  it.each([
    ['sha256 hello', 'hash-text'],
    ['b64d aGk= | sha256', 'hash-text'],
    ['255 to hex', 'base-converter'],
    ['= 2+3', 'math-evaluator'],
    ['2+3=', 'math-evaluator'],
  ])('%s runs', (text, tool) => expect(callsOf(rowsOf(text, index, true)).map(({ card }) => card.id)).toContain(tool));

  it('finds a tool if it only names one', () => {
    const [first] = rowsOf('jwt decoder', index, true);
    expect(first?.type === 'item' && first.item.id).toBe('jwt-parser');
  });

  it.each(['text me later', 'time flies like an arrow', 'hash browns', 'case closed'])("%s isn't a command", (text) =>
    expect(callsOf(rowsOf(text, index, true))).toEqual([]),
  );

  it('must contain letters: 8.8.8.8 is an address', () => {
    expect(callsOf(rowsOf('8.8.8.8', index, true))[0]?.card.id).toBe('ipv4-address-converter');
  });

  it('never finds a page', () => {
    for (const text of ['rain in the afternoon', '192.168.1.1/33', '{"a":1'])
      expect(rowsOf(text, index, true).filter((row) => row.type === 'item')).toEqual([]);
  });
});

describe('an invalid value', () => {
  it.each(['192.168.1.1/33', '2025-02-30', '{"a":1', '12z in hex'])('%s shows the error', SLOW, async (text) => {
    const index = await indexIn('en');
    const line = text.includes(' in ') ? { text, attachment: null } : { text: '', attachment: { serial: 1, text } };
    const [first] = await shown(line, index);
    expect(first?.answer).toMatchObject({ state: 'settled', outcome: { kind: 'failure' } });
  });
});

import { gzipSync } from 'node:zlib';
import { loadIntent } from 'virtual:intent';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../../src/catalog/cards.ts';
import { createIntent } from '../../../../src/read/search/intent.ts';

const languages = Object.keys(loadIntent);
const intentIn = async (language: string, extras = [{ id: 'theme', texts: ['Toggle dark mode', 'night'] }]) => {
  const { data, stem } = await loadIntent[language]!();
  return createIntent(data, stem, extras);
};
const best = (found: ReadonlyMap<string, number>) => [...found].sort(([, a], [, b]) => b - a)[0]?.[0];

describe.each(languages)('the index of %s', (language) => {
  it('is small and includes every tool', async () => {
    const { data } = await loadIntent[language]!();
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThanOrEqual(Math.max(26_000, 260 * cards.length));
    expect(data.tools).toEqual(cards.map(({ id }) => id));
  });

  it('can be searched in less than three milliseconds', async () => {
    const intent = await intentIn(language);
    const lines = [
      'generate password',
      'convret yaml to jsno',
      'xqzw abcdefg hijklmn opqrst',
      '生成随机密码',
      'пароль',
    ];
    for (const line of lines) intent.find(line);
    // CPU time, because other tests run at the same time.
    const start = process.cpuUsage();
    for (const [at, line] of lines.entries()) intent.find(`${line} ${at}w`);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000 / lines.length).toBeLessThan(30); // ten times the budget, for a slow machine
  });
});

describe('search by intent', () => {
  it.each([
    ['en', 'how to make a strong password', 'token-generator'],
    ['en', 'password strong a make how to', 'token-generator'],
    ['en', 'xyzzy json diff plugh', 'json-diff'],
    ['en', 'yaml to json', 'yaml-to-json-converter'],
    ['en', 'json from yaml', 'yaml-to-json-converter'],
    ['es', 'de yaml a json', 'yaml-to-json-converter'],
    ['fr', 'passer du yaml en json', 'yaml-to-json-converter'],
    ['pt', 'yaml para json', 'yaml-to-json-converter'],
    ['ru', 'из yaml в json', 'yaml-to-json-converter'],
    ['cn', '把yaml转换成json', 'yaml-to-json-converter'],
    ['cn', 'yaml转json', 'yaml-to-json-converter'],
    ['en', 'dark', 'theme'],
  ])('%s: %s', async (language, text, tool) => {
    expect(best((await intentIn(language)).find(text))).toBe(tool);
  });

  it('scores lower for each unknown word, and returns nothing for unknown words alone', async () => {
    const intent = await intentIn('en');
    const [whole, part] = ['uuid', 'uuid plugh'].map((text) => intent.find(text).get('uuid-generator') ?? 0);
    expect(part).toBeLessThan(whole!);
    expect(part).toBeGreaterThan(0);
    expect(intent.find('plugh xyzzy').size).toBe(0);
    expect(intent.find('').size).toBe(0);
    expect(intent.find('the of a').size).toBe(0);
  });

  it.each([
    ['24 words', 'bip39-generator'],
    ['404', 'http-status-codes'],
    ['404 vs 410', 'http-status-codes'],
    ['192.168.1.0/24', null],
    ['12:30 pm in tokyo', null],
    ['fe80::1', null],
    ['{"a":[1,2', null],
    ['½', null],
    ['sha 1', 'hash-text'],
  ])('numbers are data: %s', async (text, tool) => {
    const found = (await intentIn('en')).find(text);
    if (tool === null) expect([...found]).toEqual([]);
    else expect(found.get(tool)).toBeGreaterThan(0);
  });

  it('distinguishes a conversion between formats from one of a value', async () => {
    const intent = await intentIn('en');
    expect(intent.directs('csv to json')).toBe(true);
    expect(intent.directs('255 to hex')).toBe(false);
    expect(intent.directs('hello to json')).toBe(false);
  });

  it('names a tool only if every word matches it', async () => {
    const intent = await intentIn('en');
    expect(intent.named('compare speed of two snippets')).toBe('benchmark-builder');
    expect(intent.named('compare hello')).toBeNull();
    expect(intent.named('json')).toBeNull();
  });
});

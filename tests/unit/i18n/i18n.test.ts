import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  currentLanguage,
  headOf,
  languageOf,
  languages,
  loadToolNamespace,
  localeOf,
  lookupOf,
  startTexts,
} from '../../../src/i18n/i18n.ts';
import { withCount } from '../../../src/base/text-at.ts';
import { failureText } from '../../../src/i18n/texts.ts';

beforeAll(async () => {
  await startTexts('cn');
  await loadToolNamespace('base64-string-converter');
});

test('languages and their tags', () => {
  expect(languages).toContain('en');
  expect(['cn', 'en', 'fr'].map(localeOf)).toEqual(['zh-CN', 'en', 'fr']);
  expect(['zh-TW', 'ZH', 'en-GB', 'xx', '', 'constructor'].map(languageOf)).toEqual([
    'cn',
    'cn',
    'en',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a language named like a method is not loaded', async () => {
  await startTexts('constructor');
  expect(headOf('base64-string-converter').title).toMatch(/Base64/);
  await startTexts('cn');
  expect(currentLanguage()).toBe('cn');
});

test('texts that arrive later are announced only where one was missing', async () => {
  vi.resetModules();
  const fresh = await import('../../../src/i18n/i18n.ts');
  await fresh.startTexts('fr');
  let changes = 0;
  fresh.onTexts(() => (changes += 1));
  expect(fresh.currentTexts()('nav.tools')).not.toBe('nav.tools');
  await fresh.loadToolNamespace('base64-string-converter');
  expect(changes).toBe(0);

  const early = fresh.currentTexts()('settings.title');
  await fresh.loadRestOfTexts();
  expect(changes).toBeGreaterThan(0);
  expect(fresh.currentTexts()('settings.title')).not.toBe(early);
});

test('heads: in the language, otherwise the id', () => {
  expect(headOf('base64-string-converter').title).not.toBe(headOf('base64-string-converter', 'en').title);
  for (const id of ['constructor', '__proto__', 'toString'])
    expect(headOf(id)).toEqual({ title: id, description: '', keywords: [] });
});

test('missing texts are null, whatever the key looks like', () => {
  const lookup = lookupOf('base64-string-converter');
  for (const key of ['nope', 'title.nope', 'constructor', '__proto__.x', 'app:failures.required', '']) {
    expect(lookup(key), key).toBeNull();
  }
});

describe('plural forms', () => {
  test.each([
    ['en', ['1 tool', '2 tools', '0 tools']],
    ['es', ['1 herramienta', '2 herramientas', '0 herramientas']],
    ['fr', ['1 outil', '2 outils', '0 outil']],
    ['pt', ['1 ferramenta', '2 ferramentas', '0 ferramenta']],
    ['ru', ['1 инструмент', '2 инструмента', '0 инструментов']],
    ['cn', ['1 个工具', '2 个工具', '0 个工具']],
  ])('%s has its own', async (language, words) => {
    await startTexts(language);
    expect([1, 2, 0].map((count) => lookupOf('app')('palette.tools', { count }))).toEqual(words);
  });

  test('Russian: 11, 21, 22, 1.5', async () => {
    await startTexts('ru');
    const say = lookupOf('app');
    expect([11, 21, 22, 1.5].map((count) => say('palette.tools', { count }))).toEqual([
      '11 инструментов',
      '21 инструмент',
      '22 инструмента',
      '1.5 инструмента',
    ]);
  });

  test('a text in a language other than the current one', async () => {
    await startTexts('cn');
    await startTexts('ru');
    expect(lookupOf('app', 'cn')('palette.tools', { count: 2 })).toBe('2 个工具');
    await startTexts('cn');
  });

  test('the plural form depends on `count`, otherwise on the first number', () => {
    expect(withCount({ shown: 5, count: 1 })).toEqual({ shown: 5, count: 1 });
    expect(withCount({ name: 'a', bits: 128, rounds: 3 })).toEqual({ name: 'a', bits: 128, rounds: 3, count: 128 });
    expect(withCount({ hosts: '18446744073709551616' })).toMatchObject({ count: 2 ** 64 });
    expect(withCount({ bits: '12.9' })).toMatchObject({ count: 12.9 });
    for (const name of ['1 of 2', '', '0x10']) expect(withCount({ name })).toEqual({ name });
    expect(withCount()).toEqual({});
  });
});

describe('a failure in words', () => {
  const app = lookupOf('app');
  const tool = lookupOf('base64-string-converter');

  test('typed text is never mistaken for one of our texts', () => {
    for (const name of ['{{names}}', '$t(app.title)', '$t(failures.required)', '<b>&amp;</b>', '$&']) {
      const words = failureText(tool, app, { code: 'unknown-field', params: { name, names: 'text' } });
      expect(words).toContain(name);
    }
  });

  test('a file of unknown content has no type that people know', async () => {
    await loadToolNamespace('image-metadata');
    const failure = { code: 'not-an-image', params: { type: 'application/octet-stream' } };
    const words = failureText(lookupOf('image-metadata'), app, failure);
    expect(words).not.toContain('octet');
    expect(words).toContain(app('ui.unknownFormat'));
  });

  test('position and path follow the message; an unknown code is better than nothing', () => {
    const at = { line: 3, column: 7, path: 'items[2]' };
    const words = failureText(tool, app, { code: 'wrong-type', field: 'text', at });
    expect(words).toMatch(/\(.*3.*7.*, items\[2\]\)$/);
    expect(failureText(tool, app, { code: 'no-such-code', field: 'nope' })).toBe('no-such-code');
  });
});

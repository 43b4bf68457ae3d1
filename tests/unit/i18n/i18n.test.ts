import { beforeAll, describe, expect, test } from 'vitest';
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

test('a language that is the name of a method is not loaded', async () => {
  await startTexts('constructor');
  expect(headOf('base64-string-converter').title).toMatch(/Base64/);
  await startTexts('cn');
  expect(currentLanguage()).toBe('cn');
});

test('heads: of the language, else the id', () => {
  expect(headOf('base64-string-converter').title).not.toBe(headOf('base64-string-converter', 'en').title);
  for (const id of ['constructor', '__proto__', 'toString'])
    expect(headOf(id)).toEqual({ title: id, description: '', keywords: [] });
});

test('what is missing is null, whatever the key looks like', () => {
  const lookup = lookupOf('base64-string-converter');
  for (const key of ['nope', 'title.nope', 'constructor', '__proto__.x', 'app:failures.required', '']) {
    expect(lookup(key), key).toBeNull();
  }
});

describe('a failure in words', () => {
  const app = lookupOf('app');
  const tool = lookupOf('base64-string-converter');

  test('what was typed is never taken for a text of ours', () => {
    for (const name of ['{{names}}', '$t(app.title)', '$t(failures.required)', '<b>&amp;</b>', '$&']) {
      const words = failureText(tool, app, { code: 'unknown-field', params: { name, names: 'text' } });
      expect(words).toContain(name);
    }
  });

  test('place and path stand behind it; an unknown code is better than nothing', () => {
    const at = { line: 3, column: 7, path: 'items[2]' };
    const words = failureText(tool, app, { code: 'wrong-type', field: 'text', at });
    expect(words).toMatch(/\(.*3.*7.*, items\[2\]\)$/);
    expect(failureText(tool, app, { code: 'no-such-code', field: 'nope' })).toBe('no-such-code');
  });
});

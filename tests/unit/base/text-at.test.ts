// @vitest-environment node
import fs from 'node:fs';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { languageTag } from '../../../src/base/language-tag.ts';
import { type Texts, textAt, valueAt, withCount } from '../../../src/base/text-at.ts';

const languages = fs.readdirSync('locales').filter((name) => !name.endsWith('.json'));
const appOf = (language: string) => JSON.parse(fs.readFileSync(`locales/${language}/app.json`, 'utf8')) as Texts;

const keysIn = (texts: object, above = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' ? (Array.isArray(text) ? [] : keysIn(text, `${above}${key}.`)) : [above + key],
  );

/** Numbers whose plural forms differ in one language or another. */
const COUNTS = [0, 1, 2, 5, 11, 21, 22, 25, 101, 1.5, 1_000_000, -1];

test.each(languages)('%s: every text is read the same way as by i18next', async (language) => {
  const app = appOf(language);
  const lng = languageTag(language);
  const i18n = i18next.createInstance();
  await i18n.init({
    lng,
    fallbackLng: false,
    ns: ['app'],
    defaultNS: 'app',
    resources: { [lng]: { app } },
    interpolation: { escapeValue: false },
    nsSeparator: false,
    returnNull: false,
  });
  const keys = new Set(keysIn(app).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
  expect(keys.size).toBeGreaterThan(100);
  const names = new Set(JSON.stringify(app).match(/(?<=\{\{)(?!count)\w+(?=\}\})/g));
  const values = Object.fromEntries([...names].map((name) => [name, `<${name}> $& {{title}} $t(ui.copy)`]));
  for (const key of keys) {
    for (const params of [values, ...COUNTS.map((count) => ({ ...values, count }))]) {
      const words = i18n.t(key, { ...withCount(params), defaultValue: '' });
      expect(textAt(app, language, key, params) ?? '', `${key} ${JSON.stringify(params)}`).toBe(words);
    }
  }
});

test('a missing parameter shows its name; one that looks like one of our texts is unchanged', () => {
  const texts = { greeting: 'Hello {{ name }}, {{name}}!', deep: { list: ['a'], empty: '' } };
  expect(textAt(texts, 'en', 'greeting')).toBe('Hello {{ name }}, {{name}}!');
  expect(textAt(texts, 'en', 'greeting', { name: '{{name}} $1' })).toBe('Hello {{name}} $1, {{name}} $1!');
  for (const key of ['deep', 'deep.list', 'deep.empty', 'deep.empty.x', 'constructor', '__proto__.x', 'toString', ''])
    expect(textAt(texts, 'en', key), key).toBeNull();
  expect(valueAt(texts, 'deep.list')).toEqual(['a']);
  expect(textAt(undefined, 'en', 'greeting')).toBeNull();
});

test('a text without plural forms is the same for all numbers', () => {
  expect(textAt({ tools: 'Tools: {{count}}' }, 'ru', 'tools', { count: 3 })).toBe('Tools: 3');
  expect(textAt({ tools_one: '{{count}} tool', tools_other: '{{count}} tools' }, 'en', 'tools', { count: 1 })).toBe(
    '1 tool',
  );
});

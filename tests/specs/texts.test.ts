import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHARED_FAILURES } from '../../src/core/failure.ts';
import { CATEGORIES } from '../../src/core/card.ts';
import { textKeys } from '../../src/core/text-keys.ts';
import { reportOf } from '../../scripts/locale-report.mjs';
import { everyTool } from './every-tool.ts';

const root = path.resolve('locales');
/** A language is offered once it has the texts of the shell; from then on it must be complete. */
const languages = fs.readdirSync(root).filter((language) => fs.existsSync(path.join(root, language, 'app.json')));

function read(...parts: string[]): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(path.join(root, ...parts), 'utf8')) as Record<string, unknown>;
}

function keysOf(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [prefix];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix === '' ? key : `${prefix}.${key}`));
}

/** Words in braces, which every language must have alike. */
function placeholders(value: unknown, key: string): string {
  const text = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], value);
  return [...new Set([...String(text).matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort().join();
}

test('the six languages of the product are there', () => {
  expect(languages).toEqual(expect.arrayContaining(['cn', 'en', 'es', 'fr', 'pt', 'ru']));
});

describe.each(languages)('%s', (language) => {
  const english = read('en', 'app.json');
  const app = read(language, 'app.json');
  const appKeys = keysOf(app);

  test('has the texts of the shell that English has', () => {
    expect(appKeys.toSorted()).toEqual(keysOf(english).toSorted());
    expect(appKeys.filter((key) => placeholders(app, key) !== placeholders(english, key))).toEqual([]);
    for (const code of SHARED_FAILURES) expect(appKeys).toContain(`failures.${code}`);
    for (const category of CATEGORIES) expect(appKeys).toContain(`categories.${category}`);
  });

  test('has no texts of a tool that is not there', () => {
    const files = fs.readdirSync(path.join(root, language, 'tools')).map((name) => name.replace(/\.json$/, ''));
    expect(files.filter((id) => !everyTool.some((known) => known.id === id))).toEqual([]);
  });

  const due = everyTool.filter(({ tool }) => !tool.draft || language === 'en');
  test.each(due)('$id', ({ id, tool }) => {
    const texts = read(language, 'tools', `${id}.json`);
    const { required, optional } = textKeys(tool);
    const keys = keysOf(texts);
    const missing = required.filter(
      (key) => !keys.includes(key) && !(key.startsWith('failures.') && appKeys.includes(key)),
    );
    const superfluous = keys.filter((key) => !required.includes(key) && !optional.includes(key));
    expect({ missing, superfluous }).toEqual({ missing: [], superfluous: [] });
    expect(Array.isArray(texts['keywords']) && texts['keywords'].length > 0).toBe(true);
    expect(
      keys.filter(
        (key) =>
          key !== 'keywords' && placeholders(texts, key) !== placeholders(read('en', 'tools', `${id}.json`), key),
      ),
    ).toEqual([]);
  });
});

const drafts = new Set(everyTool.filter(({ tool }) => tool.draft).map(({ id }) => id));

test.each(languages.filter((language) => language !== 'en'))(
  '%s has all texts, none of them English but for names and units, and a glossary',
  (language) => {
    const { missing, superfluous, placeholders, identical } = reportOf(path.resolve('.'), language, drafts);
    expect({ missing, superfluous, placeholders, identical }).toEqual({
      missing: [],
      superfluous: [],
      placeholders: [],
      identical: [],
    });
    expect(fs.readFileSync(path.join(root, language, 'GLOSSARY.md'), 'utf8').match(/^\| /gm)?.length).toBeGreaterThan(
      140,
    );
  },
);

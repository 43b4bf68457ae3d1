import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHARED_FAILURES, SHARED_FIXES } from '../../src/core/failure.ts';
import { CATEGORIES } from '../../src/core/card.ts';
import { textKeys } from '../../src/core/text-keys.ts';
import { base, wrongPlurals } from '../../scripts/texts/plurals.mjs';
import { reportOf } from '../../scripts/texts/report.mjs';
import { everyTool } from './every-tool.ts';

const root = path.resolve('locales');
/** A language is available once it has the shell texts; from then on it must be complete. */
const languages = fs.readdirSync(root).filter((language) => fs.existsSync(path.join(root, language, 'app.json')));

function read(...parts: string[]): Record<string, unknown> {
  return JSON.parse(fs.readFileSync(path.join(root, ...parts), 'utf8')) as Record<string, unknown>;
}

function textsIn(value: unknown, prefix = ''): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, prefix === '' ? key : `${prefix}.${key}`));
}

/** Plural forms of one text (`x_one`, `x_other`) count as one text, `x`. */
const keysOf = (value: unknown) => [...new Set(textsIn(value).map(([key]) => base(key)))];

/** Words in braces by key, which must be the same in every language; for a text with plural forms, those of its last form. */
function placeholdersIn(value: unknown): Map<string, string> {
  const names = (text: string) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))];
  return new Map(textsIn(value).map(([key, text]) => [base(key), names(text).sort().join()]));
}

/** Keys of texts whose words in braces differ from the English text. */
function unlike(value: unknown, english: unknown): string[] {
  const wanted = placeholdersIn(english);
  return [...placeholdersIn(value)].filter(([key, names]) => names !== wanted.get(key)).map(([key]) => key);
}

test('all six languages exist', () => {
  expect(languages).toEqual(expect.arrayContaining(['cn', 'en', 'es', 'fr', 'pt', 'ru']));
});

describe.each(languages)('%s', (language) => {
  const english = read('en', 'app.json');
  const app = read(language, 'app.json');
  const appKeys = keysOf(app);

  test('has the same shell texts as English', () => {
    expect(appKeys.toSorted()).toEqual(keysOf(english).toSorted());
    expect(unlike(app, english)).toEqual([]);
    expect(wrongPlurals(new Map(textsIn(app)), language)).toEqual([]);
    for (const code of SHARED_FAILURES) expect(appKeys).toContain(`failures.${code}`);
    for (const code of SHARED_FIXES) expect(appKeys).toContain(`fixes.${code}`);
    for (const category of CATEGORIES) expect(appKeys).toContain(`categories.${category}`);
  });

  test("has no texts for tools that don't exist", () => {
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
    expect(unlike(texts, read('en', 'tools', `${id}.json`)).filter((key) => key !== 'keywords')).toEqual([]);
  });
});

const drafts = new Set(everyTool.filter(({ tool }) => tool.draft).map(({ id }) => id));

test.each(languages.filter((language) => language !== 'en'))(
  '%s has all texts, none of them in English except names and units, and a glossary',
  (language) => {
    const { missing, superfluous, placeholders, plurals, identical } = reportOf(path.resolve('.'), language, drafts);
    expect({ missing, superfluous, placeholders, plurals, identical }).toEqual({
      missing: [],
      superfluous: [],
      placeholders: [],
      plurals: [],
      identical: [],
    });
    expect(fs.readFileSync(path.join(root, language, 'GLOSSARY.md'), 'utf8').match(/^\| /gm)?.length).toBeGreaterThan(
      140,
    );
  },
);

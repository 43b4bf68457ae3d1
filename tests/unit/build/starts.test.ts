// @vitest-environment node
import { expect, test } from 'vitest';
import { type Bundle, withStarts } from '../../../src/build/pages/announced.ts';
import { startsOf } from '../../../src/build/pages/starts.ts';

const card = (id: string, category: 'crypto' | 'text') => {
  return { id, category, icon: '', createdAt: '', redirectFrom: [], view: false };
};
const pages = [
  { path: '' },
  { path: 'a', tool: card('a', 'crypto') },
  { path: 'b', tool: card('b', 'text') },
  { path: 'c', tool: card('c', 'text') },
];
const needs: Record<string, string[]> = { a: ['form.js', 'a.js'], b: ['form.js', 'b.js', 'shared.js'], c: ['form.js'] };
const bundle = Object.fromEntries(
  ['texts-form-en', 'tools-crypto-en', 'tools-text-en', 'texts-form-fr', 'tools-text-fr'].map((name) => {
    const fileName = `${name}-12.json`;
    return [fileName, { type: 'asset', fileName, names: [`${name}.json`], source: '{}' }];
  }),
) as unknown as Bundle;

test('every file that a tool needs is listed once, apart from those of all tools', () => {
  const needing = pages.map((page) => {
    const { path } = page;
    const libraries = path === 'b' ? ['lib.js'] : [];
    return { ...page, needed: { early: [], styles: ['form.css'], scripts: needs[path] ?? [], libraries } };
  });
  const { files, all, tools, texts } = startsOf(bundle, ['en', 'fr'], needing);
  const namesOf = (places: readonly number[] = []) => places.map((place) => files[place]);
  expect(new Set(files).size).toBe(files.length);
  expect(namesOf(all)).toEqual(['form.css', 'form.js']);
  expect(Object.keys(tools)).toEqual(['a', 'b', 'c']);
  expect(namesOf(tools.a)).toEqual(['a.js']);
  expect(namesOf(tools.b)).toEqual(['b.js', 'shared.js', 'lib.js']);
  expect(namesOf(tools.c)).toEqual([]);
  expect(namesOf(Object.values(texts.en ?? {}))).toEqual([
    'texts-form-en-12.json',
    'tools-crypto-en-12.json',
    'tools-text-en-12.json',
  ]);
  expect(Object.keys(texts.fr ?? {})).toEqual(['forms', 'text']);
});

test('the list is behind what the page shows, and cannot end its block', () => {
  const starts = { files: ['</script>'], all: [0], tools: {}, texts: {} };
  const html = withStarts('<body><div id="root">page</div></body>', starts);
  expect(html.indexOf('data-starts')).toBeGreaterThan(html.indexOf('page'));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

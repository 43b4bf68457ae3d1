import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import texts from '../../../locales/en/app.json';
import { isRecord } from '../../../src/base/json.ts';

/** Longer than any call with its parameters. */
const NEAR = 500;

/** Texts whose parameters are added by what is called. */
const ELSEWHERE = new Set(['chain.saved', 'chain.stepOf', 'chain.reorder']);

function textOf(key: string): string {
  const value = key.split('.').reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), texts);
  return typeof value === 'string' ? value : '';
}

/** Keys in a source whose text has a parameter that isn't named after them. */
function withoutParameters(source: string): string[] {
  return [...source.matchAll(/'([a-z]\w*(?:\.[\w-]+)+)'/g)].flatMap(({ 1: key = '', 0: quoted, index }) => {
    const text = textOf(key) || textOf(`${key}_other`);
    const after = source.slice(index + quoted.length, index + NEAR);
    const missing = [...text.matchAll(/\{\{(\w+)/g)].filter(
      ({ 1: name = '' }) => !new RegExp(`\\b${name}\\b`).test(after),
    );
    return missing.length > 0 && !ELSEWHERE.has(key) ? [key] : [];
  });
}

test('every parameter of a text of the page is given where the text is used', () => {
  const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const wrong = files.flatMap((file) => withoutParameters(fs.readFileSync(path.join('src', file), 'utf8')));
  expect(wrong).toEqual([]);
  expect(withoutParameters("notify({ text: 'ui.oneFileOnly', params: { name } })")).toEqual(['ui.oneFileOnly']);
});

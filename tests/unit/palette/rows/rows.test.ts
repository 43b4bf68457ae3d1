import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../../../src/calls/words.ts';
import { fuzzyOver } from '../../../../src/read/search/fuzzy.ts';
import { itemsOf, toolItems } from '../../../../src/palette/search/items.ts';
import { groupsFor } from '../../../../src/palette/rows/rows.ts';
import type { Index } from '../../../../src/palette/rows/row.ts';
import type { PaletteAction } from '../../../../src/palette/registry.ts';
import { NO_HABITS } from '../../../../src/read/search/usage.ts';
import { card, operation, sample } from '../cards.ts';

const titleOf = (id: string) => id.replaceAll('-', ' ');
const texts = {
  head: (id: string) => ({ title: titleOf(id), description: '', keywords: [] }),
  category: (name: string) => name,
};
const action = (id: string, kind: PaletteAction['kind'] = 'action'): PaletteAction => ({
  id,
  kind,
  name: `Action ${id}`,
  icon: 'x',
  perform: () => undefined,
});
const actions = [...'abcdefg'].map((id) => action(id)).concat(action('about', 'page'), action('source', 'external'));

function indexOf(cards: Index['cards'], favorites: string[] = []): Index {
  const items = itemsOf(toolItems(cards, texts), actions, { favorites, aliasesOf: () => [] }, texts);
  const vocabulary = vocabularyOf(cards);
  return { cards, items, favorites, habits: NO_HABITS, language: 'en', vocabulary, fuzzy: fuzzyOver(items) };
}
const index = indexOf(sample, ['jwt-parser', 'gone']);
const none: ReadonlySet<string> = new Set();
const shown = (text: string, expanded = none, among = index) =>
  groupsFor({ text, attachment: null }, among, expanded).map(
    ({ name, rows }) => `${name}: ${rows.map(({ id }) => id).join(' ')}`,
  );

describe('groupsFor', () => {
  it('starts with favorites, pages, folded categories and some actions', () =>
    expect(shown('')).toEqual([
      'favorites: favorites-jwt-parser',
      'pages: pages-about',
      'categories: category-crypto category-measurement category-converter category-text category-web category-development category-images',
      'actions: actions-a actions-b actions-c actions-d actions-e more-actions',
      'external: external-source',
    ]));
  it('expands a category and a group', () => {
    expect(shown('', new Set(['crypto']))[2]).toContain(
      'category-crypto categories-hash-text categories-uuid-generator categories-bcrypt category-meas',
    );
    expect(shown('action', new Set(['actions']))[0]).toBe(
      'actions: actions-a actions-b actions-c actions-d actions-e actions-f actions-g',
    );
  });
  it('shows at most five rows of a group, then a row for the rest', () =>
    expect(shown('action')[0]).toBe('actions: actions-a actions-b actions-c actions-d actions-e more-actions'));
  it('orders groups by their best row', () => {
    expect(shown('about')[0]).toBe('pages: pages-about');
    expect(shown('json')[0]).toBe('answer: answer-json-prettify-run-result');
  });
  it('shows the answer of a call first and searches only for its alias', () =>
    expect(shown('sha256 hello')).toEqual(['answer: answer-hash-text-hash-result', 'tools: tools-hash-text']));
  it('treats a line that spells a name as that name', () => {
    expect(shown('case converter').slice(0, 2)).toEqual([
      'tools: tools-case-converter',
      'answer: answer-case-converter-run-result',
    ]);
    expect(shown('case conv')[0]).toBe('tools: tools-case-converter');
    expect(shown('case converted')[0]).toBe('answer: answer-case-converter-run-result');
    expect(shown('case -- converter')[0]).toBe('answer: answer-case-converter-run-result');
  });
  it('reserves rows for the answer and the other outputs of a line', () => {
    const answer = 'answer: answer-jwt-parser-run-payload answer-jwt-parser-run-algorithm answer-jwt-parser-run-header';
    expect(shown('jwt x')[0]).toBe(answer);
    expect(shown('eyJhbGciOiJub25lIn0.e30.')[0]).toBe(answer);
    expect(shown('jwt')[0]).toBe('answer: answer-jwt-parser-run-payload');
  });
  it('shows the answer of a recognized text above the tools and suggestions below', () => {
    const token = 'eyJhbGciOiJub25lIn0';
    expect(shown(token)).toEqual([
      'answer: answer-jwt-parser-run-payload answer-base64-string-converter-decode-result',
    ]);
  });
  it('lists all tools for a pasted text that nothing recognizes', () => {
    const groups = groupsFor({ text: '', attachment: { serial: 1, text: 'a\nb' } }, index, none);
    expect(groups.map(({ name }) => name)).toContain('categories');
  });
  it('returns nothing for nonsense', () => expect(shown('zzqqxx')).toEqual([]));
  it('returns at most 25 rows unless a group is expanded', () => {
    const cards = Array.from({ length: 90 }, (_, number) => card(`tool-${number}`, [operation('run')]));
    const many = indexOf(
      cards,
      cards.map(({ id }) => id),
    );
    const count = (text: string, expanded = none) =>
      groupsFor({ text, attachment: null }, many, expanded).flatMap(({ rows }) => rows).length;
    expect(count('')).toBeLessThanOrEqual(25);
    expect(count('tool')).toBeLessThanOrEqual(25);
    expect(count('tool', new Set(['tools']))).toBe(90);
  });
  it('gives each row a unique id', () => {
    for (const text of ['', 'action', 'a', 'json', 'jwt x', 'eyJhbGciOiJub25lIn0', 'case converter']) {
      const ids = groupsFor({ text, attachment: null }, index, new Set(['crypto'])).flatMap(({ rows }) =>
        rows.map(({ id }) => id),
      );
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

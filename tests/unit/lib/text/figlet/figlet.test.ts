import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMENTS, inComment } from '../../../../../src/lib/text/figlet/comment.ts';
import { type BannerOptions, drawBanner, LAYOUTS } from '../../../../../src/lib/text/figlet/draw.ts';
import { FONT_NAMES, FONTS } from '../../../../../src/lib/text/figlet/fonts.ts';

const STANDARD: BannerOptions = { font: 'Standard', horizontal: 'default', vertical: 'default', width: 0 };
const draw = (text: string, options: Partial<BannerOptions> = {}) => drawBanner(text, { ...STANDARD, ...options });

describe('the fonts', () => {
  test('include every font in the package', async () => {
    const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('figlet')), '../importable-fonts');
    const packaged = readdirSync(folder).flatMap((name) => (name.endsWith('.js') ? [name.slice(0, -3)] : []));
    const doubles = ['ANSI-Compact', 'babyface-lame', 'babyface-leet'];
    expect(FONT_NAMES.toSorted()).toEqual(packaged.filter((name) => !doubles.includes(name)).toSorted());
    const sources = await Promise.all(Object.values(FONTS).map(async (load) => (await load()).default));
    expect(new Set(sources.map((source) => source.replace(/^.*\n/, ''))).size).toBe(FONT_NAMES.length - 2);
  });

  test('can all draw text', async () => {
    for (const font of FONT_NAMES) {
      const { art, missing } = await draw('AB12ab', { font, width: 200 });
      expect(art.trim(), font).not.toBe('');
      expect(missing.length, font).toBeLessThan(6);
    }
  });
});

test('an unknown font throws', () => expect(draw('a', { font: '__proto__' })).rejects.toThrow());

describe('a banner', () => {
  test('uses the standard font', async () => {
    expect((await draw('Hi')).art).toBe(
      ['  _   _ _', ' | | | (_)', ' | |_| | |', ' |  _  | |', ' |_| |_|_|'].join('\n'),
    );
  });

  test('can have two lines, with Unix or Windows line endings', async () => {
    const two = await draw('a\nb');
    expect(two.art).toBe((await draw('a\r\nb')).art);
    expect(two.rows).toBeGreaterThan((await draw('a')).rows);
  });

  test('wraps between words at a width, and inside a word that is too wide', async () => {
    const broken = await draw('Hello world', { width: 40 });
    expect(broken.columns).toBeLessThanOrEqual(40);
    expect(broken.rows).toBeGreaterThan(6);
    expect((await draw('Donaudampfschifffahrt', { width: 30 })).columns).toBeLessThanOrEqual(30);
    expect((await draw('Hello world')).rows).toBe(5);
  });

  test('can have many lines and long words', async () => {
    for (const text of ['a'.repeat(150), 'ab cd '.repeat(25), 'W\n'.repeat(100)]) {
      for (const width of [0, 1, 80, 1000, 10_000]) expect((await draw(text, { width })).rows).toBeGreaterThan(3);
    }
  });

  test('finishes even if no letter fits the width', async () => {
    for (const width of [1, 2, 5]) expect((await draw('Hi there', { width })).rows).toBeGreaterThan(5);
  });

  test('lists each character missing from the font once', async () => {
    expect(await draw('a😀b😀')).toMatchObject({ missing: ['😀'], art: (await draw('ab')).art });
    expect(await draw('日本')).toEqual({ art: '', columns: 0, rows: 0, missing: ['日', '本'] });
    expect((await draw('e\u0301')).art).toBe((await draw('é')).art);
    expect((await draw('é')).missing).toEqual([]);
  });

  test.each(LAYOUTS)('with the layout %s', async (layout) => {
    expect((await draw('Ty\nij', { horizontal: layout, vertical: layout })).art).toMatchSnapshot();
  });

  test('reports its actual size for any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('a', 'W', ' ', '\n', '\t', '.', 'é', '😀'), maxLength: 30 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom('Standard', 'Small', 'Term', 'Big', 'Ivrit', '1Row'),
        fc.constantFrom(...LAYOUTS),
        async (text, width, font, layout) => {
          const { art, columns, rows } = await draw(text, { width, font, horizontal: layout });
          expect(art === '' ? 0 : art.split('\n').length).toBe(rows);
          expect(art.split('\n').every((line) => [...line].length <= columns && line === line.trimEnd())).toBe(true);
        },
      ),
    );
  });
});

describe('a comment', () => {
  test.each([
    ['//', '// a\n//\n//  b'],
    ['REM', 'REM a\nREM\nREM  b'],
    ['/* */', '/*\n * a\n *\n *  b\n */'],
    ['<!-- -->', '<!--\n  a\n\n   b\n-->'],
    ['"""', '"""\na\n\n b\n"""'],
  ] as const)('with %s', (comment, text) => {
    expect(inComment('a\n\n b', comment)).toEqual({ text, broken: false, continued: false });
  });

  test('reports if the art would end it or continue it', () => {
    expect(inComment('a */ b', '/* */').broken).toBe(true);
    expect(inComment('a -- b', '<!-- -->').broken).toBe(true);
    expect(inComment('a */ b', '//').broken).toBe(false);
    expect(inComment('a \\', '//').continued).toBe(true);
    expect(inComment('a \\', '#').continued).toBe(false);
  });

  test('never has trailing whitespace', () => {
    for (const comment of Object.keys(COMMENTS) as (keyof typeof COMMENTS)[])
      expect(inComment('a\n\nb', comment).text).not.toMatch(/[ \t]$/m);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTone, loadEmoji, tonesOf } from '../../../../../src/lib/text/emoji/book.ts';
import { packBase, packTexts, type SourceEmoji, TONES, unpackBase } from '../../../../../src/lib/text/emoji/pack.ts';
import { findEmoji } from '../../../../../src/lib/text/emoji/search.ts';
import { writtenForms } from '../../../../../src/lib/text/emoji/written.ts';

const folder = path.resolve('src/lib/text/emoji');
const installed = path.dirname(createRequire(import.meta.url).resolve('emojibase-data/package.json'));
function read<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(installed, file), 'utf8')) as T;
}
const english = read<SourceEmoji[]>('en/data.json');
const { version } = read<{ version: string }>('package.json');
const source = `emojibase-data ${version}`;

// To update: npm i -D emojibase-data@latest, then npx vitest run tests/unit/lib/text/emoji -u
describe('the assets match the installed data when packed', () => {
  test('emoji', async () => {
    const emojis = packBase(english, read('en/shortcodes/github.json'), read('en/shortcodes/iamcal.json'));
    const asset = path.join(folder, 'base.json');
    await expect(`${JSON.stringify({ source, emojis }, null, 2)}\n`).toMatchFileSnapshot(asset);
    expect(unpackBase(emojis).map(({ emoji }) => emoji)).toHaveLength(1914);
  });

  test.each([
    ['cn', 'zh'],
    ['en', 'en'],
    ['es', 'es'],
    ['fr', 'fr'],
    ['pt', 'pt'],
    ['ru', 'ru'],
  ])('words in %s', async (language, locale) => {
    const texts = packTexts(read<SourceEmoji[]>(`${locale}/data.json`));
    const asset = path.join(folder, 'texts', `${language}.json`);
    await expect(`${JSON.stringify({ source, texts }, null, 2)}\n`).toMatchFileSnapshot(asset);
  });
});

const book = await loadEmoji('en');

describe('the set', () => {
  test('matches Unicode 17: 1,914 emoji and 2,030 skin tone variants, each once', () => {
    const every = book.all.flatMap(({ emoji, skins }) => [emoji, ...skins]);
    expect(every).toHaveLength(1914 + 2030);
    expect(new Set(every).size).toBe(every.length);
    // Those known to this Node.js version are fully qualified and recommended for general interchange (RGI).
    const rgi = new RegExp('^\\p{RGI_Emoji}$', 'v');
    const older = book.all.filter(({ version: since }) => Number(since) <= 15);
    expect(older.flatMap(({ emoji, skins }) => [emoji, ...skins]).filter((emoji) => !rgi.test(emoji))).toEqual([]);
    expect(book.all.filter(({ version: since }) => since === '17').length).toBe(8);
  });

  test('has contiguous groups', () => {
    const groups = book.all.map(({ group }) => group);
    expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...new Set(groups)]);
  });

  test.each([
    ['👍', 3, '👍🏽', [3]],
    ['☝️', 5, '☝🏿', [5]],
    ['👩‍💻', 1, '👩🏻‍💻', [1]],
    ['🤝', 2, '🤝🏼', [2]],
    ['👩‍❤️‍👨', 4, '👩🏾‍❤️‍👨🏾', [4]],
    ['🚀', 3, '🚀', null],
  ])('%s in tone %i is %s', (emoji, tone, toned, tones) => {
    const found = book.find(emoji)!.emoji;
    expect(inTone(found, tone)).toBe(toned);
    expect(tonesOf(found, toned)).toEqual(tones);
    expect(inTone(found, 0)).toBe(found.emoji);
  });

  test('variants of two people are ordered by the tones in their code points', () => {
    for (const { skins } of book.all) {
      skins.forEach((skin, at) => {
        const inside = [...skin]
          .map((character) => character.codePointAt(0)! - 0x1f3fa)
          .filter((tone) => tone > 0 && tone < 6);
        expect(new Set(inside).size).toBe(TONES[at]!.length);
        expect(inside[0], skin).toBe(TONES[at]![0]);
        expect(inside.at(-1), skin).toBe(TONES[at]!.at(-1));
      });
    }
  });

  test.each([
    ['cn', '火箭'],
    ['es', 'cohete'],
    ['fr', 'fusée'],
    ['pt', 'foguete'],
    ['ru', 'ракета'],
    ['xx', 'rocket'],
    ['__proto__', 'rocket'],
  ])('names in %s', async (language, name) => {
    expect((await loadEmoji(language)).find('🚀')?.emoji.name).toBe(name);
  });
});

const first = (query: string, of = book) => findEmoji(of, query)[0]?.emoji;

describe('the search', () => {
  test.each([
    ['rocket', '🚀'],
    [':rocket:', '🚀'],
    ['ROCKET', '🚀'],
    ['thumbs up', '👍'],
    ['+1', '👍'],
    [':+1:', '👍'],
    ['smile', '😄'],
    ['heart', '❤️'],
    ['<3', '❤️'],
    [':D', '😄'],
    ['tada', '🎉'],
    ['cat', '🐈'],
    ['france', '🇫🇷'],
    ['flag france', '🇫🇷'],
    ['fr', '🇫🇷'],
    ['woman technologist', '👩‍💻'],
    ['piñata', '🪅'],
    ['pinata', '🪅'],
    ['🚀', '🚀'],
    ['❤', '❤️'],
    ['👍🏽', '👍'],
    ['U+1F680', '🚀'],
    ['1f680', '🚀'],
    ['0x1F680', '🚀'],
    ['\\u{1F680}', '🚀'],
    ['\\ud83d\\ude80', '🚀'],
    ['\\U0001F680', '🚀'],
    ['&#x1F680;', '🚀'],
    ['&#128640;', '🚀'],
    ['2764 fe0f', '❤️'],
    ['1F1EB-1F1F7', '🇫🇷'],
    ['&#x1F1EB;&#x1F1F7;', '🇫🇷'],
  ])('%s finds %s first', (query, emoji) => expect(first(query)).toBe(emoji));

  test('a code point finds the emoji that contain it, not similar ones', () => {
    const found = findEmoji(book, 'U+1F680').map(({ emoji }) => emoji);
    expect(found).toEqual(['🚀', '🧑‍🚀', '👨‍🚀', '👩‍🚀']);
    expect(findEmoji(book, '1F4BB').map(({ emoji }) => emoji)).toEqual(expect.arrayContaining(['💻', '👩‍💻']));
  });

  test('finds nothing for unrelated queries', () => {
    expect(findEmoji(book, 'xyzzy')).toEqual([]);
    expect(findEmoji(book, '   ')).toEqual([]);
    expect(findEmoji(book, 'U+FFFFFF')).toEqual([]);
    expect(findEmoji(book, 'x'.repeat(10_000))).toEqual([]);
  });

  test('works in another language, and in English there too', async () => {
    const french = await loadEmoji('fr');
    expect(first('fusée', french)).toBe('🚀');
    expect(first('fusee', french)).toBe('🚀');
    expect(first('rocket', french)).toBe('🚀');
    const chinese = await loadEmoji('cn');
    expect(first('火箭', chinese)).toBe('🚀');
    expect(findEmoji(chinese, '箭').map(({ emoji }) => emoji)).toContain('🚀');
    expect(first('ракета', await loadEmoji('ru'))).toBe('🚀');
  });

  test('an emoji is found by itself and by its code points', () => {
    for (const { emoji } of book.all.filter((_, at) => at % 10 === 0)) {
      expect(first(emoji)).toBe(emoji);
      expect(first(writtenForms(emoji).codePoints)).toBe(emoji);
      expect(first(writtenForms(emoji).json)).toBe(emoji);
    }
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const found = findEmoji(book, query);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

test('the written forms include every code point of a sequence', () => {
  expect(writtenForms('👩‍💻')).toEqual({
    codePoints: 'U+1F469 U+200D U+1F4BB',
    javascript: '\\u{1F469}\\u{200D}\\u{1F4BB}',
    json: '\\uD83D\\uDC69\\u200D\\uD83D\\uDCBB',
    html: '&#x1F469;&#x200D;&#x1F4BB;',
    css: '\\01F469\\00200D\\01F4BB',
    python: '\\U0001F469\\u200D\\U0001F4BB',
    utf8: 'F0 9F 91 A9 E2 80 8D F0 9F 92 BB',
    url: '%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB',
  });
  expect(writtenForms('#️⃣').codePoints).toBe('U+0023 U+FE0F U+20E3');
  for (const { emoji } of book.all) {
    const { json, javascript, url } = writtenForms(emoji);
    expect(JSON.parse(`"${json}"`)).toBe(emoji);
    expect(decodeURIComponent(url)).toBe(emoji);
    const points = [...javascript.matchAll(/\{([^}]+)\}/g)].map((match) => parseInt(match[1]!, 16));
    expect(String.fromCodePoint(...points)).toBe(emoji);
  }
});

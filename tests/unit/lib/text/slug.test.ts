import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { numberDuplicates, type SlugOptions, slugOf } from '../../../../src/lib/text/slug/slug.ts';

const OPTIONS: SlugOptions = {
  separator: '-',
  letterCase: 'lower',
  characters: 'ascii',
  language: '',
  splitCamel: true,
  symbolWords: true,
  drop: [],
  replacements: [],
  maxLength: null,
};

test('an ASCII slug has only lowercase letters, digits and single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(slugOf(text, OPTIONS).slug).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/);
    }),
  );
});

test('slugifying a slug changes nothing, and the maximum length is never exceeded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, maxLength) => {
      const { slug } = slugOf(text, { ...OPTIONS, maxLength });
      expect(slug.length).toBeLessThanOrEqual(maxLength);
      expect(slugOf(slug, OPTIONS).slug).toBe(slug);
    }),
  );
});

test('numbered slugs are unique, and no longer than allowed', () => {
  const limit = fc.option(fc.integer({ min: 5, max: 8 }));
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'a-2', 'a-2-2', 'b')), limit, (slugs, maxLength) => {
      const unique = numberDuplicates(slugs, '-', maxLength);
      expect(new Set(unique).size).toBe(slugs.length);
      expect(Math.max(0, ...unique.map((slug) => slug.length))).toBeLessThanOrEqual(maxLength ?? Infinity);
    }),
  );
});

test('Ukrainian names are spelled as in the examples of resolution 55 of 2010', () => {
  const names = `Алушта Alushta, Андрій Andrii, Борщагівка Borshchahivka, Вінниця Vinnytsia, Гадяч Hadiach,
    Згурський Zghurskyi, Ґалаґан Galagan, Єнакієве Yenakiieve, Гаєвич Haievych, Короп'є Koropie, Жежелів Zhezheliv,
    Закарпаття Zakarpattia, Їжакевич Yizhakevych, Кадиївка Kadyivka, Мар'їне Marine, Йосипівка Yosypivka, Стрий Stryi,
    Троць Trots, Уляна Uliana, Гоща Hoshcha, Юрій Yurii, Яготин Yahotyn, Костянтин Kostiantyn, Знам'янка Znamianka,
    Феодосія Feodosiia, Розгон Rozghon`;
  for (const name of names.split(/,\s+/)) {
    const [ukrainian = '', latin] = name.split(' ');
    const options = { ...OPTIONS, splitCamel: false, letterCase: 'keep', language: 'uk' } as const;
    expect(slugOf(ukrainian, options).slug, ukrainian).toBe(latin);
  }
});

test('no Cyrillic letter of a living alphabet is lost', () => {
  for (let code = 0x400; code < 0x460; code++) {
    const { lost } = slugOf(`x${String.fromCodePoint(code)}`, OPTIONS);
    expect(lost).toEqual([]);
  }
});

test('passes a locale only where it changes letters, since Chromium takes ten times as long with one', () => {
  const named = vi.spyOn(String.prototype, 'toLocaleLowerCase');
  expect(slugOf('The Title', { ...OPTIONS, characters: 'auto', language: 'de' }).slug).toBe('the-title');
  expect(named).not.toHaveBeenCalled();
  expect(slugOf('ISI', { ...OPTIONS, characters: 'unicode', language: 'tr' }).slug).toBe('ısı');
  expect(named).toHaveBeenCalledWith('tr');
  named.mockRestore();
});

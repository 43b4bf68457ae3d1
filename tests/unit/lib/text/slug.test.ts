import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { numberDuplicates, type SlugOptions, slugOf } from '../../../../src/lib/text/slug.ts';

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

test('numbered slugs are unique', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'a-2', 'a-2-2', 'b')), (slugs) => {
      expect(new Set(numberDuplicates(slugs, '-')).size).toBe(slugs.length);
    }),
  );
});

test('passes a locale only where it changes letters, since Chromium takes ten times as long with one', () => {
  const named = vi.spyOn(String.prototype, 'toLocaleLowerCase');
  expect(slugOf('The Title', { ...OPTIONS, characters: 'auto', language: 'de' }).slug).toBe('the-title');
  expect(named).not.toHaveBeenCalled();
  expect(slugOf('ISI', { ...OPTIONS, characters: 'unicode', language: 'tr' }).slug).toBe('ısı');
  expect(named).toHaveBeenCalledWith('tr');
  named.mockRestore();
});

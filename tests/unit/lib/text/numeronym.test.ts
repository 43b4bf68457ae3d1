import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abbreviate,
  expandKnown,
  knownWords,
  numeronymsIn,
  wordsByNumeronym,
} from '../../../../src/lib/text/numeronym.ts';

const KNOWN = 'i18n l10n a11y g11n c14n k8s o11y n11n p13n t9n v12n m17n s11n i14y r13y i13n p16n v11y';

describe('numeronyms', () => {
  it('replace only words, and abbreviating again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('word', 'line'), (text, unit) => {
        const short = abbreviate(text, unit, 4);
        expect(abbreviate(short, unit, 4)).toBe(short);
      }),
    );
    expect(abbreviate('\t(hello,  world)\r\n', 'word', 4)).toBe('\t(h3o,  w3d)\r\n');
    expect(abbreviate('  two words \r\n', 'line', 4)).toBe('  t7s \r\n');
  });

  it('in common use have a meaning', () => {
    for (const numeronym of KNOWN.split(' ')) expect(knownWords(numeronym), numeronym).toHaveLength(1);
    expect(expandKnown('L10n and a16z')).toBe('Localization and a16z');
    fc.assert(
      fc.property(fc.constantFrom(...KNOWN.split(' ')), (numeronym) => {
        expect(abbreviate(expandKnown(numeronym), 'word', 4)).toBe(numeronym);
      }),
    );
  });

  it('are found in text', () => {
    expect(numeronymsIn('I18N i18n, (k8s) xk8s k8sx e\u03013e 9a b0c')).toEqual(['i18n', 'k8s', 'e\u03013e']);
  });

  it('stand for English words', async () => {
    const words = await wordsByNumeronym();
    expect(words.get('h3o')).toContain('hello');
    expect(words.get('d7n')).toContain('direction');
  });
});

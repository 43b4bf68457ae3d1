import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SpellOptions, spell, unspell } from '../../../../src/lib/text/spelling/alphabet.ts';
import { ALPHABETS, languageOf, type SpellingAlphabet } from '../../../../src/lib/text/spelling/words.ts';
import { problemOf } from '../../problem-of.ts';

const plain: SpellOptions = { alphabet: 'icao', figures: 'words', capitals: false, space: 'word', separator: ' ' };
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

describe('spelling alphabets', () => {
  it('has a word for every printable ASCII character', () => {
    expect(spell(ASCII, plain).unnamed).toEqual([]);
    expect(unspell(spell(ASCII, { ...plain, capitals: true }).text)).toBe(ASCII);
  });

  it('gives each letter a word that starts with it in all English alphabets', () => {
    for (const alphabet of ['icao', 'common', 'apco', 'able'] as const) {
      const { text } = spell('abcdefghijklmnopqrstuvwxyz', { ...plain, alphabet });
      expect(text.replace(/(\S)\S*\s?/g, '$1').toLowerCase()).toBe('abcdefghijklmnopqrstuvwxyz');
    }
  });

  it('spells in German, French, Italian, Swedish and Russian', () => {
    const spelled = (text: string, alphabet: SpellingAlphabet, capitals = false) =>
      spell(text, { ...plain, alphabet, capitals }).text;
    expect(spelled('Köln ß', 'german')).toBe('Köln Umlaut Offenbach Leipzig Nürnberg Leerzeichen Eszett');
    expect(spelled('Zoë-7', 'germanNames')).toBe('Zacharias Otto ë Bindestrich sieben');
    expect(spelled('Été', 'french', true)).toBe('majuscule Eugène accent aigu Thérèse Eugène accent aigu');
    expect(spelled('Juve 8', 'italian')).toBe('Jolly Udine Venezia Empoli spazio 8');
    // From the pangrams used to test Swedish and Russian fonts.
    expect(spelled('Yxskaftbud', 'swedish')).toBe('Yngve Xerxes Sigurd Kalle Adam Filip Tore Bertil Urban David');
    expect(spelled('съешь ещё чаю', 'russian')).toBe(
      'Семён Твёрдый знак Елена Шура Мягкий знак пробел Елена Щука Ёлка пробел Человек Анна Юрий',
    );
  });

  it('gives each letter of an alphabet a unique word that can be read back', () => {
    for (const alphabet of Object.keys(ALPHABETS) as SpellingAlphabet[]) {
      const { letters } = ALPHABETS[alphabet];
      expect(new Set(Object.values(letters)).size).toBe(Object.keys(letters).length);
      const small = Object.keys(letters).join('');
      const signs = Object.keys(languageOf(alphabet).signs).join('');
      const text = `${small[0]!.toUpperCase()}${small}0123456789${signs}`;
      expect(unspell(spell(text, { ...plain, alphabet, capitals: true }).text)).toBe(text);
    }
  });

  it('spells marks after their letter and keeps characters without a word', () => {
    expect(spell('Åñ', plain).text).toBe('Alfa ring above November tilde accent');
    expect(spell('ß😀', plain)).toEqual({ text: 'ß 😀', unnamed: ['ß', '😀'] });
    expect(spell('n~.', plain).text).toBe('November Tilde Dot');
  });

  it('reads back what it spelled with any options', () => {
    const options = fc.record<SpellOptions>({
      alphabet: fc.constantFrom('icao', 'common', 'apco', 'able'),
      figures: fc.constantFrom('words', 'radio', 'figures'),
      capitals: fc.constant(true),
      space: fc.constantFrom('word', 'slash'),
      separator: fc.constantFrom(' ', ', ', '-'),
    });
    const text = fc.string({ unit: fc.constantFrom(...`${ASCII}éÅñüÇ\n`) }).map((some) => `A${some}`.normalize('NFC'));
    fc.assert(
      fc.property(text, options, (some, how) => {
        expect(unspell(spell(some, how).text)).toBe(some);
      }),
    );
  });

  it('accepts common alternative words', () => {
    expect(unspell('xray JULIETTE whisky period dash full stop')).toBe('XJW.-.');
    expect(unspell('wun too tree fower fife ait niner')).toBe('1234589');
  });

  it('reports the position of an unknown word', () => {
    expect(problemOf(() => unspell('alfa\r\nbravo cat'))).toMatchObject({ code: 'unknown-word', offset: 12 });
  });
});

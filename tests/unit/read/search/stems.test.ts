import { describe, expect, it } from 'vitest';
import { loadIntent } from 'virtual:intent';
import { createIntent } from '../../../../src/read/search/intent.ts';
import { indexIn } from '../../palette/index-in.ts';
import { shown } from '../../palette/sets/shown.ts';

/** Words with the same stem but a different meaning, and words that name a conversion target. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    '2026 in roman': 'MMXXVI',
    '2026 in roman numerals': 'MMXXVI',
    'cipher a message': 'encryption',
    'decipher a message': 'encryption',
  },
  es: {
    '2026 en cifras romanas': 'MMXXVI',
    '2026 en números romanos': 'MMXXVI',
    'cifras romanas': 'roman-numeral-converter',
    'cifrar un texto': 'encryption',
    'texto cifrado': 'encryption',
    'descifrar un mensaje': 'encryption',
  },
  fr: {
    '2026 en chiffres romains': 'MMXXVI',
    'convertir 2026 en chiffres romains': 'MMXXVI',
    'chiffres romains': 'roman-numeral-converter',
    'un chiffre romain': 'roman-numeral-converter',
    'chiffrer un texte': 'encryption',
    'texte chiffré': 'encryption',
    'déchiffrer un message': 'encryption',
  },
  pt: {
    '2026 em algarismos romanos': 'MMXXVI',
    '2026 em numerais romanos': 'MMXXVI',
    'algarismos romanos': 'roman-numeral-converter',
    'cifrar um texto': 'encryption',
    'texto cifrado': 'encryption',
    'decifrar uma mensagem': 'encryption',
  },
  ru: {
    '2026 в римские цифры': 'MMXXVI',
    '2026 римскими цифрами': 'roman-numeral-converter',
    'римские цифры': 'roman-numeral-converter',
    'зашифровать текст': 'encryption',
    'шифрование текста': 'encryption',
    'расшифровать сообщение': 'encryption',
  },
  cn: {
    '2026转罗马数字': 'MMXXVI',
    罗马数字: 'roman-numeral-converter',
    加密文本: 'encryption',
    解密文本: 'encryption',
  },
};

describe.each(Object.keys(MEANT))('%s', (language) => {
  it.each(Object.entries(MEANT[language] ?? {}))('%s: %s', async (text, wanted) => {
    const [first] = await shown({ text, attachment: null }, await indexIn(language));
    const { answer } = first ?? {};
    const value = answer?.state === 'settled' && answer.outcome.kind === 'value' ? answer.outcome.parts[0]?.text : null;
    expect([first?.tool, value]).toContain(wanted);
  });
});

describe('a word takes precedence over its stem', () => {
  it.each([
    ['fr', 'chiffres', 'number'],
    ['fr', 'chiffre', 'number'],
    ['fr', 'chiffrer', 'encrypt'],
    ['fr', 'chiffré', 'encrypt'],
    ['fr', 'changements', 'compare'],
    ['fr', 'changer', 'convert'],
    ['es', 'cifras', 'number'],
    ['es', 'cifrar', 'encrypt'],
    ['es', 'cifrado', 'encrypt'],
    ['es', 'cambios', 'compare'],
    ['es', 'cambiar', 'convert'],
    ['ru', 'числа', 'number'],
    ['ru', 'число', 'count'],
  ])('%s: %s means %s', async (language, word, meaning) => {
    const { data, stem } = await loadIntent[language]!();
    expect(createIntent(data, stem).meaningOf(word)).toBe(meaning);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenRules, exceptionsOf, type Exceptions, type Rule, termsOf } from '../../scripts/locale-rules.mjs';
import { reportOf, textsOf } from '../../scripts/locale-report.mjs';

const root = path.resolve('.');
const languages = fs.readdirSync('locales').filter((name) => fs.existsSync(path.join('locales', name, 'app.json')));
const exceptions = exceptionsOf(root);
const NONE: Exceptions = { pending: {}, length: {}, verb: {}, banned: {}, count: {}, terms: {} };

/** The rules broken by one text; `english` is the text it translates. */
function rulesOf(text: string, { id = 'a-tool', key = 'messages.x', language = 'en', english = text } = {}): Rule[] {
  const faults = brokenRules({
    language,
    id,
    texts: new Map([[key, text]]),
    english: new Map([[key, english]]),
    terms: termsOf(root),
    exceptions: NONE,
    follows: (said, words) => words.some((word) => said.toLowerCase().includes(word)),
  });
  return faults.map(({ rule }) => rule);
}

describe('the rules', () => {
  test.each<[string, string, Rule]>([
    ['description', 'Convert dates and timestamps between formats and all of the time zones.', 'length'],
    ['description', 'A converter of dates.', 'verb'],
    ['failures.x', `${'x'.repeat(85)} {{name}}.`, 'length'],
    ['failures.x', '“{{character}}” is no Base64 character.', 'banned'],
    ['failures.x', 'The key {{found}} stands more than once.', 'banned'],
    ['fields.text.label', 'Written as', 'banned'],
    ['fields.text.label', 'Colour', 'banned'],
    ['messages.x', 'Tools: {{count}}', 'banned'],
    ['messages.x', 'It does not match', 'banned'],
    ['messages.x', '{{count}} tools', 'count'],
    ['messages.x', '{{bits}} random bits', 'count'],
    ['messages.x', 'Verdict', 'terms'],
    ['messages.x', 'All digests', 'terms'],
  ])('%s: %s', (key, text, rule) => {
    expect(rulesOf(text, { key })).toContain(rule);
  });

  test.each([
    ['description', 'Minify JSON.'],
    ['failures.x', "“{{character}}” isn't a Base64 character. Remove it."],
    ['messages.x_one', '{{count}} tool'],
    ['messages.x_other', '{{count}} tools'],
    ['messages.x', 'Too deep (maximum {{limit}} levels).'],
    ['messages.x', 'This has {{count}}.'],
    ['messages.x', 'Stands for nothing'],
    ['keywords', 'colour, favourite, verdict'],
    ['fields.text.placeholder', 'colour'],
  ])('allow %s: %s', (key, text) => {
    expect(rulesOf(text, { key })).toEqual([]);
  });

  test.each([
    ['fr', 'Laissé de côté'],
    ['fr', 'Sans sosies'],
    ['fr', 'Phrase de passe'],
    ['fr', 'Rogner les éléments'],
    ['fr', 'Écrit comme'],
    ['fr', 'Verdict'],
    ['fr', 'Tapez une espace'],
    ['fr', 'Basculer le mode sombre'],
    ['fr', 'La clé figure deux fois'],
    ['fr', "L'octet"],
    ['fr', 'Résultat : 5'],
    ['fr', '« texte »'],
    ['pt', 'Online, retardado (100 por hora)'],
    ['pt', 'Texto cifrado'],
    ['pt', 'Criar um branch'],
    ['pt', 'Veredito'],
    ['es', 'Veredicto'],
    ['es', 'Todos los resúmenes'],
    ['es', 'Texto que codificar'],
    ['es', 'Se ha eliminado un comentario'],
    ['es', 'Añadir a favoritos'],
    ['es', 'En línea, con freno (100 por hora)'],
    ['es', 'Ninguna entrada encaja'],
    ['es', 'Un descuento del 100 %'],
    ['ru', 'Вердикт'],
    ['ru', 'Никогда эти символы'],
    ['ru', 'Украденный медленный хеш'],
    ['ru', 'Здесь одинокая половина суррогатной пары'],
    ['ru', 'Символ {{found}} стоит не на месте.'],
    ['ru', 'Еще одна строка'],
    ['ru', 'Скидка 50%'],
    ['ru', 'Адрес e-mail'],
    ['cn', '避免使用与你有关的日期'],
    ['cn', '结论'],
    ['cn', '写法'],
    ['cn', '落单的代理项'],
    ['cn', '丢弃暂存的更改'],
    ['cn', '不是历法中的日期'],
    ['cn', '压缩 JSON，数字一位不改'],
    ['cn', '复制SHA-256'],
    ['cn', '打折 100 % 后一切为 0'],
    ['cn', '此处(右侧)'],
  ])('reject banned words in %s: %s', (language, text) => {
    expect(rulesOf(text, { language, english: 'x' })).toContain('banned');
  });

  test('require the term of the language in a translation', () => {
    expect(rulesOf('Archivo', { language: 'es', english: 'File' })).toEqual([]);
    expect(rulesOf('Fichero', { language: 'es', english: 'File' })).toEqual(['terms']);
    expect(rulesOf('{{count}} 文件', { language: 'cn', english: 'File' })).toEqual(['count']);
  });
});

test.each(languages)('%s follows the rules', (language) => {
  expect(reportOf(root, language).style).toEqual([]);
});

test('every exception is necessary', () => {
  const terms = termsOf(root);
  const english = textsOf(root, 'en');
  const broken = new Set(
    languages.flatMap((language) =>
      [...textsOf(root, language)].flatMap(([id, texts]) =>
        brokenRules({
          language,
          id,
          texts,
          english: english.get(id) ?? new Map<string, string>(),
          terms,
          exceptions: NONE,
          follows: () => true,
        }).map(({ rule, name }) => `${rule}: ${language} ${name}`),
      ),
    ),
  );
  const listed = (['length', 'verb', 'banned', 'count'] as const).flatMap((rule) =>
    Object.entries(exceptions[rule]).map(([name, reason]) => ({ name: `${rule}: ${name}`, reason })),
  );
  expect(listed.filter(({ name, reason }) => !broken.has(name) || reason.length < 5)).toEqual([]);
});

test('the glossary translates each term into every language and lists no term twice', () => {
  const terms = termsOf(root);
  expect(terms.length).toBeGreaterThan(35);
  for (const { term, words } of terms) {
    expect(Object.keys(words).toSorted(), term).toEqual(languages.filter((language) => language !== 'en').toSorted());
    for (const [language, given] of Object.entries(words))
      expect(given.length, `${term} in ${language}`).toBeGreaterThan(0);
  }
  expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
});

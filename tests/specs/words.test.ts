import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenRules, exceptionsOf, type Exceptions, type Rule, termsOf } from '../../scripts/texts/rules.mjs';
import { reportOf, textsOf } from '../../scripts/texts/report.mjs';

const root = path.resolve('.');
const languages = fs.readdirSync('locales').filter((name) => fs.existsSync(path.join('locales', name, 'app.json')));
const exceptions = exceptionsOf(root);
const NONE: Exceptions = { pending: {}, length: {}, verb: {}, banned: {}, label: {}, count: {}, terms: {} };

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
    ['title', 'JSON minify', 'verb'],
    ['title', 'Encrypt text', 'verb'],
    ['fields.text.label', 'How many', 'label'],
    ['operations.share', 'What percent', 'label'],
    ['messages.x', "No, a hash can't be turned back", 'label'],
    ['examples.x', 'Whole page', 'label'],
    ['messages.x_other', "{{count}} digits isn't a whole number of bytes.", 'count'],
    ['warnings.x', '{{count}} more lines have mistakes.', 'banned'],
    ['failures.x', 'A payment has either a reference or a text.', 'banned'],
    ['messages.x', 'Look-alike domain', 'banned'],
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
    ['fields.from.label', 'Valid from'],
    ['examples.x', 'Wrong key'],
    ['messages.x', 'Send a text message'],
    ['messages.x_other', "{{count}} digits don't make whole bytes."],
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
    ['es', 'Alternar tarjetas compactas'],
    ['es', 'Enter se ejecutará cuando cargue la lista'],
    ['es', 'De confianza: emitido bajo {{anchors}}'],
    ['es', 'Código de llamada'],
    ['es', 'Número de móvil'],
    ['es', 'Muestra cuánto se tardaría en descifrar una contraseña.'],
    ['es', 'Red wifi'],
    ['fr', 'Favoris et réglages effacés'],
    ['fr', 'Plus d’exécutions'],
    ['fr', 'Entrée s’exécutera une fois la liste chargée'],
    ['fr', 'Émis sous {{anchors}}'],
    ['fr', 'Vers romain'],
    ['pt', 'Alternar menu lateral'],
    ['pt', 'Enter será executado quando a lista carregar'],
    ['pt', 'Só tags sociais'],
    ['ru', 'Переключить компактные карточки'],
    ['ru', 'Шаблон кончается чертой'],
    ['ru', 'Доверенный: выдан под {{anchors}}'],
    ['ru', 'Непробельный знак'],
    ['ru', 'В этом URI не ровно один аккаунт.'],
    ['ru', 'Использовать результат как ввод'],
    ['cn', '步长：每隔 n 个值'],
    ['cn', '列表加载后执行 Enter'],
    ['cn', '切换深色模式'],
    ['cn', '此设备上没有保存{{language}}。'],
  ])('reject banned words in %s: %s', (language, text) => {
    expect(rulesOf(text, { language, english: 'x' })).toContain('banned');
  });

  test.each([
    ['pt', 'fields.text.label', 'A porcentagem é', 'Adjustment', 'label'],
    ['pt', 'shapes.low', 'Intervalo de', 'Lower bound', 'label'],
    ['pt', 'shapes.diffMode', 'Como mostrar as diferenças', 'Diff view', 'label'],
    ['fr', 'fields.text.label', 'Écrire les symboles en toutes lettres', 'Spell out symbols', 'length'],
    ['pt', 'title', 'Codificador e decodificador de URL', 'URL encoder', 'length'],
    ['fr', 'fields.width.hint', '0 ne coupe jamais les lignes', 'Use 0 for no wrapping', 'label'],
    ['pt', 'messages.valid', 'Sim, é válido', 'Valid', 'label'],
    ['es', 'messages.x', 'No, un hash no se puede revertir', 'No', 'label'],
    ['fr', 'messages.x', 'Non, c’est impossible', 'No', 'label'],
    ['ru', 'messages.x', 'Да, верно', 'Valid', 'label'],
    ['cn', 'messages.x', '否，无法还原', 'No', 'label'],
  ] as const)('reject in %s: %s: %s', (language, key, text, english, rule) => {
    expect(rulesOf(text, { language, key, english })).toContain(rule);
  });

  test.each([
    ['es', 'fields.from.label', 'Válido desde', 'Valid from'],
    ['pt', 'fields.wpa3.label', 'Só WPA3', 'WPA3 only'],
    ['fr', 'fields.text.label', 'Commentaire', 'Comment'],
    ['es', 'messages.x', 'No coincide', 'No match'],
    ['fr', 'messages.x', 'Plus de {{limit}} niveaux', 'More than {{limit}} levels'],
  ])('allow in %s: %s: %s', (language, key, text, english) => {
    expect(rulesOf(text, { language, key, english })).toEqual([]);
  });

  test('the page of settings has one name in the app, not in a tool', () => {
    const text = 'Tu configuración se perderá.';
    expect(rulesOf(text, { language: 'es', id: 'app', english: 'x' })).toEqual(['banned']);
    expect(rulesOf(text, { language: 'es', id: 'camera-recorder', english: 'x' })).toEqual([]);
  });

  test('require the term of the language in a translation', () => {
    expect(rulesOf('Archivo', { language: 'es', english: 'File' })).toEqual([]);
    expect(rulesOf('Fichero', { language: 'es', english: 'File' })).toEqual(['terms']);
    expect(rulesOf('{{count}} 文件', { language: 'cn', english: 'File' })).toEqual(['count']);
  });
});

test.each(languages)(
  '%s follows the rules',
  (language) => expect(reportOf(root, language).style).toEqual([]),
  60_000, // 6,000 texts, on a busy machine
);

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

// French puts a space before the colon, and Chinese has another one: `ui.pair` knows.
test('no label is joined to its value by a colon in code', () => {
  const DATA = /(?:analytics|report|facts)\.ts$|\.demo\.tsx$/; // for machines or developers
  const joined = ['app', 'palette', 'read', 'ui', 'views'].flatMap((folder) =>
    fs
      .readdirSync(path.join('src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !DATA.test(file))
      .map((file) => path.join('src', folder, file))
      .filter((file) => /\}: \$\{|join\(': '\)/.test(fs.readFileSync(file, 'utf8'))),
  );
  expect(joined).toEqual([]);
});

/**
 * Style rules (docs/words.md): maximum lengths, banned phrases, counts that need plural
 * forms, and fixed terms. locales/exceptions.json lists texts that break a rule, with the reason.
 */
import fs from 'node:fs';
import path from 'node:path';
import { base, PLURAL } from './locale-plurals.mjs';

const EXCEPTIONS = 'locales/exceptions.json';
const TERMS = 'docs/words.md';
const PLACEHOLDER = /\{\{\s*(\w+).*?\}\}/g;

/**
 * @typedef {'length' | 'banned' | 'verb' | 'count' | 'terms'} Rule
 * @typedef {{ pending: Record<string, Rule[]> } & Record<Rule, Record<string, string>>} Exceptions
 * @typedef {{ term: string, not: string[], words: Record<string, string[]> }} Term
 */

/** Maximum lengths in English, in columns: a placeholder counts as six, a Chinese character as two. */
const LIMITS = { title: 28, description: 60, label: 34, hint: 60, failure: 90, warning: 110 };

/** How much longer translations can be. */
const ROOM = 1.25;

/** First words of descriptions. */
const VERBS = new Set(
  `Abbreviate Build Calculate Check Compare Convert Count Create Decode Draw Edit Encode Encrypt Escape Estimate Evaluate Find
  Format Generate Hash Inspect Look Mask Measure Minify Normalize Parse Read Record Scan See Slugify Sort Spell Split Take Test
  Time Turn Unwrap Validate View`.split(/\s+/),
);

/**
 * Banned phrases, and what to write instead.
 * @type {Record<string, readonly (readonly [pattern: RegExp, instead: string])[]>}
 */
const BANNED = {
  en: [
    [/\b(?:is|was) no (?!longer\b)|(?<!there )\b(?:are|were) no\b/i, "“isn't a valid …”, “unknown …”"],
    [/\bstands?\b(?! for\b)/i, '“is”, “appears”'],
    [/\bmay not\b(?! be\b)/i, "“can't”, “isn't allowed”"],
    [/\bhere are\b|\bat the most\b|\bis the most\b|\bis fine\b/i, '“this has …”, “maximum …”'],
    [/\b(?:does|do|is|are|was|were|could|would|has|have) not\b|\bcan ?not\b/i, 'the contraction'],
    [/\bwritten as\b|\bread as$/i, '“output format”, “input format”'],
    [
      /colour|favourite|licence|neighbour|flavour|behaviour|\bcentre|\bgrey\b|catalogue|cancelled|normalis|recognis|analys(?:e|er)\b/i,
      'US spelling',
    ],
    [/\b(?:milli|centi|kilo)?(?:met|lit)res?\b/i, 'US spelling'],
    [
      /white space|\be-mail|user name|\btimezone|\b(?:lower|upper) case\b/i,
      'whitespace, email, username, time zone, lowercase',
    ],
    [/\b(?:needless|whoever|likeliest|anew|amiss|beside|mend(?:s|ed)?|perhaps)\b/i, 'plain words'],
    [/\bleft out\b|\bleaves? out\b|\btake(?:s|n)? (?:off|away|out|over)\b/i, '“removed”, “skipped”, “excluded”'],
    [/without changing|to the last digit|nothing is sent$|nothing leaves|never leaves/i, 'no praise'],
    [/\d %|\}\} %/, 'no space before %'],
    [/: \{\{count\}\}\.?$/, '“{{count}} tools”, with plural forms'],
    [/[’‘]/, 'a straight apostrophe'],
    [/ {2}|\s$|^\s/, 'single spaces'],
    [/^OK$|^Take$/, 'the verb of the job'],
  ],
  es: [
    [/veredicto|resúmenes|se resume\b/i, '“resultado”, “hash”'],
    [
      /^(?:Escrit[oa] como|Leer como|Leído como|Cuántos|Averiguarlo)$/,
      '“formato de salida”, “cantidad”, “detección automática”',
    ],
    [/ que (?:codificar|ignorar|listar|mostrar|omitir)$/, '“texto a codificar”'],
    [/\bse han? \p{L}+d[oa]s?\b/iu, 'the simple past: “se eliminó”'],
    [/\bañad|\bcaduc|\bpuls(?:a|ar|e|es)\b|\bacab(?:a|ó|e)\b/i, '“agregar”, “expirar”, “presionar”, “terminar”'],
    [/chuleta|\bordenador\b|\bratón\b|vídeo|\bcostes?\b/i, 'words that all of America uses'],
    [
      /\btir(?:ar|a)\b|\bapart(?:ar|ado)\b|con freno|a secas|hash (?:lento|rápido) robado/i,
      '“descartar”, “stash”, “con límite”',
    ],
    [/no hay tal|es el máximo$|por defecto|encaja/i, '“no existe”, “máximo: …”, “predeterminado”, “coincide”'],
    [/nada sale|no se envía nada|sin cambiar un dígito|último dígito/i, 'no praise'],
    [/\b(?:usted|vosotros|vuestr[oa]s?)\b/i, '“tú”'],
    [/[“”]/, '« »'],
    [/(?:\d|\}\}) %/, 'a no-break space before %'],
    [/: \{\{count\}\}\.?$/, '“{{count}} herramientas”, with plural forms'],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
  fr: [
    [/de côté/i, '“ignoré”, “supprimé”, “remisé”'],
    [/\bsosies?\b/i, '“caractères ambigus”'],
    [/\bphrases? de passe\b/i, '“phrase secrète”'],
    [/\b(?:rogner|jeter)\b|étiquet(?:er|ez)/i, '“supprimer les espaces”, “abandonner”, “ajouter un tag”'],
    [
      /^Combien$|^De quoi$|^Pour quoi$|^Écrit(?:e|s)? (?:comme|en|avec)\b|^(?:Aussi|Jamais) ces\b/i,
      '“nombre”, “unité”, “type”, “format de sortie”, “inclure”, “exclure”',
    ],
    [/\bverdict\b|\bapparentés\b|\ba planté/i, '“résultat”, “similaires”, “une erreur est survenue”'],
    [/\bune espace\b/i, '“un espace”'],
    [/^Basculer l[ae]s?\b/, '“Activer/désactiver …”, “Afficher/masquer …”'],
    [/ne peut pas figurer|n’a pas sa place|plus d’une fois$|figure deux fois/i, '“n’est pas permis”, “en double”'],
    [/\p{L}'\p{L}/u, 'the apostrophe ’'],
    [
      /[ \u00a0](?=[;:!?%»](?:$|[\s»)….,]))|«[ \u00a0]/,
      'a narrow no-break space (U+202F) before ; : ! ? % » and after «',
    ],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
  pt: [
    [/retardad/i, '“com limite de tentativas”'],
    [/\b(?:de)?cifr(?:ar|ad[oa]s?|a-|ando)\b/i, '“criptografar”, “descriptografar”'],
    [/frase-senha/i, '“frase secreta”'],
    [/\baparar\b/i, '“remover espaços”'],
    [/veredito/i, '“resultado”'],
    [/jogar fora|guardar .* de lado|página quebrou/i, '“descartar”, “guardar no stash”, “algo deu errado”'],
    [/\b(?:o|um|do|no) branch\b/i, '“a branch”'],
    [/^Descobrir$|^Escrit[oa] como$|^Quantos$/, '“detectar automaticamente”, “formato”, “quantidade”'],
    [/\d %|\}\} %/, 'no space before %'],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
  ru: [
    [/вердикт/i, '«результат»'],
    [/дайджест/i, '«хеш»'],
    [/украденн/i, '«утечка», «офлайн-атака»'],
    [/одинок\p{L}* половин|половин\p{L}* суррогатной/iu, '«непарный суррогат»'],
    [/(?<!\p{L})(?:концы|концов|концах) строк/iu, '«окончания строк», «переносы строк»'],
    [/(?<!\p{L})(?:стоит|стоят|стоять)(?!\p{L})/iu, '«есть», «находится»'],
    [
      /^(?:записать|читать|прочитано) как$|^(?:а также|никогда эти) символы$|^сколько$/iu,
      '«формат вывода», «исключить символы»',
    ],
    [
      /ловить клавиши|выбросить|страница сломалась|введённое|попросите инструмент/i,
      '«записывать», «отменить», «произошла ошибка»',
    ],
    [/e-mail|имейл/i, '«эл. почта»'],
    [/хэш|директори|бинарн|раскодир|шестнадцатирич/i, 'the words of the glossary'],
    [/(?<!\p{L})(?:еще|ее|темная|темную|объем|расчет|учет|счетчик)(?!\p{L})/iu, 'ё'],
    [/[“”]/, '«»'],
    [/\d ?%(?! of)|\}\} ?%/, 'a no-break space before %'],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
  cn: [
    [/你|妳/, '“您”'],
    [/结论|判定/, '“结果”'],
    [/^(?:写法|写作|读作|数的类型|多少个.*)$/, '“输出格式”, “输入格式”, “数量”'],
    [/码位|口令|落单/, '“码点”, “密码短语”, “未配对的代理项”'],
    [/(?:恢复|丢弃|放弃)暂存/, '“贮藏” for stash; “暂存” is staging'],
    [/历法中|认识(?:的|它)|不应出现|就结束了|含所求/, '“有效的日期”, “能识别”, “意外的”'],
    [/一位不改|不失真|不会离开|不会发送|不会上传/, 'no praise'],
    [/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u, 'a space between Chinese and Latin'],
    [/\p{Script=Han}(?:[,;?!()]| \()|[,;?!()]\p{Script=Han}/u, 'full-width punctuation'],
    [/\d %|\}\} %/, 'no space before %'],
    [/：\{\{count\}\}。?$/, '“{{count}} 个工具”'],
    [/ {2}|\s$|^\s/, 'single spaces'],
  ],
};

/** A number followed by a plural noun, which needs plural forms; a maximum is never 1. */
const COUNTS =
  /(?<!maximum )\{\{(?:bits|bytes|columns|count|digits|hosts|least|left|length|limit|lines|max|minimum|modules|most|parts|possible|quantity|rest|rounds|rows|size|steps|total|width|words)\}\}(?: [\p{L}-]+)? \p{L}{2,}s(?!\p{L})/u;

/** The same for other languages, whose plurals don't all end in s. */
const COUNT = /\{\{count\}\} \p{L}/u;

/** @param {string} root @returns {Exceptions} */
export const exceptionsOf = (root) => JSON.parse(fs.readFileSync(path.join(root, EXCEPTIONS), 'utf8'));

/**
 * The fixed terms: the rows of the table in docs/words.md.
 * @param {string} root
 * @returns {Term[]}
 */
export function termsOf(root) {
  const rows = fs.readFileSync(path.join(root, TERMS), 'utf8').split('\n');
  const cells = rows
    .slice(rows.findIndex((row) => row.startsWith('| English ')))
    .filter((row) => row.startsWith('| '))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [, , ...languages] = cells[0] ?? [];
  /** @param {string} cell */
  const listed = (cell) => cell.split(/\s*\/\s*/).filter(Boolean);
  return cells.slice(2).map(([term = '', not = '', ...words]) => ({
    term,
    not: listed(not),
    words: Object.fromEntries(languages.map((language, at) => [language, listed(words[at] ?? '')])),
  }));
}

/** The kind of a text, by its key. @param {string} id @param {string} key */
function kindOf(id, key) {
  if (id !== 'app' && (key === 'title' || key === 'description')) return key;
  if (/^fields\..*\.label$/.test(key)) return 'label';
  if (/^fields\..*\.hint$/.test(key)) return 'hint';
  if (key.startsWith('failures.')) return 'failure';
  return key.startsWith('warnings.') ? 'warning' : undefined;
}

/** Width of a text in columns. @param {string} text */
function widthOf(text) {
  const plain = text.replace(PLACEHOLDER, '______');
  return [...plain].length + (plain.match(/[\u2e80-\u9fff\uff00-\uff60]/g)?.length ?? 0);
}

/**
 * Matches a word that isn't part of another one.
 * @param {string} word
 * @param {string} [ending] a pattern
 */
export function matcherOf(word, ending = '(?:e?s)?') {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}-])${escaped}${ending}(?![\\p{L}-])`, 'iu');
}

/** Whether a text contains a word, even inside another one. Much faster than the matcher, and usually false. @param {string} word @param {string} text */
export const mayHold = (word, text) => text.toLowerCase().includes(word.toLowerCase());

/** @param {string} word @param {string} text */
const says = (word, text) => mayHold(word, text) && matcherOf(word).test(text.replace(PLACEHOLDER, ''));

/** Whether a text is data: search words, examples, patterns that people type. @param {string} key */
const isData = (key) => /(?:^|\.)(?:keywords|placeholder)$|^conversions\./.test(key);

/**
 * The rules that a text breaks, each with how to fix it.
 * @param {{ language: string, id: string, key: string, text: string, english: string | undefined, terms: readonly Term[], follows: (text: string, words: readonly string[]) => boolean }} given
 * @returns {[Rule, string][]}
 */
function faultsOf({ language, id, key, text, english, terms, follows }) {
  if (isData(key)) return [];
  /** @type {[Rule, string][]} */
  const faults = [];
  const kind = kindOf(id, key);
  if (kind !== undefined) {
    const limit = language === 'en' ? LIMITS[kind] : Math.round(LIMITS[kind] * ROOM);
    if (widthOf(text) > limit) faults.push(['length', `${widthOf(text)} of ${limit}`]);
  }
  if (language === 'en' && kind === 'description' && !VERBS.has(text.split(/[ ,]/)[0] ?? ''))
    faults.push(['verb', 'start with a verb']);
  for (const [pattern, instead] of BANNED[language] ?? [])
    if (pattern.test(text)) faults.push(['banned', `“${pattern.exec(text)?.[0]}”: ${instead}`]);
  if (!PLURAL.test(key) && (language === 'en' ? COUNTS : COUNT).test(text))
    faults.push(['count', 'needs plural forms']);
  for (const { term, not, words } of terms) {
    if (language === 'en') {
      for (const wrong of not) if (says(wrong, text)) faults.push(['terms', `${wrong} → ${term}`]);
    } else if (english !== undefined && says(term, english)) {
      const wanted = words[language] ?? [];
      if (!follows(text, wanted)) faults.push(['terms', `${term} → ${wanted.join(' / ')}`]);
    }
  }
  return faults;
}

/**
 * Violations in one file of a language, without exceptions: `id: key: rule, fix: text`.
 * @param {object} given
 * @param {string} given.language
 * @param {string} given.id
 * @param {ReadonlyMap<string, string>} given.texts
 * @param {ReadonlyMap<string, string>} given.english
 * @param {readonly Term[]} given.terms
 * @param {Exceptions} given.exceptions
 * @param {(text: string, words: readonly string[]) => boolean} given.follows whether a text has one of the words, inflected too
 * @returns {{ rule: Rule, line: string, name: string }[]}
 */
export function brokenRules({ language, id, texts, english, terms, exceptions, follows }) {
  return [...texts].flatMap(([key, text]) => {
    const source = english.get(key) ?? english.get(`${base(key)}_other`);
    return faultsOf({ language, id, key, text, english: source, terms, follows })
      .map(([rule, what]) => ({ rule, name: `${id}: ${base(key)}`, line: `${id}: ${key}: ${rule}, ${what}: ${text}` }))
      .filter(
        ({ rule, name }) =>
          exceptions[rule]?.[`${language} ${name}`] === undefined && exceptions[rule]?.[`* ${name}`] === undefined,
      );
  });
}

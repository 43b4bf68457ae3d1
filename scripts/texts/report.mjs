import fs from 'node:fs';
import path from 'node:path';
import { base, wrongPlurals } from './plurals.mjs';
import { brokenRules, exceptionsOf, matcherOf, mayHold, termsOf } from './rules.mjs';

/** Texts that can be the same as in English: names, units and words that languages share. */
const SHARED = 'locales/same-as-english.json';

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * All texts in a value: key like `fields.text.label` → text. Lists (keywords) are joined into one text.
 * @param {unknown} value
 * @param {string} [prefix]
 * @returns {[string, string][]}
 */
function flat(value, prefix = '') {
  if (Array.isArray(value)) return [[prefix, value.join(', ')]];
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, prefix === '' ? key : `${prefix}.${key}`));
}

/**
 * The texts of one language: file (`app` or a tool's ID) → key → text.
 * @param {string} root folder of the project
 * @param {string} language as `es`
 */
export function textsOf(root, language) {
  const folder = path.join(root, 'locales', language);
  const tools = fs.existsSync(path.join(folder, 'tools')) ? fs.readdirSync(path.join(folder, 'tools')) : [];
  const app = ['app.json', 'app.json.draft'].map((name) => path.join(folder, name)).find((file) => fs.existsSync(file));
  const texts = new Map(app === undefined ? [] : [['app', new Map(flat(readJson(app)))]]);
  for (const name of tools)
    texts.set(name.replace(/\.json$/, ''), new Map(flat(readJson(path.join(folder, 'tools', name)))));
  return texts;
}

/** @param {string} text */
const placeholders = (text) => [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort().join();
/** @param {string} text */
const wordy = (text) => /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, '').replace(/https?:\S+/g, ''));

/**
 * Rows of a glossary: the English term and the ways to say it (`a / b`), inflections found by their stems.
 * @param {string} root folder of the project
 * @param {string} language as `es`
 */
export function glossaryOf(root, language) {
  const file = path.join(root, 'locales', language, 'GLOSSARY.md');
  if (!fs.existsSync(file)) return [];
  const rows = fs.readFileSync(file, 'utf8').split('\n');
  return rows.flatMap((row) => {
    const [, term = '', words = ''] = row.split('|').map((cell) => cell.trim());
    if (term === '' || /^[-: ]+$/.test(term) || /^english/i.test(term)) return [];
    return [{ term, words: words.split(/\s*[/,;]\s*/).filter(Boolean) }];
  });
}

/** The part of a word that inflection leaves: all of a short one, three quarters of a long one. @param {string} word */
function stem(word) {
  const plain = word
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .trim();
  return plain.length <= 3 || /[\u3400-\u9fff]/.test(plain)
    ? plain
    : plain.slice(0, Math.max(3, Math.ceil(plain.length * 0.7)));
}

/**
 * @param {string} text
 * @param {readonly string[]} words
 */
function follows(text, words) {
  const low = text.toLowerCase();
  return words.some((word) => word.split(/[\s-]+/).every((part) => low.includes(stem(part))));
}

/**
 * @typedef {'missing' | 'superfluous' | 'placeholders' | 'plurals' | 'identical' | 'style' | 'pending' | 'glossary'} Fault
 * @typedef {{ texts: number } & Record<Fault, string[]>} Report
 */

/**
 * Reports what is wrong with the translation of a text.
 * @param {{ at: string, key: string, text: string, translation: string, allowed: ReadonlySet<string>, terms: ReturnType<typeof glossaryOf> }} texts
 * @param {Report} report
 */
function compare({ at, key, text, translation, allowed, terms }, report) {
  const isSame = translation === text;
  if (key === 'keywords' || key.endsWith('.keywords')) {
    if (isSame) report.identical.push(`${at}: ${text}`);
    return;
  }
  if (placeholders(translation) !== placeholders(text)) report.placeholders.push(`${at}: ${translation}`);
  // A placeholder is an example, which is usually the same in every language.
  if (isSame && wordy(text) && !allowed.has(text) && !key.endsWith('.placeholder'))
    report.identical.push(`${at}: ${text}`);
  if (translation.length > 300 || key.endsWith('placeholder')) return;
  const plain = text.replace(/\{\{.*?\}\}/g, '');
  for (const { term, words } of terms) {
    if (mayHold(term, plain) && matcherOf(term, 's?').test(plain) && !follows(translation, words))
      report.glossary.push(`${at}: ${term} → ${words.join(' / ')}: ${translation}`);
  }
}

/**
 * Problems with a language's texts, compared with English.
 * @param {string} root folder of the project
 * @param {string} language as `es`
 * @param {ReadonlySet<string>} drafts ids of tools that need English only
 * @returns {Report}
 */
export function reportOf(root, language, drafts = new Set()) {
  const english = textsOf(root, 'en');
  const own = textsOf(root, language);
  const shared = fs.existsSync(path.join(root, SHARED)) ? readJson(path.join(root, SHARED)) : {};
  const allowed = new Set([...(shared['*'] ?? []), ...(shared[language] ?? [])]);
  const terms = glossaryOf(root, language);
  const fixedTerms = termsOf(root);
  const exceptions = exceptionsOf(root);
  /** @type {Report} */
  const report = {
    texts: 0,
    missing: [],
    superfluous: [],
    placeholders: [],
    plurals: [],
    identical: [],
    style: [],
    pending: [],
    glossary: [],
  };
  for (const [id, texts] of english) {
    if (drafts.has(id)) continue;
    const mine = own.get(id) ?? new Map();
    const ownBases = new Set([...mine.keys()].map(base));
    report.plurals.push(...wrongPlurals(mine, language).map((line) => `${id}: ${line}`));
    for (const { rule, line } of brokenRules({
      language,
      id,
      texts: mine,
      english: texts,
      terms: fixedTerms,
      exceptions,
      follows,
    }))
      report[exceptions.pending[language]?.includes(rule) ? 'pending' : 'style'].push(line);
    if (language === 'en') {
      report.texts += texts.size;
      continue;
    }
    for (const [key, text] of texts) {
      report.texts += 1;
      const translation = mine.get(key);
      if (translation !== undefined) compare({ at: `${id}: ${key}`, key, text, translation, allowed, terms }, report);
      else if (!ownBases.has(base(key))) report.missing.push(`${id}: ${key}`);
      else if (mine.has(base(key))) report.plurals.push(`${id}: ${base(key)}: no forms, unlike English`);
    }
    const bases = new Set([...texts.keys()].map(base));
    for (const key of ownBases) if (!bases.has(key)) report.superfluous.push(`${id}: ${key}`);
  }
  for (const id of own.keys()) if (!english.has(id)) report.superfluous.push(id);
  return report;
}

/**
 * Style rules (docs/words.md): maximum lengths, banned phrases, counts that need plural
 * forms, and fixed terms. locales/exceptions.json lists texts that break a rule, with the reason.
 */
import fs from 'node:fs';
import path from 'node:path';
import { base, PLURAL } from './plurals.mjs';
import { ANSWERS, BANNED, HALF_SENTENCES } from './words.mjs';

const EXCEPTIONS = 'locales/exceptions.json';
const TERMS = 'docs/words.md';
const PLACEHOLDER = /\{\{\s*(\w+).*?\}\}/g;

/**
 * @typedef {'length' | 'banned' | 'verb' | 'label' | 'count' | 'terms'} Rule
 * @typedef {{ pending: Record<string, Rule[]> } & Record<Rule, Record<string, string>>} Exceptions
 * @typedef {{ term: string, not: string[], words: Record<string, string[]> }} Term
 */

/** Maximum lengths in English, in columns: a placeholder counts as six, a Chinese character as two. */
const LIMITS = { title: 28, description: 60, label: 34, hint: 60, failure: 90, warning: 110 };

/** How much longer translations can be. Titles can't: the menu cuts them. */
const ROOM = 1.25;

/** A name in a form or a table may be twice as long as the English one, or this wide. */
const NAME_WIDTH = 28;
const NAME_ROOM = 2;

/** First words of descriptions. */
const VERBS = new Set(
  `Abbreviate Build Calculate Check Compare Compress Convert Count Create Decode Draw Edit Encode Encrypt Escape Estimate Evaluate Find
  Format Generate Hash Inspect Look Mask Measure Merge Minify Normalize Parse Read Record Reveal Scan See Slugify Sort Spell Split Take Test
  Time Turn Unwrap Validate View`.split(/\s+/),
);

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

/** Names of fields, outputs, columns and operations, of which only some have a limit of their own. */
const NAMES = /^(?:fields\..*\.label$|output\.|columns\.|operations\.)/;
/** Names that must not be half a sentence. */
const LABELS = /^(?:fields\..*\.label$|shapes\.|operations\.)/;

/** A plural form whose verb is singular: `{{count}} digits isn't`. */
const DISAGREES = /\{\{\w+\}\} (?:[\p{L}-]+ )?\p{L}{2,}s (?:is|isn't|has|hasn't|was|wasn't|does|doesn't)(?!\p{L})/u;

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
 * The rules of names and results that a text breaks.
 * @param {{ language: string, key: string, text: string, english: string | undefined }} given
 * @returns {[Rule, string][]}
 */
function nameFaults({ language, key, text, english = text }) {
  /** @type {[Rule, string][]} */
  const faults = [];
  const most = Math.max(NAME_WIDTH, NAME_ROOM * widthOf(english));
  if (NAMES.test(key) && widthOf(text) > most) faults.push(['length', `${widthOf(text)} of ${most}`]);
  const half = HALF_SENTENCES[language];
  const own = HALF_SENTENCES['en'];
  const isEnglish = language === 'en';
  if (half && LABELS.test(key) && !text.includes('{{')) {
    if (half.begins.test(text) && !/\bonly\b/i.test(english)) faults.push(['label', 'a noun, not a question']);
    // Where English needs a preposition (“Valid from”), so may others.
    if (!isEnglish && half.ends.test(text) && !own?.ends.test(english))
      faults.push(['label', 'a noun, not half a sentence']);
  }
  if (key.endsWith('.hint') && /^0 \p{L}/u.test(text))
    faults.push(['label', 'start with a verb or an example, not with 0']);
  if (key.startsWith('messages.') && ANSWERS[language]?.test(text)) faults.push(['label', 'a result, not an answer']);
  if (isEnglish && key.startsWith('examples.') && /^(?:Right|Usual|Whole)\b/.test(text))
    faults.push(['label', '“correct”, “typical”, “full”']);
  return faults;
}

/**
 * @param {Rule} rule
 * @param {string} fix
 * @returns {[Rule, string]}
 */
const fault = (rule, fix) => [rule, fix];

/**
 * @param {ReturnType<typeof kindOf>} kind
 * @param {string} language
 * @param {string} text
 */
function lengthFaults(kind, language, text) {
  if (kind === undefined) return [];
  const limit = Math.round(LIMITS[kind] * (language === 'en' || kind === 'title' ? 1 : ROOM));
  return widthOf(text) > limit ? [fault('length', `${widthOf(text)} of ${limit}`)] : [];
}

/**
 * @param {ReturnType<typeof kindOf>} kind
 * @param {string} key
 * @param {string} text
 */
function englishFaults(kind, key, text) {
  const startsWithVerb = VERBS.has(text.split(/[ ,]/)[0] ?? '');
  const isVerb = VERBS.has(text.split(' ')[0] ?? '') || / (?:minify|prettify)$/.test(text);
  return [
    ...(kind === 'description' && !startsWithVerb ? [fault('verb', 'start with a verb')] : []),
    ...(kind === 'title' && isVerb ? [fault('verb', 'a noun phrase, not a verb')] : []),
    ...(key.endsWith('_other') && DISAGREES.test(text) ? [fault('count', 'a plural verb')] : []),
  ];
}

/**
 * @param {string} language
 * @param {string} id
 * @param {string} text
 */
const bannedFaults = (language, id, text) =>
  (BANNED[language] ?? []).flatMap(([pattern, instead, file = id]) => {
    const match = file === id ? pattern.exec(text) : null;
    return match ? [fault('banned', `“${match[0]}”: ${instead}`)] : [];
  });

/**
 * @param {Term} term
 * @param {string} text
 */
const wrongTerms = ({ term, not }, text) =>
  not.flatMap((wrong) => (says(wrong, text) ? [fault('terms', `${wrong} → ${term}`)] : []));

/**
 * @param {Term} term
 * @param {{ language: string, text: string, english: string | undefined, follows: (text: string, words: readonly string[]) => boolean }} texts
 */
function missingTerm({ term, words }, { language, text, english, follows }) {
  const wanted = words[language] ?? [];
  const isMissing = english !== undefined && says(term, english) && !follows(text, wanted);
  return isMissing ? [fault('terms', `${term} → ${wanted.join(' / ')}`)] : [];
}

/**
 * The rules that a text breaks, each with how to fix it.
 * @param {{ language: string, id: string, key: string, text: string, english: string | undefined, terms: readonly Term[], follows: (text: string, words: readonly string[]) => boolean }} given
 * @returns {[Rule, string][]}
 */
function faultsOf({ language, id, key, text, english, terms, follows }) {
  if (isData(key)) return [];
  const kind = kindOf(id, key);
  return [
    ...lengthFaults(kind, language, text),
    ...nameFaults({ language, key, text, english }),
    ...(language === 'en' ? englishFaults(kind, key, text) : []),
    ...bannedFaults(language, id, text),
    ...(!PLURAL.test(key) && (language === 'en' ? COUNTS : COUNT).test(text)
      ? [fault('count', 'needs plural forms')]
      : []),
    ...terms.flatMap((term) =>
      language === 'en' ? wrongTerms(term, text) : missingTerm(term, { language, text, english, follows }),
    ),
  ];
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

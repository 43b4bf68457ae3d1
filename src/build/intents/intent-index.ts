import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Plugin } from 'vite';
import { fold } from '../../base/fold.ts';
import {
  encodePhrases,
  encodePostings,
  encodeTerms,
  type IntentData,
  MOST_WEIGHT,
} from '../../base/intent/intent-data.ts';
import { createLexicon, type LexiconData, phraseKey, type Stem, wholeWord } from '../../base/intent/lexicon.ts';
import type { Card } from '../../core/card.ts';
import { sharedCards } from '../catalog.ts';
import { PAIRS } from './intent-pairs.ts';

const LIST = 'virtual:intent';
const ONE = 'virtual:intent/';
/** Bytes of a compressed index with up to 100 tools; more tools may need more. */
const BUDGET = 26_000;
const BUDGET_PER_TOOL = BUDGET / 100;
/** Texts with a lower weight can't be found by parts of their words. */
const LABEL = 0.45;
/** One or two Chinese characters that are not a known word. */
const PAIR = /^\p{Script=Han}{1,2}$/u;
/** The first keywords of a tool describe its main purpose, the others secondary uses. */
const FIRST_KEYWORDS = 8;
/** A word in the labels of more tools than this doesn't distinguish any of them. */
const COMMON = 2;

/** Stemmers by language: the module the page loads, and the function. Other languages compare words unstemmed. */
const STEMMERS: Readonly<Record<string, { module: string; stem: Stem }>> = {
  en: { module: '@orama/stemmers/english', stem: english },
  es: { module: '@orama/stemmers/spanish', stem: spanish },
  fr: { module: '@orama/stemmers/french', stem: french },
  pt: { module: '@orama/stemmers/portuguese', stem: portuguese },
  ru: { module: '@orama/stemmers/russian', stem: russian },
};

/** Returns the stemmer of a language; languages without one use the English stemmer for Latin letters. */
const stemOf = (language: string): Stem => STEMMERS[language]?.stem ?? english;

interface Synonyms {
  ignore: string;
  to: string;
  from: string;
  same: readonly string[];
  tools: Readonly<Record<string, string>>;
  /** Meanings that say little about a tool, such as "look up". */
  weak?: string;
}

/** Names of units in a language, by their symbols: `km` is "kilometers". */
export type UnitNames = Readonly<Record<string, string>>;

/** What a unit of measure means. Units of time and data are part of many other queries. */
const MEASURE = 'measure of';
const MEASURES = 'mm cm m km inch foot yard mile g kg tonne lb oz l ml gallon kph mph MB GB TB'.split(' ');
const CONVERTS_MEASURES = 'math-evaluator';

/** The words that mean units of measure; one character is too little to tell. */
function unitWords(units: UnitNames): string[] {
  const words = MEASURES.flatMap((symbol) => [symbol, ...listed(units[symbol] ?? '')]);
  return words.filter((word) => word.length > 1);
}

const listed = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Combines the words of a language with those of English, which every language knows. */
function lexiconData(own: Synonyms, common: Synonyms, units: readonly string[], stem: Stem): LexiconData {
  const groups = new Map<string, string[]>();
  const taken = new Map<string, string>();
  for (const words of [...[...own.same, ...common.same].map(listed), [MEASURE, ...units]]) {
    const meant = fold(words[0] ?? '');
    const others = words.flatMap((word) => {
      const [key, whole] = [phraseKey(word, stem), wholeWord(word)];
      const owner = taken.get(key);
      const isTaken = taken.has(whole);
      if (!isTaken) taken.set(whole, meant);
      if (owner === undefined) taken.set(key, meant);
      if (owner === undefined) return key;
      // Another meaning has the stem, though not the word itself.
      return owner === meant || isTaken || key.includes(' ') ? [] : whole;
    });
    groups.set(meant, [...(groups.get(meant) ?? []), ...new Set(others)]);
  }
  const same = [...groups].map(([meant, words]) => [meant, ...words].join('|'));
  const both = (part: 'ignore' | 'to' | 'from') => [
    ...new Set([...listed(own[part]), ...listed(common[part])].map(fold)),
  ];
  return { ignore: both('ignore'), to: both('to'), from: both('from'), same, weak: listed(common.weak ?? '') };
}

/** The texts of a tool that search reads. */
interface ToolTexts {
  title: string;
  description: string;
  keywords: readonly string[];
  operations?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, { label?: string; options?: Readonly<Record<string, string>> }>>;
  output?: Readonly<Record<string, string>>;
}

/** Texts with their weights, from 0 to 1. */
type Weighed = readonly (readonly [text: string, weight: number])[];

function textsOf({ title, description, keywords, operations = {}, fields = {} }: ToolTexts): Weighed {
  const labels = Object.values(fields).flatMap(({ label = '', options = {} }) => [label, ...Object.values(options)]);
  return [
    [title, 1],
    ...keywords.map((keyword, place): [string, number] => [keyword, place < FIRST_KEYWORDS ? 0.85 : 0.6]),
    ...Object.values(operations).map((name): [string, number] => [name, 0.6]),
    [description, 0.5],
    ...labels.map((label): [string, number] => [label, 0.25]),
  ];
}

/** `json-to-yaml-converter` turns JSON into YAML. */
const pairOfId = (id: string) => /^([a-z\d]+)-to-([a-z\d]+)(?:-converter)?$/.exec(id)?.slice(1, 3);

interface Given {
  cards: readonly Card[];
  language: string;
  texts(language: string, id: string): ToolTexts | undefined;
  synonyms(language: string): Synonyms;
  units(language: string): UnitNames;
}

/** Builds the index of one language. English titles and keywords can be found in every language. */
export function intentData({ cards, language, texts, synonyms, units }: Given): IntentData {
  const stem = stemOf(language);
  const [own, common] = [synonyms(language), synonyms('en')];
  const data = lexiconData(own, common, [...unitWords(units(language)), ...unitWords(units('en'))], stem);
  const lexicon = createLexicon(data, stem);
  const postings = new Map<string, Map<number, number>>();
  const phrases: { keys: readonly string[]; reviewed: boolean }[][] = cards.map(() => []);
  const add = (tool: number, text: string, weight: number, as: 'word' | 'phrase' | 'reviewed' = 'word') => {
    const { terms } = lexicon.read(text);
    for (const { key, raw, others } of terms) {
      if (weight < LABEL && key === raw && PAIR.test(key)) continue;
      const also = weight < LABEL ? [] : others.map((other) => [other, 0.8] as const);
      for (const [each, share] of [[key, 1] as const, ...also]) {
        const list = postings.get(each) ?? new Map<number, number>();
        postings.set(each, list.set(tool, Math.max(list.get(tool) ?? 0, weight * share)));
      }
    }
    const keys = [...new Set(terms.map(({ key }) => key))];
    const reviewed = as === 'reviewed';
    if (reviewed ? keys.length > 0 : as === 'phrase' && keys.length > 1) phrases[tool]?.push({ keys, reviewed });
  };
  for (const [tool, { id, operations, category }] of cards.entries()) {
    const english = texts('en', id);
    for (const [text, weight] of textsOf(
      texts(language, id) ?? english ?? { title: id, description: '', keywords: [] },
    ))
      add(tool, text, weight, weight >= 0.6 ? 'phrase' : 'word');
    if (english && language !== 'en') {
      add(tool, english.title, 0.85, 'phrase');
      for (const keyword of english.keywords) add(tool, keyword, 0.6);
    }
    for (const phrase of listed(own.tools[id] ?? '')) add(tool, phrase, 0.85, 'reviewed');
    for (const alias of operations.flatMap((operation) => Object.keys(operation.aliases))) add(tool, alias, 0.85);
    add(tool, category, 0.2);
    if (id === CONVERTS_MEASURES) postings.set(`=${MEASURE}`, new Map([[tool, 0.85]]));
  }
  for (const [term, list] of postings)
    if (list.size > COMMON && Math.max(...list.values()) < LABEL) postings.delete(term);
  const terms = [...postings.keys()].toSorted();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const pairs: Record<string, number[]> = {};
  const pair = (text: string, tool: number) => {
    const name = text.split('>').map((word) => lexicon.read(word).terms[0]?.key ?? word);
    (pairs[name.join('>')] ??= []).push(tool);
  };
  for (const [tool, { id }] of cards.entries()) {
    const own = pairOfId(id);
    if (own) pair(own.join('>'), tool);
    for (const text of PAIRS[id] ?? []) pair(text, tool);
    if (id === CONVERTS_MEASURES) pairs[`=${MEASURE}>=${MEASURE}`] = [tool];
  }
  /** A phrase in any order is one phrase, a reviewed one where there are both. */
  const unique = (lists: (typeof phrases)[number]) => [
    ...new Map(
      lists
        .toSorted((a, b) => Number(a.reviewed) - Number(b.reviewed))
        .map((phrase) => [phrase.keys.toSorted().join(' '), phrase]),
    ).values(),
  ];
  const phraseOf = ({ keys, reviewed }: (typeof phrases)[number][number]) => ({
    terms: keys.map((key) => numbers.get(key) ?? 0),
    reviewed,
  });
  return {
    ...data,
    tools: cards.map(({ id }) => id),
    terms: encodeTerms(terms),
    ...encodePostings(
      terms.map((term) =>
        [...(postings.get(term) ?? [])].map(([tool, weight]) => ({
          tool,
          weight: levelOf(weight),
        })),
      ),
    ),
    phrases: phrases.map((lists) => encodePhrases(unique(lists).map(phraseOf))),
    pairs,
  };
}

/** Five levels are enough and make a smaller file than nine. */
const levelOf = (weight: number) => 1 + 2 * Math.round(((MOST_WEIGHT - 1) / 2) * Math.min(1, weight));

const NO_SYNONYMS: Synonyms = { ignore: '', to: '', from: '', same: [], tools: {} };

/**
 * The labels of the outputs that the palette can answer with, in order, by `tool/operation`. Those of other languages also
 * have the English label after a bar.
 */
export function outputLabels(
  cards: readonly Card[],
  language: string,
  texts: (language: string, id: string) => ToolTexts | undefined,
): Readonly<Record<string, readonly string[]>> {
  const labelsOf = (id: string, name: string) => {
    const labels = [language, 'en'].map((each) => texts(each, id)?.output?.[name] ?? '');
    return [...new Set(labels)].filter((label) => label !== '').join('|');
  };
  const operations = cards.flatMap(({ id, operations: all }) =>
    all
      .filter(({ answers, outputs }) => answers && outputs.length > 1)
      .map(({ name, outputs }) => [`${id}/${name}`, outputs.map((output) => labelsOf(id, output.name))] as const),
  );
  return Object.fromEntries(operations);
}

/** Returns a reader for the texts in a folder of languages. */
function readerOf(folder: string, watch: (file: string) => void) {
  const read = <T>(file: string): T | undefined => {
    if (!fs.existsSync(file)) return undefined;
    watch(file);
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  };
  return {
    texts: (language: string, id: string) => read<ToolTexts>(path.join(folder, language, 'tools', `${id}.json`)),
    synonyms: (language: string) => read<Synonyms>(path.join(folder, language, 'synonyms.json')) ?? NO_SYNONYMS,
    units: (language: string) =>
      read<{ conversions?: { units?: UnitNames } }>(path.join(folder, language, 'app.json'))?.conversions?.units ?? {},
  };
}

/**
 * Provides `virtual:intent`, which loads the index of a language (what its texts say about each tool) with the stemmer
 * that made it. Only the palette uses it.
 */
export function intentIndex(): Plugin {
  let root = '';
  let checks = false;
  return {
    name: 'intent-index',
    configResolved(config) {
      root = config.root;
      checks = config.command === 'build';
    },
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined),
    async load(id) {
      const locales = path.join(root, 'locales');
      if (id === `\0${LIST}`) {
        const languages = fs.readdirSync(locales).filter((name) => fs.existsSync(path.join(locales, name, 'app.json')));
        const loads = languages.map((language) => `${JSON.stringify(language)}: () => import('${ONE}${language}')`);
        return `export const loadIntent = {${loads.join(',\n')}};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const language = id.slice(ONE.length + 1);
      const reader = readerOf(locales, (file) => this.addWatchFile(file));
      const cards = await sharedCards(root);
      const source = JSON.stringify(intentData({ cards, language, ...reader }));
      const size = gzipSync(source).length;
      const most = Math.max(BUDGET, BUDGET_PER_TOOL * cards.length);
      if (checks && size > most) this.error(`The search index of ${language} has ${size} bytes of ${most}`);
      const module = STEMMERS[language]?.module ?? '@orama/stemmers/english';
      const labels = JSON.stringify(outputLabels(cards, language, reader.texts));
      return [
        `export { stemmer as stem } from '${module}';`,
        `export const data = JSON.parse(${JSON.stringify(source)});`,
        `export const outputs = JSON.parse(${JSON.stringify(labels)});`,
        language === 'cn' ? `export { usualOrder as usual } from '${root}/src/read/order/chinese.ts';` : '',
      ].join('\n');
    },
  };
}

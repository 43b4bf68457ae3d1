import type { Card, Category } from '../../core/card.ts';
import { scopeOf } from '../../core/grammar.ts';
import { type AnswerRow, answerRows, fallbacks, type OpenRow, recognized } from './answer-rows.ts';
import { callOf, type Line, type Call, makeCall } from '../../calls/call.ts';
import type { Item } from '../search/items.ts';
import type { Phrases } from '../../calls/phrases.ts';
import type { Vocabulary } from '../../calls/words.ts';
import { type Fuzzy, type Hit, spellsOne } from '../search/rank.ts';
import { search } from '../search/search.ts';
import type { Habits } from '../search/usage.ts';

const PER_GROUP = 5;
const MOST_ROWS = 25;
/** From this tier on, a line that starts with an alias but spells a name ("case converter") is treated as that name. */
const SPELLS_A_NAME = 4;
/** Quotes and option dashes occur in no name, so the line is a call. */
const MARKS_DATA = /\s(?:--|")/;

export type GroupName =
  | 'answer'
  | 'open'
  | 'fallback'
  | 'favourites'
  | 'often'
  | 'tools'
  | 'categories'
  | 'actions'
  | 'pages'
  | 'external'
  | 'submenu';

/** Ids depend on what a row represents, never on its position. */
export type Row =
  | AnswerRow
  | OpenRow
  | { type: 'item'; id: string; item: Item; inSubmenu?: true }
  | { type: 'more'; id: string; group: GroupName; count: number }
  | { type: 'category'; id: string; category: Category; count: number; expanded: boolean };

export interface Group {
  name: GroupName;
  rows: readonly Row[];
  /** The heading, for groups without a fixed one: the action whose choices are listed. */
  title?: string;
  /** The text that was searched for instead, when the line was typed with another keyboard layout. */
  readAs?: string;
}

/** An action whose choices are listed. */
export interface Submenu {
  id: string;
  title: string;
}

/** What rows are made from. Stays the same while the palette is open, unless the language, the actions or the memory change. */
export interface Index {
  cards: readonly Card[];
  items: readonly Item[];
  favourites: readonly string[];
  habits: Habits;
  language: string;
  vocabulary: Vocabulary;
  /** The conversion phrases of the current language (`in binary`). */
  phrases?: Phrases;
  fuzzy: Fuzzy<Item>;
}

const GROUP_OF: Record<Item['kind'], GroupName> = {
  tool: 'tools',
  action: 'actions',
  page: 'pages',
  external: 'external',
};

/** Lists by key; keys in order of first appearance. */
function grouped<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function groupOf(name: GroupName, items: readonly Item[], expanded: ReadonlySet<string>): Group {
  const rows = items.map((item): Row => ({ type: 'item', id: `${name}-${item.id}`, item }));
  if (rows.length <= PER_GROUP || expanded.has(name)) return { name, rows };
  return {
    name,
    rows: [...rows.slice(0, PER_GROUP), { type: 'more', id: `more-${name}`, group: name, count: rows.length }],
  };
}

function groupsOfItems(items: readonly Item[], expanded: ReadonlySet<string>): Group[] {
  return [...grouped(items, ({ kind }) => GROUP_OF[kind])].map(([name, found]) => groupOf(name, found, expanded));
}

const groupsOfHits = (hits: readonly Hit<Item>[], expanded: ReadonlySet<string>) =>
  groupsOfItems(
    hits.map(({ entry }) => entry),
    expanded,
  );

function categoryGroup({ cards, items }: Index, expanded: ReadonlySet<string>): Group {
  const rows = [...grouped(cards, ({ category }) => category)].flatMap(([category, members]): Row[] => {
    const open = expanded.has(category);
    const tools = open ? items.filter(({ card }) => card?.category === category) : [];
    return [
      { type: 'category', id: `category-${category}`, category, count: members.length, expanded: open },
      ...tools.map((item): Row => ({ type: 'item', id: `categories-${item.id}`, item })),
    ];
  });
  return { name: 'categories', rows };
}

/** The most used entries that are not favorites. */
function oftenUsed({ habits, items, favourites }: Index): Row[] {
  const used = habits.recent.filter((id) => !favourites.includes(id));
  const found = used.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return found.slice(0, PER_GROUP).map((item) => ({ type: 'item', id: `often-${item.id}`, item }));
}

/** The groups shown while the field is empty. */
function startGroups(index: Index, expanded: ReadonlySet<string>): Group[] {
  const ofKind = (kind: Item['kind']) => index.items.filter((item) => item.kind === kind && !item.action?.parent);
  const favourites = index.favourites.flatMap((id) => index.items.find(({ card }) => card?.id === id) ?? []);
  return [
    groupOf('favourites', favourites, expanded),
    { name: 'often', rows: oftenUsed(index) },
    groupOf('pages', ofKind('page'), expanded),
    categoryGroup(index, expanded),
    groupOf('actions', ofKind('action'), expanded),
    groupOf('external', ofKind('external'), expanded),
  ];
}

/** The groups for a line that is a call. The words after the alias are data, unless the whole line spells a name. */
function callGroups(line: Line, call: Call, index: Index, expanded: ReadonlySet<string>): Group[] {
  const answer: Group = { name: 'answer', rows: answerRows(call) };
  if (!line.attachment && call.text !== null && !MARKS_DATA.test(line.text)) {
    if (spellsOne(line.text, index.items, SPELLS_A_NAME)) {
      const [first, ...rest] = groupsOfHits(search(line.text, index).hits, expanded);
      return [...(first ? [first] : []), answer, ...rest];
    }
  }
  const [name = ''] = call.alias?.split('/') ?? [];
  return [answer, ...groupsOfHits(search(name, index).hits, expanded)];
}

/** Ranks a favorite above what is merely used often. */
const LIKED = 100;
/** From this tier on, a line is the name or alias of a tool ("YAML to TOML"), whatever else it could be. */
const IS_A_NAME = 6;

function searchGroups(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  const { favourites, habits } = index;
  const likes = (id: string) => (favourites.includes(id) ? LIKED : 0) + habits.habit(id);
  const { answers, proposals } = recognized(line, { ...index, likes });
  const answer: Group = { name: 'answer', rows: answers };
  const open: Group = { name: 'open', rows: proposals };
  const known = answers.length > 0 || proposals.length > 0;
  // A pasted text is data, never a search.
  const { hits, readAs } = line.attachment && line.text === '' ? NOTHING : search(line.text, index);
  if (line.text.trim() === '') {
    const anyway: Group = known ? open : { name: 'open', rows: fallbacks(line, index.cards) };
    return [answer, anyway, ...startGroups(index, expanded)];
  }
  const found = groupsOfHits(hits, expanded).map((group) => (readAs === null ? group : { ...group, readAs }));
  if (!known && found.length === 0) return [{ name: 'fallback', rows: fallbacks(line, index.cards) }];
  const named = (hits[0]?.tier ?? 0) >= IS_A_NAME;
  const [first, ...rest] = found;
  return named && first ? [first, answer, ...rest, open] : [answer, ...found, open];
}

const NOTHING = { hits: [], readAs: null };
/** The alias that `=` is short for. */
const CALCULATOR = 'calc';

/** Groups for `=`: calculations and conversions only. */
function computed(line: Line, rest: string, index: Index): Group[] {
  const target = index.vocabulary.find(CALCULATOR);
  if (rest === '' || !target) return [];
  const { answers } = recognized({ ...line, text: rest }, { ...index, likes: () => 0 });
  const call = makeCall(target, rest, { reason: { kind: 'calculation' } });
  const calculated = answerRows(call, 2).filter((row) => answers.every(({ id }) => id !== row.id));
  return [{ name: 'answer', rows: [...answers, ...calculated] }];
}

/** Groups for `>`: actions of the application only. */
function commanded(rest: string, index: Index, expanded: ReadonlySet<string>): Group[] {
  const items = index.items.filter(({ kind }) => kind !== 'tool');
  if (rest.trim() === '')
    return groupsOfItems(
      items.filter(({ action }) => !action?.parent),
      expanded,
    );
  return groupsOfHits(
    search(rest, index).hits.filter(({ entry }) => entry.kind !== 'tool'),
    expanded,
  );
}

function groupsOfLine(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  const { scope, rest } = scopeOf(line.attachment ? '' : line.text);
  if (scope === '=') return computed(line, rest, index);
  if (scope === '>') return commanded(rest, index, expanded);
  const call = callOf(line, index.vocabulary);
  return call ? callGroups(line, call, index, expanded) : searchGroups(line, index, expanded);
}

/** The choices of an action, filtered by a text. */
export function submenuGroups(text: string, parent: Submenu, index: Index): Group[] {
  const items = index.items.filter(({ action }) => action?.parent === parent.id);
  const found = text.trim() === '' ? items : search(text, index).hits.map(({ entry }) => entry);
  const rows = found
    .filter((item) => items.includes(item))
    .map((item): Row => ({ type: 'item', id: `submenu-${item.id}`, item, inSubmenu: true }));
  return rows.length === 0 ? [] : [{ name: 'submenu', title: parent.title, rows }];
}

/** Keeps the first rows, up to the limit. */
function limited(groups: readonly Group[]): Group[] {
  let left = MOST_ROWS;
  return groups.map((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return { ...group, rows };
  });
}

/**
 * The groups of rows for a line, best first; `expanded` holds expanded groups and categories. A pure function, so the same line always
 * has the same rows.
 */
export function groupsFor(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  const groups = groupsOfLine(line, index, expanded);
  return (expanded.size > 0 ? groups : limited(groups)).filter(({ rows }) => rows.length > 0);
}

import type { Card, Category } from '../core/card.ts';
import type { ValueKind } from '../core/values.ts';
import { callOf, type Line, modeOf, type Request, type Target } from './calls.ts';
import { candidatesFor } from './candidates.ts';
import type { Item } from './items.ts';
import { type Fuzzy, type Hit, rank } from './rank.ts';

const PER_GROUP = 5;
const MOST_ROWS = 25;
const MOST_OUTPUTS = 3;
/** From this tier on a line that happens to begin with an alias ("case converter") is taken for the name that it spells. */
const SPELLS_A_NAME = 4;
/** Quotes and dashes that no name has: whoever writes them means data. */
const MARKS_DATA = /\s(?:--|")/;

export type GroupName = 'answer' | 'open' | 'favourites' | 'tools' | 'categories' | 'actions' | 'pages' | 'external';

/** Ids are made of what a row stands for, never of its place. */
export type Row =
  | { type: 'answer'; id: string; request: Request; output: number }
  | { type: 'open'; id: string; request: Request }
  | { type: 'item'; id: string; item: Item }
  | { type: 'more'; id: string; group: GroupName; count: number }
  | { type: 'category'; id: string; category: Category; count: number; expanded: boolean };

export interface Group {
  name: GroupName;
  rows: readonly Row[];
}

/** What the rows are made from; the same for a whole opening unless the language or the actions change. */
export interface Index {
  cards: readonly Card[];
  items: readonly Item[];
  favourites: readonly string[];
  aliases: ReadonlyMap<string, Target>;
  fuzzy: Fuzzy<Item>;
}

const GROUP_OF: Record<Item['kind'], GroupName> = {
  tool: 'tools',
  action: 'actions',
  page: 'pages',
  external: 'external',
};

/** Kinds that fit into one line of their own. */
const ONE_LINE: ReadonlySet<ValueKind> = new Set(['text', 'code', 'row', 'colour']);

/** A row for the answer itself and for the next outputs, all there from the start so that nothing moves later. */
function answerRows(request: Request, most: number): Row[] {
  const { card, operation } = request;
  const all = operation.outputs.map(({ name, kind }, output) => ({
    id: `answer-${card.id}-${operation.name}-${name}`,
    kind,
    output,
  }));
  const shown = all
    .filter(({ kind, output }) => output === 0 || ONE_LINE.has(kind))
    .slice(0, modeOf(request) === 'run' ? most : 1);
  return shown.map(({ id, output }) => ({ type: 'answer', id, request, output }));
}

/** Lists by key, keys in the order in which they come up. */
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

function groupsOfHits(hits: readonly Hit<Item>[], expanded: ReadonlySet<string>): Group[] {
  const items = hits.map(({ entry }) => entry);
  return [...grouped(items, ({ kind }) => GROUP_OF[kind])].map(([name, found]) => groupOf(name, found, expanded));
}

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

/** What stands there while nothing is typed. */
function startGroups(index: Index, expanded: ReadonlySet<string>): Group[] {
  const ofKind = (kind: Item['kind']) => index.items.filter((item) => item.kind === kind);
  const favourites = index.favourites.flatMap((id) => index.items.find(({ card }) => card?.id === id) ?? []);
  return [
    groupOf('favourites', favourites, expanded),
    groupOf('pages', ofKind('page'), expanded),
    categoryGroup(index, expanded),
    groupOf('actions', ofKind('action'), expanded),
    groupOf('external', ofKind('external'), expanded),
  ];
}

/** The rows of a line that names a tool. The words after the alias are data, unless the whole line spells a name. */
function callGroups(line: Line, call: Request, index: Index, expanded: ReadonlySet<string>): Group[] {
  const answer: Group = { name: 'answer', rows: answerRows(call, MOST_OUTPUTS) };
  if (!line.attachment && call.text !== null && !MARKS_DATA.test(line.text)) {
    const whole = rank(line.text, index.items, index.fuzzy);
    if (whole[0] && whole[0].tier >= SPELLS_A_NAME) {
      const [first, ...rest] = groupsOfHits(whole, expanded);
      return [...(first ? [first] : []), answer, ...rest];
    }
  }
  const [name = ''] = call.alias?.split('/') ?? [];
  return [answer, ...groupsOfHits(rank(name, index.items, index.fuzzy), expanded)];
}

function searchGroups(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  const { answers, proposals } = candidatesFor(line, index.cards);
  const outputs = answers.length === 1 ? MOST_OUTPUTS : 1;
  const answer: Group = { name: 'answer', rows: answers.flatMap((request) => answerRows(request, outputs)) };
  const open: Group = {
    name: 'open',
    rows: proposals.map((request) => ({ type: 'open', id: `open-${request.card.id}`, request })),
  };
  if (line.text.trim() === '') return [answer, open, ...startGroups(index, expanded)];
  return [answer, ...groupsOfHits(rank(line.text, index.items, index.fuzzy), expanded), open];
}

/** At most so many rows, from the top. */
function limited(groups: readonly Group[]): Group[] {
  let left = MOST_ROWS;
  return groups.map(({ name, rows }) => {
    const shown = rows.slice(0, left);
    left -= shown.length;
    return { name, rows: shown };
  });
}

/**
 * The groups of rows for a line, best first; `expanded` holds the groups and categories of which all is shown. Depends on
 * nothing else, so the same line always has the same rows.
 */
export function groupsFor(line: Line, index: Index, expanded: ReadonlySet<string>): Group[] {
  const call = callOf(line, index.aliases);
  const groups = call ? callGroups(line, call, index, expanded) : searchGroups(line, index, expanded);
  return (expanded.size > 0 ? groups : limited(groups)).filter(({ rows }) => rows.length > 0);
}

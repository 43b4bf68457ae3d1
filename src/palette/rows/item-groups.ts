import { POPULAR } from '../../catalog/popular.ts';
import type { Item } from '../search/items.ts';
import type { Hit } from '../../read/search/rank.ts';
import type { Group, GroupName, Index, Row } from './row.ts';

const PER_GROUP = 5;

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

export function groupsOfItems(items: readonly Item[], expanded: ReadonlySet<string>): Group[] {
  return [...grouped(items, ({ kind }) => GROUP_OF[kind])].map(([name, members]) => groupOf(name, members, expanded));
}

export const groupsOfHits = (hits: readonly Hit<Item>[], expanded: ReadonlySet<string>) =>
  groupsOfItems(
    hits.map(({ entry }) => entry),
    expanded,
  );

export function categoryGroup({ cards, items }: Index, expanded: ReadonlySet<string>): Group {
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
function oftenUsed({ habits, items, favorites }: Index): Row[] {
  const used = habits.recent.filter((id) => !favorites.includes(id));
  const entries = used.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return entries.slice(0, PER_GROUP).map((item) => ({ type: 'item', id: `often-${item.id}`, item }));
}

/** For users who have neither favorites nor recorded uses yet. */
function popular({ items, favorites, habits }: Index): Row[] {
  if (favorites.length > 0 || habits.recent.length > 0) return [];
  const entries = POPULAR.flatMap((id) => items.find(({ card }) => card?.id === id) ?? []);
  return entries.map((item) => ({ type: 'item', id: `popular-${item.id}`, item }));
}

/** The groups shown while the field is empty. */
export function startGroups(index: Index, expanded: ReadonlySet<string>): Group[] {
  const ofKind = (kind: Item['kind']) => index.items.filter((item) => item.kind === kind && !item.action?.parent);
  const favorites = index.favorites.flatMap((id) => index.items.find(({ card }) => card?.id === id) ?? []);
  return [
    groupOf('favorites', favorites, expanded),
    { name: 'often', rows: oftenUsed(index) },
    { name: 'popular', rows: popular(index) },
    groupOf('pages', ofKind('page'), expanded),
    categoryGroup(index, expanded),
    groupOf('actions', ofKind('action'), expanded),
    groupOf('external', ofKind('external'), expanded),
  ];
}

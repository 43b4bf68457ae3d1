// Two lists as sets.

export const SETS = ['both', 'only-a', 'only-b', 'union', 'difference'] as const;
export type SetName = (typeof SETS)[number];

export interface CompareOptions {
  ignoreCase: boolean;
  trim: boolean;
  ignoreEmpty: boolean;
  unique: boolean;
}

interface Entry extends Readonly<Record<string, string | number>> {
  item: string;
  /** How often it is in each list. */
  a: number;
  b: number;
}

export interface Compared {
  sets: Readonly<Record<SetName, string[]>>;
  /** Every item once, in the order of the lists. */
  entries: Entry[];
  /** How many items of only one list differ from one of the other only in case, spaces or Unicode form. */
  nearly: number;
}

const clean = (text: string, { ignoreCase, trim }: CompareOptions) => {
  const trimmed = trim ? text.trim() : text;
  return (ignoreCase ? trimmed.toLowerCase() : trimmed).normalize('NFC');
};

/** What equal items have in common, whatever the options. */
const looseKey = (text: string) => text.trim().replace(/\s+/g, ' ').normalize('NFKC').toLowerCase();

export function compareLists(a: readonly string[], b: readonly string[], options: CompareOptions): Compared {
  const { trim, ignoreEmpty, unique } = options;
  const entries = new Map<string, Entry & { a: number; b: number }>();
  const read = (items: readonly string[], list: 'a' | 'b') =>
    items.flatMap((item) => {
      const written = trim ? item.trim() : item;
      if (ignoreEmpty && written.trim() === '') return [];
      const key = clean(item, options);
      const entry = entries.get(key) ?? { item: written, a: 0, b: 0 };
      entry[list]++;
      entries.set(key, entry);
      return [{ written, key }];
    });
  const all = [
    ...read(a, 'a').map((item) => ({ ...item, list: 'a' as const })),
    ...read(b, 'b').map((item) => ({ ...item, list: 'b' as const })),
  ];
  const list = [...entries.values()];

  /** The items of one list or both whose entry passes; each once if `unique`. */
  const select = (lists: readonly ('a' | 'b')[], passes: (entry: Entry) => boolean): string[] => {
    if (unique) return list.filter(passes).map(({ item }) => item);
    return all.flatMap(({ written, key, list: from }) => {
      const entry = entries.get(key);
      return entry && lists.includes(from) && passes(entry) ? [written] : [];
    });
  };
  const loose = new Set(list.filter((entry) => entry.a > 0).map(({ item }) => looseKey(item)));
  return {
    entries: list,
    nearly: list.filter((entry) => entry.a === 0 && loose.has(looseKey(entry.item))).length,
    sets: {
      both: select(['a'], (entry) => entry.a > 0 && entry.b > 0),
      'only-a': select(['a'], (entry) => entry.b === 0),
      'only-b': select(['b'], (entry) => entry.a === 0),
      union: select(['a', 'b'], () => true),
      difference: select(['a', 'b'], (entry) => entry.a === 0 || entry.b === 0),
    },
  };
}

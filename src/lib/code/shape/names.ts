import { pathText } from '../../../base/json-path.ts';

/** Paths in a document without their indexes: `$.items[*].name`. */
export const place = {
  key: (path: string, key: string): string => path + pathText([key]).slice(1),
  item: (path: string): string => `${path}[*]`,
};

/** Returns the English singular by simple rules: `Categories` becomes `Category`, `Boxes` becomes `Box`. */
export function singular(word: string): string {
  if (/(?:series|species|news)$/i.test(word)) return word;
  if (/(?:mov|cook|zomb|calor)ies$|aches$/i.test(word)) return word.slice(0, -1);
  if (/[^aeiou]ies$/i.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/i.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/i.test(word) && word.length > 2) return word.slice(0, -1);
  return word;
}

/** Reserves and returns the name, or the first free one of `name2`, `name3` …. */
export function takeFree(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = name + number;
  taken.add(free);
  return free;
}

/** Types by name; two with the same name and body are one. */
export class Declarations {
  private readonly bodies = new Map<string, string>();
  private readonly slots: (string | null)[] = [];

  /** `reserved` names are never used. */
  constructor(reserved: Iterable<string>) {
    for (const name of reserved) this.bodies.set(name, '');
  }

  /** Reserves a place among the declarations, filled later: types come after the first one that needs them. */
  reserve(): number {
    return this.slots.push(null) - 1;
  }

  /** Declares a type under the first candidate that is free or already has the same body. */
  declare(slot: number, candidates: readonly string[], body: string, write: (name: string) => string): string {
    const last = candidates.at(-1) ?? '';
    for (let number = 0; ; number++) {
      const name = candidates[number] ?? `${last}${number - candidates.length + 2}`;
      const existing = this.bodies.get(name);
      if (existing === body && body !== '') return name;
      if (existing !== undefined) continue;
      this.bodies.set(name, body);
      this.slots[slot] = write(name);
      return name;
    }
  }

  /** Reserves exactly this name. */
  take(name: string): void {
    this.bodies.set(name, '');
  }

  fill(slot: number, text: string): void {
    this.slots[slot] = text;
  }

  get texts(): string[] {
    return this.slots.filter((text) => text !== null);
  }
}

/** At most this many notes of one kind are listed; the rest are counted. */
const LISTED = 20;

export interface Note<Code extends string> {
  code: Code | 'more-warnings';
  params: { path: string; count?: number };
}

/** Notes for the reader of a type, by code and path, without duplicates. */
export class Notes<Code extends string> {
  private readonly seen = new Map<Code, Set<string>>();

  add(code: Code, path: string): void {
    const paths = this.seen.get(code) ?? new Set();
    this.seen.set(code, paths);
    paths.add(path);
  }

  get list(): Note<Code>[] {
    const notes = [...this.seen].flatMap(([code, paths]) =>
      [...paths].slice(0, LISTED).map((path): Note<Code> => ({ code, params: { path } })),
    );
    const count = [...this.seen.values()].reduce((sum, paths) => sum + Math.max(0, paths.size - LISTED), 0);
    return count > 0 ? [...notes, { code: 'more-warnings', params: { path: '$', count } }] : notes;
  }
}

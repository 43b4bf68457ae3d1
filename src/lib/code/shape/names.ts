import { pathText } from '../../../base/json-path.ts';

/** Places of a document without their indexes: `$.items[*].name`. */
export const place = {
  key: (path: string, key: string): string => path + pathText([key]).slice(1),
  item: (path: string): string => `${path}[*]`,
};

/** The word for one of several things, by the plain rules of English: `Categories` are each a `Category`, `Boxes` a `Box`. */
export function singular(word: string): string {
  if (/(?:series|species|news)$/i.test(word)) return word;
  if (/(?:mov|cook|zomb|calor)ies$|aches$/i.test(word)) return word.slice(0, -1);
  if (/[^aeiou]ies$/i.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/i.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/i.test(word) && word.length > 2) return word.slice(0, -1);
  return word;
}

/** The name, or else the first of `name2`, `name3` … that is free; takes it. */
export function takeFree(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = name + number;
  taken.add(free);
  return free;
}

/** Types by name; two of the same name and body are one. */
export class Declarations {
  private readonly bodies = new Map<string, string>();
  private readonly slots: (string | null)[] = [];

  /** `reserved` names are never given away. */
  constructor(reserved: Iterable<string>) {
    for (const name of reserved) this.bodies.set(name, '');
  }

  /** A place among the declarations, to be filled later: types stand behind the one that first needs them. */
  reserve(): number {
    return this.slots.push(null) - 1;
  }

  /** Declares a type under the first candidate that is free, or that stands for the same body already. */
  declare(slot: number, candidates: readonly string[], body: string, write: (name: string) => string): string {
    const last = candidates.at(-1) ?? '';
    for (let number = 0; ; number++) {
      const name = candidates[number] ?? `${last}${number - candidates.length + 2}`;
      const known = this.bodies.get(name);
      if (known === body && body !== '') return name;
      if (known !== undefined) continue;
      this.bodies.set(name, body);
      this.slots[slot] = write(name);
      return name;
    }
  }

  /** Takes a name that must be exactly this. */
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

/** At most so many of one kind are told, then their number. */
const LISTED = 20;

export interface Note<Code extends string> {
  code: Code | 'more-warnings';
  params: { path: string; count?: number };
}

/** What a reader should know of a type, by code and place, each once. */
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

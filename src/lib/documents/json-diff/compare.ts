// Compares two documents and returns a tree of differences.
import { type DocNode, lastOfEachKey } from '../node.ts';
import { commonRuns, increasing } from './align.ts';

export type Diff =
  | { kind: 'same'; node: DocNode }
  | { kind: 'added'; node: DocNode }
  | { kind: 'removed'; node: DocNode }
  | { kind: 'changed'; before: DocNode; after: DocNode }
  | { kind: 'map'; entries: readonly { key: string; diff: Diff }[] }
  /** In the order of the right side, with removed items at their old position. `ordered` if the order matters. */
  | { kind: 'list'; ordered: boolean; items: readonly ListItem[] };

export interface ListItem {
  diff: Diff;
  /** Position on the left, null if added. */
  from: number | null;
  /** Position on the right, null if removed. */
  to: number | null;
  moved: boolean;
}

export interface DiffOptions {
  /** How items are matched: by longest common order, by a key, by position, or in any order. */
  arrays: 'align' | 'key' | 'index' | 'any-order';
  key: string;
  /** Whether 1.0 equals the number 1 (compared exactly, digit by digit), or is a different text. */
  numbers: 'value' | 'text';
  /** Keys to ignore, at any depth. */
  ignored: ReadonlySet<string>;
}

/** Normalizes a number: digits without leading and trailing zeros, and a power of ten. No digit is lost. */
export function canonicalNumber(raw: string): string {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(raw) ?? [];
  if (whole === undefined) return raw;
  const digits = (whole + fraction).replace(/^0+/, '');
  const short = digits.replace(/0+$/, '');
  if (short === '') return '0';
  return `${sign}${short}e${BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - short.length)}`;
}

/** Compares two documents; `duplicate` is called for duplicate keys (the last one counts). */
export function compare(left: DocNode, right: DocNode, options: DiffOptions, duplicate: (key: string) => void): Diff {
  return new Comparer(options, duplicate).diff(left, right);
}

class Comparer {
  private readonly ids = new Map<string, number>();
  private readonly hashes = new WeakMap<DocNode, number>();
  private readonly options: DiffOptions;
  private readonly duplicate: (key: string) => void;

  constructor(options: DiffOptions, duplicate: (key: string) => void) {
    this.options = options;
    this.duplicate = duplicate;
  }

  private entries(node: DocNode & { kind: 'map' }) {
    return lastOfEachKey(node.entries, this.duplicate).filter(({ key }) => !this.options.ignored.has(key));
  }

  /**
   * Assigns the same number to equal values, in time proportional to the size of the document, regardless of its depth.
   */
  private id(node: DocNode): number {
    const seen = this.hashes.get(node);
    if (seen !== undefined) return seen;
    const text = this.textOf(node);
    let id = this.ids.get(text);
    if (id === undefined) this.ids.set(text, (id = this.ids.size));
    this.hashes.set(node, id);
    return id;
  }

  private textOf(node: DocNode): string {
    switch (node.kind) {
      case 'null':
        return 'null';
      case 'bool':
        return String(node.value);
      case 'string':
        return `"${node.value}`;
      case 'number':
        return `#${this.options.numbers === 'value' ? canonicalNumber(node.raw) : node.raw}`;
      case 'date':
        return `@${node.raw}`;
      case 'list': {
        const items = node.items.map((item) => this.id(item));
        return `[${(this.options.arrays === 'any-order' ? items.sort((a, b) => a - b) : items).join()}`;
      }
      case 'map':
        return `{${this.entries(node)
          .map(({ key, value }) => `${JSON.stringify(key)}:${this.id(value)}`)
          .sort()
          .join()}`;
    }
  }

  diff(before: DocNode, after: DocNode): Diff {
    if (this.id(before) === this.id(after)) return { kind: 'same', node: after };
    if (before.kind === 'map' && after.kind === 'map') return this.maps(before, after);
    if (before.kind === 'list' && after.kind === 'list') return this.lists(before.items, after.items);
    return { kind: 'changed', before, after };
  }

  private maps(before: DocNode & { kind: 'map' }, after: DocNode & { kind: 'map' }): Diff {
    const old = this.entries(before);
    const next = new Map(this.entries(after).map(({ key, value }) => [key, value]));
    const entries = old.map(({ key, value }) => {
      const other = next.get(key);
      next.delete(key);
      return { key, diff: other ? this.diff(value, other) : ({ kind: 'removed', node: value } as const) };
    });
    const added = Array.from(next, ([key, node]) => ({ key, diff: { kind: 'added', node } as const }));
    return { kind: 'map', entries: [...entries, ...added] };
  }

  private lists(before: readonly DocNode[], after: readonly DocNode[]): Diff {
    const { arrays } = this.options;
    /** For each index on the right, the matching one on the left, or -1. */
    const partner =
      arrays === 'index'
        ? after.map((_, at) => (at < before.length ? at : -1))
        : arrays === 'align'
          ? this.aligned(before, after)
          : this.matched(before, after, arrays === 'key');
    const kept = increasing(partner.filter((from) => from >= 0));
    const ordered = arrays !== 'any-order';
    const taken = new Set(partner);
    const gone = before.map((_, from) => from).filter((from) => !taken.has(from));
    const items: ListItem[] = [];
    let next = 0;
    const remove = (until: number): void => {
      for (; next < gone.length && gone[next]! < until; next++) {
        const from = gone[next]!;
        items.push({ diff: { kind: 'removed', node: before[from]! }, from, to: null, moved: false });
      }
    };
    partner.forEach((from, to) => {
      const node = after[to]!;
      if (from < 0) {
        items.push({ diff: { kind: 'added', node }, from: null, to, moved: false });
        return;
      }
      const stays = !ordered || kept.has(from);
      if (stays) remove(from);
      items.push({ diff: this.diff(before[from]!, node), from, to, moved: !stays });
    });
    remove(Infinity);
    return { kind: 'list', ordered, items };
  }

  /** Equal items in their longest common order; between them, similar items in sequence. */
  private aligned(before: readonly DocNode[], after: readonly DocNode[]): number[] {
    const partner = commonRuns(
      before.map((item) => this.id(item)),
      after.map((item) => this.id(item)),
    );
    let from = 0;
    let start = 0;
    for (let to = 0; to <= after.length; to++) {
      const anchor = to < after.length ? partner[to]! : before.length;
      if (anchor < 0) continue;
      for (let place = start; place < to; place++) {
        const alike = (candidate: number) => this.alike(before[candidate]!, after[place]!);
        let candidate = from;
        while (candidate < anchor && candidate < from + 20 && !alike(candidate)) candidate++;
        if (candidate < anchor && candidate < from + 20) {
          partner[place] = candidate;
          from = candidate + 1;
        }
      }
      from = anchor + 1;
      start = to + 1;
    }
    return partner;
  }

  /** Whether one is a modified version of the other rather than something else. */
  private alike(a: DocNode, b: DocNode): boolean {
    if (a.kind !== 'map' || b.kind !== 'map')
      return (a.kind === 'list') === (b.kind === 'list') && b.kind !== 'map' && a.kind !== 'map';
    const keys = new Set(this.entries(a).map(({ key }) => key));
    return this.entries(b).some(({ key }) => keys.has(key));
  }

  /** Matches items with the same identity at any position: the value of their key, or the whole item. */
  private matched(before: readonly DocNode[], after: readonly DocNode[], byKey: boolean): number[] {
    const identity = (node: DocNode): string => {
      const named =
        byKey && node.kind === 'map' ? this.entries(node).find(({ key }) => key === this.options.key) : undefined;
      return named ? `k${this.id(named.value)}` : `v${this.id(node)}`;
    };
    const places = new Map<string, number[]>();
    for (let from = before.length - 1; from >= 0; from--) {
      const name = identity(before[from]!);
      const list = places.get(name);
      if (list) list.push(from);
      else places.set(name, [from]);
    }
    return after.map((node) => places.get(identity(node))?.pop() ?? -1);
  }
}

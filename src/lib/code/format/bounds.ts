// Keeps Prettier's time and memory in bounds.
import { Problem } from '../../../base/problem.ts';
import type { Plugin, Printer } from 'prettier';

/** What a language has many of in a long text, and how many of them are formatted in a few seconds and 500 MB. */
const PARTS = {
  page: { part: /<[^\s<]/g, most: 50_000 },
  style: { part: /[{;(]/g, most: 30_000 },
  less: { part: /[{;(]/g, most: 15_000 },
  script: { part: /[{;(,]/g, most: 200_000 },
  graphql: { part: /[{([:,]/g, most: 100_000 },
} as const;

type Kind = keyof typeof PARTS;

function isTooLong(text: string, kind: Kind): boolean {
  const { part, most } = PARTS[kind];
  part.lastIndex = 0;
  let count = 0;
  while (part.test(text)) if (++count > most) return true;
  return false;
}

/** Throws Problem `too-many-values`. */
export function refuseTooMany(text: string, kind: Kind): void {
  if (isTooLong(text, kind)) throw new Problem('too-many-values', undefined, { limit: PARTS[kind].most });
}

/** Scripts, styles, and values of attributes with code in them, of which each takes about a millisecond. */
export const MOST_EMBEDDED = 2000;

interface Node {
  parent?: Node;
  $children?: Node[];
}

/** Node prototypes that find their neighbors fast. */
const quick = new WeakSet<object>();

/**
 * Prettier looks for a node among its siblings, from the first one, whenever it asks for the one beside it: thirty seconds
 * for 40,000 siblings. Replaces that by the place where the node was last time, if it is still there.
 */
function findNeighborsFast(root: object): void {
  const prototype: unknown = Object.getPrototypeOf(root);
  if (typeof prototype !== 'object' || prototype === null || quick.has(prototype) || !('prev' in root)) return;
  quick.add(prototype);
  const places = new WeakMap<Node, number>();
  const neighbor = (step: 1 | -1) => ({
    get(this: Node) {
      const siblings = this.parent?.$children ?? [];
      let place = places.get(this) ?? 0;
      if (siblings[place] !== this) {
        // Removing or inserting one node moves those behind it by one.
        place = [place - 1, place + 1].find((near) => siblings[near] === this) ?? siblings.indexOf(this);
        places.set(this, place);
      }
      return siblings[place + step];
    },
  });
  Object.defineProperty(prototype, 'prev', neighbor(-1));
  Object.defineProperty(prototype, 'next', neighbor(1));
}

type Embed = NonNullable<Printer['embed']>;

/** The plugin for HTML; `onLeft` is called for every part in another language beyond the limit, which stays as written. */
export function boundedHtml(html: Plugin, onLeft: () => void): Plugin {
  const parsers = Object.entries(html.parsers ?? {}).map(([name, parser]) => {
    const parse: typeof parser.parse = async (...call) => {
      const root: unknown = await parser.parse(...call);
      if (typeof root === 'object' && root !== null) findNeighborsFast(root);
      return root;
    };
    return [name, { ...parser, parse }] as const;
  });
  const printer = html.printers?.['html'];
  const own = printer?.embed;
  if (!own) return { ...html, parsers: Object.fromEntries(parsers) };
  let count = 0;
  const embed: Embed = (path, options) => {
    const print = own(path, options);
    if (typeof print !== 'function') return print;
    return (textToDoc, ...rest) => {
      const counted: typeof textToDoc = (text, options) => {
        count++;
        const { parser } = options;
        const kind = parser === 'less' ? 'less' : parser === 'css' || parser === 'scss' ? 'style' : null;
        if (kind && isTooLong(text, kind)) {
          onLeft();
          // Prettier writes what it can't embed as it is.
          refuseTooMany(text, kind);
        }
        return textToDoc(text, options);
      };
      if (count < MOST_EMBEDDED) return print(counted, ...rest);
      onLeft();
      return undefined;
    };
  };
  return {
    ...html,
    parsers: Object.fromEntries(parsers),
    printers: { ...html.printers, html: { ...printer, embed: Object.assign(embed, own) } },
  };
}

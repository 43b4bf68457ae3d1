import { Problem } from '../../../base/problem.ts';
import { BITS } from './address.ts';
import { coverRange } from './divide.ts';
import { formatNetwork, hostMask, lastAddress, type Network, networkFacts, parseOneNetwork } from './network.ts';

export const ALLOCATION_PROBLEMS = [
  /** `line`, `text` */
  'bad-line',
  /** `network` */
  'outside',
  /** `network`, `other` */
  'overlap',
  'too-many-lines',
] as const;
type AllocationProblem = (typeof ALLOCATION_PROBLEMS)[number];

const MOST = 5000;
const LONGEST = 500;

/** A wished subnet: a place, a size, or a number of hosts. */
interface Wish {
  name: string;
  note: string;
  hosts: number | null;
  prefix: number | null;
  network: Network | null;
}

export interface Allocated {
  name: string;
  note: string;
  hosts: number | null;
  /** Undefined if no block is left that is large enough. */
  network?: Network;
}

export interface Allocation {
  subnets: Allocated[];
  free: Network[];
  used: bigint;
}

/** `Office: 120`, `Servers: /26`, `Lab: 10.0.4.0/24`, `4 x Branch: 50`, each with a note behind `#`. */
function wishesOf(text: string, whole: Network): Wish[] {
  const wishes: Wish[] = [];
  let offset = 0;
  for (const [at, full] of text.split('\n').entries()) {
    const [line = '', ...notes] = full.split('#');
    const fail = () =>
      new Problem<AllocationProblem>('bad-line', offset, { line: String(at + 1), text: full.trim().slice(0, 60) });
    if (line.length > LONGEST) throw fail();
    if (line.trim() !== '') {
      const [, count = '1', name = '', size = ''] =
        /^\s*(?:(\d{1,4})\s*[x×*]\s+)?(?:(.*?)\s*(?::\s+|\t\s*|,\s*|=\s*|:(?=[/\d])))?(\/?[\da-fA-F.:]+(?:\/\d+)?)\s*(?:hosts?)?\s*$/.exec(
          line,
        ) ?? [];
      if (size === '') throw fail();
      const wish = { name: name.trim(), note: notes.join('#').trim(), ...sizeOf(size, whole, fail) };
      if (wishes.length + Number(count) > MOST) throw new Problem<AllocationProblem>('too-many-lines', offset);
      for (let number = 1; number <= Number(count); number++)
        wishes.push(Number(count) > 1 ? { ...wish, name: `${wish.name} ${number}`.trim() } : wish);
    }
    offset += full.length + 1;
  }
  return wishes;
}

function sizeOf(size: string, whole: Network, fail: () => Problem): Pick<Wish, 'hosts' | 'prefix' | 'network'> {
  const none = { hosts: null, prefix: null, network: null };
  if (/^\d{1,15}$/.test(size)) {
    const hosts = Number(size);
    if (hosts < 1) throw fail();
    return { ...none, hosts, prefix: prefixFor(whole.version, BigInt(hosts)) };
  }
  const [, prefix] = /^\/(\d{1,3})$/.exec(size) ?? [];
  if (prefix !== undefined) {
    if (Number(prefix) > BITS[whole.version]) throw fail();
    return { ...none, prefix: Number(prefix) };
  }
  if (!size.includes('/')) throw fail();
  try {
    return { ...none, network: parseOneNetwork(size) };
  } catch {
    throw fail();
  }
}

/** The longest prefix with room for so many hosts; -1 if there is none. A /31 is for the ends of a link (RFC 3021). */
function prefixFor(version: 4 | 6, hosts: bigint): number {
  for (let prefix: number = BITS[version]; prefix >= 0; prefix--) {
    if (version === 4 && prefix === 31 && hosts !== 2n) continue;
    if (networkFacts({ version, value: 0n, prefix }).usable >= hosts) return prefix;
  }
  return -1;
}

const holds = (outer: Network, inner: Network): boolean =>
  outer.version === inner.version && inner.value >= outer.value && lastAddress(inner) <= lastAddress(outer);

/**
 * Places the subnets of a text in a network: those with an address first, then the largest first, each at the lowest place
 * in the smallest free block that holds it. Throws Problem.
 */
export function allocate(whole: Network, text: string): Allocation {
  const wishes = wishesOf(text, whole);
  const places = new Map<Wish, Network>();
  let free: Network[] = [whole];
  const take = (block: Network, own: Network) => {
    const rest = [
      ...(own.value > block.value ? coverRange(block.version, block.value, own.value - 1n) : []),
      ...(lastAddress(own) < lastAddress(block)
        ? coverRange(block.version, lastAddress(own) + 1n, lastAddress(block))
        : []),
    ];
    free = free.flatMap((other) => (other === block ? rest : [other]));
  };
  for (const wish of wishes) {
    if (!wish.network) continue;
    const own = wish.network;
    if (!holds(whole, own)) throw new Problem<AllocationProblem>('outside', undefined, { network: formatNetwork(own) });
    const block = free.find((other) => holds(other, own));
    if (!block) {
      const other = [...places.values()].find((placed) => holds(placed, own) || holds(own, placed)) ?? whole;
      throw new Problem<AllocationProblem>('overlap', undefined, {
        network: formatNetwork(own),
        other: formatNetwork(other),
      });
    }
    take(block, own);
    places.set(wish, own);
  }
  const sized = wishes.filter(({ prefix }) => prefix !== null && prefix >= whole.prefix);
  // Sorting keeps the order of equal ones.
  for (const wish of sized.toSorted((a, b) => a.prefix! - b.prefix!)) {
    const fitting = free.filter(({ prefix }) => prefix <= wish.prefix!);
    const longest = Math.max(...fitting.map(({ prefix }) => prefix));
    const block = fitting.find(({ prefix }) => prefix === longest);
    if (!block) continue;
    const own = { ...block, prefix: wish.prefix! };
    take(block, own);
    places.set(wish, own);
  }
  const size = (network: Network) => hostMask(network) + 1n;
  return {
    subnets: wishes.map((wish) => {
      const network = places.get(wish);
      return { name: wish.name, note: wish.note, hosts: wish.hosts, ...(network && { network }) };
    }),
    free: free.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    used: [...places.values()].reduce((sum, network) => sum + size(network), 0n),
  };
}

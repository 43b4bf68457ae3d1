import { Problem } from '../../../base/problem.ts';
import { pooled, randomBelow, type RandomBytes } from '../../../base/random.ts';
import { BROWSER_BLOCKED, isEphemeral, SERVICES } from './services.ts';

export const AVOIDABLE = ['services', 'browsers', 'ephemeral'] as const;

const AVOIDED: Record<(typeof AVOIDABLE)[number], (port: number) => boolean> = {
  services: (port) => SERVICES.has(port),
  browsers: (port) => BROWSER_BLOCKED.has(port),
  ephemeral: isEphemeral,
};

/** Reads ports and ranges (`8000-8100`), separated by whitespace, commas or semicolons. Throws Problem `bad-port`. */
export function parsePorts(text: string): (readonly [first: number, last: number])[] {
  return [...text.matchAll(/(?:\d+[ \t]*[-–][ \t]*\d+)|[^\s,;]+/g)].map(({ 0: piece, index }) => {
    const match = /^(\d{1,5})(?:[ \t]*[-–][ \t]*(\d{1,5}))?$/.exec(piece);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!match || last > 65_535 || first > last) throw new Problem('bad-port', index, { found: piece });
    return [first, last] as const;
  });
}

/** Returns the ports from `first` to `last` without the excluded ones. */
export function candidates(
  [first, last]: readonly [number, number],
  avoid: readonly (typeof AVOIDABLE)[number][],
  excluded: readonly (readonly [number, number])[],
): number[] {
  const tests = avoid.map((name) => AVOIDED[name]);
  const taken = new Uint8Array(65_536);
  for (const [from, to] of excluded) taken.fill(1, from, to + 1);
  const left: number[] = [];
  for (let port = first; port <= last; port++) {
    if (taken[port] === 0 && !tests.some((test) => test(port))) left.push(port);
  }
  return left;
}

/**
 * Draws `count` ports uniformly from `ports`; without repetition (a partial Fisher–Yates shuffle, which modifies
 * `ports`) if `unique`.
 */
export function drawPorts(ports: number[], count: number, unique: boolean, random: RandomBytes): number[] {
  const bytes = pooled(random, 256);
  if (!unique) return Array.from({ length: count }, () => ports[randomBelow(ports.length, bytes)]!);
  for (let i = 0; i < count; i++) {
    const k = i + randomBelow(ports.length - i, bytes);
    [ports[i], ports[k]] = [ports[k]!, ports[i]!];
  }
  return ports.slice(0, count);
}

/** What any match of a pattern has, so that most texts are dismissed without trying it. */
export interface Sieve {
  /** The ASCII characters it can begin with, as the ends of ranges: `09af`. Absent if it can begin anywhere in a text. */
  starts?: string;
  /** A character that occurs in every match. */
  needs?: string;
  /** The minimum length of a match, in UTF-16 units. */
  least: number;
}

/** The sieves of what an operation knows of a text, in its order. */
export interface OperationSieves {
  finds: readonly Sieve[];
  faults: readonly Sieve[];
}

export const NO_SIEVE: Sieve = { least: 0 };

const isAscii = (character: string) => character >= '!' && character <= '~';

function mayStart({ starts }: Sieve, first: string): boolean {
  if (starts === undefined || !isAscii(first)) return true;
  for (let at = 0; at < starts.length; at += 2)
    if (first >= starts.charAt(at) && first <= starts.charAt(at + 1)) return true;
  return false;
}

/** Returns a function that returns those of the items whose pattern a text, without space around it, may match. */
export function sieved<T extends { readonly sieve: Sieve }>(items: readonly T[]): (text: string) => readonly T[] {
  const byFirst = new Map<string, readonly T[]>();
  const startingWith = (first: string) => {
    // Characters beyond ASCII aren't told apart.
    const key = isAscii(first) ? first : '';
    const candidates = byFirst.get(key) ?? items.filter(({ sieve }) => mayStart(sieve, first));
    byFirst.set(key, candidates);
    return candidates;
  };
  return (text) =>
    startingWith(text.charAt(0)).filter(
      ({ sieve: { least, needs } }) => text.length >= least && (needs === undefined || text.includes(needs)),
    );
}

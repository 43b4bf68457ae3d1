/** Matches names with `*` (within a folder), `**` (in any depth) and `?`, in time that no pattern makes more than quadratic. */
function matches(pattern: string, path: string): boolean {
  // The places in the pattern that the path so far leads to.
  let states = closed(new Set([0]), pattern);
  for (const character of path) {
    const next = new Set<number>();
    for (const at of states) {
      const sign = pattern[at];
      if (sign === '*' && (pattern[at + 1] === '*' || pattern[at - 1] === '*' || character !== '/')) next.add(at);
      else if (sign === character || (sign === '?' && character !== '/')) next.add(at + 1);
    }
    states = closed(next, pattern);
    if (states.size === 0) return false;
  }
  return states.has(pattern.length);
}

/** A star may also stand for nothing. */
function closed(states: Set<number>, pattern: string): Set<number> {
  for (const at of states) {
    if (pattern[at] === '*') states.add(at + 1);
    // `**/` also stands for no folder at all.
    if (pattern.startsWith('**/', at)) states.add(at + 3);
  }
  return states;
}

/** Returns a test for paths: a pattern without a slash is about the name alone, a folder stands for all that is in it. */
export function pathTest(patterns: readonly string[]): (path: string) => boolean {
  const wanted = patterns
    .map((pattern) =>
      pattern
        .trim()
        .toLowerCase()
        .replace(/^\.?\//, ''),
    )
    .filter(Boolean);
  if (wanted.length === 0) return () => true;
  return (path) => {
    const lower = path.toLowerCase().replace(/^\.?\/+/, '');
    const name = lower.split('/').at(-1) ?? '';
    return wanted.some(
      (pattern) =>
        matches(pattern, pattern.includes('/') ? lower : name) || lower.startsWith(pattern.replace(/\/?$/, '/')),
    );
  };
}

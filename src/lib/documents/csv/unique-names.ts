/** Makes column names unique by appending numbers: `a`, `a_2`, `a_3`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name);
      return name;
    }
    let number = next.get(name) ?? 2;
    while (taken.has(`${name}_${number}`)) number++;
    next.set(name, number + 1);
    const free = `${name}_${number}`;
    taken.add(free);
    return free;
  });
}

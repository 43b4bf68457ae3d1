/** A module as seen by the planner. */
export interface PlannedModule {
  imports: readonly string[];
  /** Approximate compressed size in bytes. */
  weight: number;
}

export interface PlanOptions {
  modules: ReadonlyMap<string, PlannedModule>;
  /** Modules that are loaded directly (entries and targets of `import()`), with the name of their group. */
  roots: ReadonlyMap<string, string>;
  /** The name of the page's entry, which every page loads. */
  entry: string;
  /** Modules that a worker can load, which doesn't have the page's entry; they never share a chunk with others. */
  inWorker: ReadonlySet<string>;
  /** Names whose modules every run needs; their dependencies go into the core. */
  core: ReadonlySet<string>;
  /** Names that are loaded only after another one, with that. */
  after: Iterable<readonly [string, string]>;
  /** A module that a worker can load and this many names or more share goes into the core, if it isn't heavy and imports nothing heavy. */
  common: number;
  /** From this weight on a module is heavy: most of those who share the rest of the core don't need it. */
  heavy: number;
  /** If this many names or more share it, it goes into the core in any case. */
  everywhere: number;
  /** Shared parts smaller than this are merged; `leastOnPage` applies to parts that no worker loads. */
  least: number;
  leastOnPage: number;
  /** What two names share is in the chunk of one of them if that is smaller than this; if both are, all three are one chunk. */
  inVain: number;
  /** Returns a name for a shared part. */
  nameOf: (modules: readonly string[]) => string;
}

interface Part {
  name: string;
  /** The names that need one of its modules. */
  users: ReadonlySet<string>;
  modules: string[];
  weight: number;
  /** Whether several names share it and it has no name yet. */
  shared: boolean;
  inWorker: boolean;
}

/** Returns the module and everything that it imports, directly or indirectly. */
export function closureOf(start: string, modules: ReadonlyMap<string, Pick<PlannedModule, 'imports'>>): Set<string> {
  const reached = new Set([start]);
  // Iterating over a set includes elements added during the iteration.
  for (const id of reached) for (const next of modules.get(id)?.imports ?? []) reached.add(next);
  return reached;
}

/** Returns the users of each module. Whatever a module imports has at least the same users. */
function usersOf({
  modules,
  roots,
  after,
}: Pick<PlanOptions, 'modules' | 'roots' | 'after'>): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [root, name] of roots) {
    for (const id of closureOf(root, modules)) users.set(id, (users.get(id) ?? new Set()).add(name));
  }
  for (const names of users.values()) {
    const all = new Set(names);
    for (const [name, before] of after) if (all.has(before)) names.delete(name);
  }
  return users;
}

/** Returns the parts that each part imports, by index. */
function arrowsBetween(parts: readonly Part[], modules: PlanOptions['modules']): Set<number>[] {
  const home = new Map(parts.flatMap((part, index) => part.modules.map((id) => [id, index] as const)));
  return parts.map((part, index) => {
    const targets = part.modules.flatMap((id) => (modules.get(id)?.imports ?? []).map((next) => home.get(next)));
    return new Set(targets.filter((target) => target !== undefined && target !== index) as number[]);
  });
}

/** Whether one part reaches another through a third: if merged, the result and the third would import each other. */
function hasDetour(arrows: readonly ReadonlySet<number>[], from: number, to: number): boolean {
  const reached = new Set([...(arrows[from] ?? [])].filter((next) => next !== to));
  for (const at of reached) for (const next of arrows[at] ?? []) reached.add(next);
  return reached.has(to);
}

/** Whether everything that one part imports is loaded with the other anyway. */
function loadsAlready(arrows: readonly ReadonlySet<number>[], other: number, part: number): boolean {
  const loaded = new Set([other]);
  for (const at of loaded) for (const next of arrows[at] ?? []) loaded.add(next);
  return [...(arrows[part] ?? [])].every((next) => loaded.has(next));
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((name) => !others.has(name)).length;

/** Bytes loaded needlessly by users of only one of two parts if they are merged. */
const wasteOf = (a: Part, b: Part) => a.weight * without(b.users, a.users) + b.weight * without(a.users, b.users);

/** Saves a request where exactly two names share what a worker can load, and one of them loses little by loading the other as well. */
function mergePairs(unmerged: readonly Part[], { modules, inVain }: PlanOptions): Part[] {
  const parts = [...unmerged];
  for (const shared of unmerged.filter((part) => part.shared && part.inWorker && part.users.size === 2)) {
    const hosts = parts
      .filter((part) => !part.shared && part.inWorker && shared.users.has(part.name) && part.weight < inVain)
      .sort((a, b) => a.weight - b.weight);
    for (const host of hosts) {
      const arrows = arrowsBetween(parts, modules);
      const from = parts.indexOf(host);
      const to = parts.findIndex((part) => part.modules.includes(shared.modules[0] ?? ''));
      const into = parts[to];
      if (!into || hasDetour(arrows, from, to) || hasDetour(arrows, to, from)) continue;
      parts[to] = {
        ...host,
        modules: [...host.modules, ...into.modules],
        weight: host.weight + into.weight,
        users: new Set([...host.users, ...(into.shared ? [] : into.users)]),
      };
      parts.splice(from, 1);
    }
  }
  return parts;
}

/**
 * Merges shared parts that are too small, each with the one that costs least, as long as no two parts import each
 * other.
 */
function mergeSmall(unmerged: readonly Part[], { modules, least, leastOnPage, after }: PlanOptions): Part[] {
  const parts = [...unmerged];
  const arrivals = [...after];
  /** Whether all users of a part have another one anyway. */
  const haveAnyway = (users: ReadonlySet<string>, part: Part) =>
    [...users].every((user) => arrivals.some(([name, before]) => name === user && before === part.name));
  const settled = new Set<Part>();
  for (;;) {
    const small = parts
      .filter((part) => part.shared && part.weight < (part.inWorker ? least : leastOnPage) && !settled.has(part))
      .sort((a, b) => a.weight - b.weight)[0];
    if (!small) return parts;
    const arrows = arrowsBetween(parts, modules);
    const at = parts.indexOf(small);
    const best = parts
      .map((part, index) => ({ part, index, waste: part.shared ? wasteOf(small, part) : small.weight }))
      .filter(({ part }) => part !== small)
      .filter(({ part, index }) => part.shared || (haveAnyway(small.users, part) && loadsAlready(arrows, index, at)))
      .filter(({ part }) => part.inWorker === small.inWorker)
      .filter(({ index }) => !hasDetour(arrows, at, index) && !hasDetour(arrows, index, at))
      .sort((a, b) => a.waste - b.waste || Number(a.part.shared) - Number(b.part.shared))[0];
    if (!best) {
      settled.add(small);
      continue;
    }
    const merged: Part = {
      ...best.part,
      users: best.part.shared ? new Set([...small.users, ...best.part.users]) : best.part.users,
      modules: [...best.part.modules, ...small.modules],
      weight: small.weight + best.part.weight,
    };
    parts[best.index] = merged;
    parts.splice(at, 1);
  }
}

/**
 * Assigns each module to a chunk: one for the entry, one for what the entry shares with workers, one for each name, and
 * as few as reasonable for what several names share. No two chunks import each other.
 */
export function planChunks(options: PlanOptions): Map<string, string> {
  const { modules, entry, inWorker, core, common, heavy, everywhere, nameOf } = options;
  const users = usersOf(options);
  const isNeeded = (id: string) => {
    const names = users.get(id) ?? new Set();
    return names.has(entry) || names.size >= everywhere || [...core].some((name) => names.has(name));
  };
  const isLight = (id: string) =>
    [...closureOf(id, modules)].every((each) => isNeeded(each) || (modules.get(each)?.weight ?? 0) < heavy);
  const parts = new Map<string, Part>();
  const add = (name: string, id: string, users: ReadonlySet<string>, shared: boolean) => {
    const key = `${name} ${shared && inWorker.has(id)}`;
    const part = parts.get(key) ?? { name, users, modules: [], weight: 0, shared, inWorker: inWorker.has(id) };
    part.modules.push(id);
    part.weight += modules.get(id)?.weight ?? 0;
    parts.set(key, part);
  };
  // In an order of their own: where costs are equal, the first one counts, and the bundler lists modules by hash of their path.
  for (const [id, owners] of [...users].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const names = [...owners].sort();
    if (owners.has(entry)) add(inWorker.has(id) ? 'base' : entry, id, owners, false);
    else if (inWorker.has(id) && (isNeeded(id) || (names.length >= common && isLight(id))))
      add('core', id, owners, false);
    else add(names.join(' '), id, owners, names.length > 1);
  }
  const taken = new Set([...parts.values()].filter(({ shared }) => !shared).map(({ name }) => name));
  const named = (part: Part) => {
    if (!part.shared) return part.name;
    const wanted = nameOf(part.modules);
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
    taken.add(name);
    return name;
  };
  const plan = new Map<string, string>();
  for (const part of mergeSmall(mergePairs([...parts.values()], options), options)) {
    const name = named(part);
    for (const id of part.modules) plan.set(id, name);
  }
  return plan;
}

// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closureOf, type PlannedModule, planChunks } from '../../../src/build/chunks/plan.ts';

/** Modules by their imports, all of the same weight. */
const graph = (arrows: Record<string, string[]>, weight = 1000) =>
  new Map(Object.entries(arrows).map(([id, imports]): [string, PlannedModule] => [id, { imports, weight }]));

const basics = {
  entry: 'index',
  inWorker: new Set<string>(),
  core: new Set<string>(),
  after: new Map<string, string>(),
  common: 9,
  heavy: 1001,
  everywhere: 9,
  least: 0,
  leastOnPage: 0,
  inVain: 0,
  nameOf: (modules: readonly string[]) => `shared-${modules.toSorted().join('+')}`,
};
const plan = (
  given: Partial<Parameters<typeof planChunks>[0]> & Pick<Parameters<typeof planChunks>[0], 'modules' | 'roots'>,
) => Object.fromEntries(planChunks({ ...basics, ...given }));
const roots = (...names: string[]) => new Map(names.map((name) => [name, name]));

describe('the chunk plan', () => {
  const modules = graph({ index: ['react'], react: [], a: ['react', 'lib', 'own'], own: [], b: ['lib'], lib: [] });

  test('a module needed by only one name is bundled with it; a module needed by the entry is bundled with the entry', () => {
    expect(plan({ modules, roots: roots('index', 'a', 'b') })).toEqual({
      index: 'index',
      react: 'index',
      a: 'a',
      own: 'a',
      b: 'b',
      lib: 'shared-lib',
    });
  });

  test('several roots with one name share a chunk', () => {
    const one = new Map([
      ['index', 'index'],
      ['a', 'pages'],
      ['b', 'pages'],
    ]);
    expect(plan({ modules, roots: one })).toMatchObject({ a: 'pages', b: 'pages', lib: 'pages', react: 'index' });
  });

  test('heavy modules, and those that import one, are in no chunk that others load', () => {
    const heavy = graph({
      index: [],
      a: ['light', 'reads'],
      b: ['light', 'reads'],
      c: ['light'],
      light: [],
      reads: ['yaml'],
    });
    heavy.set('yaml', { imports: [], weight: 1001 });
    const inWorker = new Set(heavy.keys());
    const options = { modules: heavy, roots: roots('index', 'a', 'b', 'c'), inWorker };
    expect(plan({ ...options, common: 2 })).toMatchObject({
      light: 'core',
      reads: 'shared-reads+yaml',
      yaml: 'shared-reads+yaml',
    });
    expect(plan({ ...options, common: 2, everywhere: 2 })).toMatchObject({
      light: 'core',
      reads: 'core',
      yaml: 'core',
    });
    // What every run needs is in the core, however heavy.
    expect(plan({ ...options, core: new Set(['a']) }).yaml).toBe('core');
  });

  test('modules needed by many names, or marked as core, form the core if a worker can load them; others get shared chunks', () => {
    const inWorker = new Set(['a', 'b', 'lib', 'own']);
    expect(plan({ modules, roots: roots('index', 'a', 'b'), common: 2, inWorker }).lib).toBe('core');
    expect(plan({ modules, roots: roots('index', 'a', 'b'), common: 2 }).lib).toBe('shared-lib');
    expect(plan({ modules, roots: roots('index', 'a', 'b'), core: new Set(['b']), inWorker })).toMatchObject({
      b: 'core',
      lib: 'core',
      a: 'a',
    });
  });

  test('the plan does not depend on the order of modules, which bundlers list by hash of their path', () => {
    const listed = (order: string) => {
      const arrows = [...order].flatMap((part) => [[`${part}1`, [part]] as const, [`${part}2`, [part]] as const]);
      const some = graph({
        index: [],
        ...Object.fromEntries(arrows),
        ...Object.fromEntries([...order].map((id) => [id, []])),
      });
      return plan({ modules: some, roots: roots('index', ...arrows.map(([id]) => id)), leastOnPage: 1500 });
    };
    expect(listed('wxyz')).toMatchObject({ w: 'shared-w+x', y: 'shared-y+z' });
    expect(listed('wyxz')).toEqual(listed('wxyz'));
  });

  test('a small shared part joins a chunk that all its users load anyway, otherwise another shared part', () => {
    const some = graph({ index: [], form: [], a: ['card'], b: ['card'], card: [], c: ['big'], d: ['big'], big: [] });
    some.set('big', { imports: [], weight: 1500 });
    const after = [
      ['a', 'form'],
      ['b', 'form'],
    ] as const;
    const given = { modules: some, roots: roots('index', 'form', 'a', 'b', 'c', 'd'), leastOnPage: 2000 };
    expect(plan({ ...given, after })).toMatchObject({ card: 'form', form: 'form', big: 'shared-big' });
    expect(plan(given)).toMatchObject({ card: 'shared-big+card', form: 'form' });
  });

  test('a small shared part stays where it is if the chunk would load another one because of it', () => {
    const some = graph({ index: [], form: [], a: ['card'], b: ['card'], card: ['diff'], c: ['diff'], diff: [] }, 1500);
    some.set('diff', { imports: [], weight: 5000 });
    const after = [
      ['a', 'form'],
      ['b', 'form'],
    ] as const;
    const given = { modules: some, roots: roots('index', 'form', 'a', 'b', 'c'), leastOnPage: 2000, after };
    expect(plan(given)).not.toMatchObject({ card: 'form' });
    some.set('form', { imports: ['diff'], weight: 1500 });
    expect(plan(given)).toMatchObject({ card: 'form' });
  });

  test('a part shared by two goes to the smaller one, if a worker can load it and little is loaded unnecessarily', () => {
    const some = new Map<string, PlannedModule>([
      ['index', { imports: [], weight: 10 }],
      ['a', { imports: ['lib'], weight: 900 }],
      ['b', { imports: ['lib'], weight: 800 }],
      ['lib', { imports: [], weight: 5000 }],
    ]);
    const given = { modules: some, roots: roots('index', 'a', 'b') };
    const inWorker = new Set(['a', 'b', 'lib']);
    expect(plan({ ...given, inWorker, inVain: 850 })).toMatchObject({ a: 'a', b: 'b', lib: 'b' });
    expect(plan({ ...given, inWorker, inVain: 1000 })).toMatchObject({ a: 'a', b: 'a', lib: 'a' });
    expect(plan({ ...given, inWorker, inVain: 800 }).lib).toBe('shared-lib');
    expect(plan({ ...given, inVain: 1000 }).lib).toBe('shared-lib');
    expect(
      plan({ ...given, inWorker: new Set(['lib', 'b']), roots: roots('index', 'a', 'b', 'lib'), inVain: 1000 }).lib,
    ).not.toBe('b');
  });

  test("a part shared by entry and worker gets a chunk that doesn't import the entry", () => {
    const shared = graph({ index: ['page', 'helper'], page: [], helper: [], a: ['helper'] });
    const inWorker = new Set(['a', 'helper']);
    expect(plan({ modules: shared, roots: roots('index', 'a'), inWorker })).toEqual({
      index: 'index',
      page: 'index',
      helper: 'base',
      a: 'a',
    });
  });

  test("a name that only loads after another one doesn't count as a user of what that one needs too", () => {
    const form = graph({ index: [], form: ['parts'], view: ['parts', 'camera'], parts: [], camera: [] });
    expect(
      plan({ modules: form, roots: roots('index', 'form', 'view'), after: new Map([['view', 'form']]) }),
    ).toMatchObject({
      parts: 'form',
      camera: 'view',
    });
    // Whatever the order: the one that the view loads after may itself load after another one.
    const after = [
      ['form', 'first'],
      ['view', 'form'],
    ] as const;
    const modules = graph({ index: [], first: ['parts'], form: ['parts'], view: ['parts'], parts: [] });
    const all = roots('index', 'first', 'form', 'view');
    for (const order of [after, after.toReversed()]) {
      expect(plan({ modules, roots: all, after: order })).toMatchObject({ parts: 'first' });
    }
  });

  test('small shared parts are merged, but those of a worker never with those of the page', () => {
    const small = graph({
      a: ['x', 'y', 'p'],
      b: ['x', 'y', 'p'],
      c: ['y', 'z'],
      x: [],
      y: [],
      z: [],
      p: [],
      d: ['z'],
    });
    const inWorker = new Set(['x', 'y', 'z']);
    const found = plan({ modules: small, roots: roots('a', 'b', 'c', 'd'), least: 2500, leastOnPage: 2500, inWorker });
    expect(found.x).toBe(found.y);
    expect(found.p).toBe('shared-p');
    expect(found.p).not.toBe(found.x);
  });
});

test('for any modules, each has one chunk, no two chunks import each other, and a worker never loads the entry', () => {
  const size = 14;
  const graphs = fc.record({
    // Each module imports only later ones, as in a project without circular imports.
    arrows: fc.array(fc.array(fc.nat(size - 1), { maxLength: 4 }), { minLength: size, maxLength: size }),
    weights: fc.array(fc.nat(5000), { minLength: size, maxLength: size }),
    started: fc.uniqueArray(fc.nat(size - 1), { minLength: 2, maxLength: 6 }),
    worker: fc.nat(5),
  });
  fc.assert(
    fc.property(graphs, ({ arrows, weights, started, worker }) => {
      const modules = new Map(
        arrows.map((imports, at): [string, PlannedModule] => [
          `m${at}`,
          { imports: imports.filter((to) => to > at).map((to) => `m${to}`), weight: weights[at] ?? 0 },
        ]),
      );
      const [first = 0, ...others] = started;
      const named = new Map([[`m${first}`, 'index'], ...others.map((at): [string, string] => [`m${at}`, `root${at}`])]);
      const ofWorker = others.slice(0, worker).map((at) => `m${at}`);
      const inWorker = new Set(ofWorker.flatMap((id) => [...closureOf(id, modules)]));
      const options = { ...basics, inWorker, common: 3, least: 3000, leastOnPage: 4000 };
      const found = planChunks({ ...options, modules, roots: named });
      const needed = new Set([...named.keys()].flatMap((id) => [...closureOf(id, modules)]));
      expect([...found.keys()].toSorted()).toEqual([...needed].toSorted());

      const chunks = new Map<string, PlannedModule>();
      for (const [id, name] of found) {
        const imports = (modules.get(id)?.imports ?? []).map((next) => found.get(next) ?? '');
        chunks.set(name, {
          imports: [...(chunks.get(name)?.imports ?? []), ...imports.filter((next) => next !== name)],
          weight: 0,
        });
      }
      for (const [name, { imports }] of chunks) {
        for (const next of imports) expect(closureOf(next, chunks).has(name), `${name} and ${next}`).toBe(false);
      }
      for (const id of ofWorker) {
        if (id !== `m${first}` && !closureOf(`m${first}`, modules).has(id))
          expect([...closureOf(found.get(id) ?? '', chunks)]).not.toContain('index');
      }
    }),
    { numRuns: 300 },
  );
});

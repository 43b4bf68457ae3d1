// @vitest-environment jsdom
// Two tabs that change the same setting within a moment: each process of a browser sees what others store only after a while.
import { beforeEach, expect, test, vi } from 'vitest';
import { createSettings } from '../../../src/session/settings.ts';
import { createStorage } from '../../../src/session/storage.ts';

type Settings = ReturnType<typeof createSettings>;
type Ids = readonly string[];

/** A tab whose storage is its own until the changes are delivered to the other one. */
class Tab {
  values = new Map<string, string>();
  changes: [string, string][] = [];
  settings: Settings;
  constructor() {
    const storage = {
      getItem: (key: string) => this.values.get(key) ?? null,
      setItem: (key: string, text: string) => {
        this.values.set(key, text);
        this.changes.push([key, text]);
      },
      removeItem: (key: string) => void this.values.delete(key),
    };
    this.settings = createSettings(createStorage(() => storage as unknown as Storage));
  }
  /** Delivers what was stored here. */
  deliver(other: Tab): boolean {
    const changes = this.changes.splice(0);
    for (const [key, text] of changes) {
      other.values.set(key, text);
      other.settings.changedElsewhere(key.replace('it-tools:', ''));
    }
    return changes.length > 0;
  }
}

const add = (id: string) => (list: Ids) => (list.includes(id) ? list : [...list, id]);
const remove = (id: string) => (list: Ids) => list.filter((other) => other !== id);

let a: Tab;
let b: Tab;
beforeEach(() => {
  vi.useRealTimers();
  [a, b] = [new Tab(), new Tab()];
});

function settle(): void {
  let rounds = 0;
  while ([a.deliver(b), b.deliver(a)].includes(true)) expect(++rounds).toBeLessThan(10);
}
const favorites = () => [a, b].map(({ settings }) => settings.get().favorites.toSorted());

test.each<[string, (list: Ids) => Ids, (list: Ids) => Ids, Ids]>([
  ['two are added', add('x'), add('y'), ['one', 'two', 'x', 'y']],
  ['one is added and another removed', add('x'), remove('one'), ['two', 'x']],
  ['two are removed', remove('one'), remove('two'), []],
  ['the same is added', add('x'), add('x'), ['one', 'two', 'x']],
  ['the same is removed', remove('one'), remove('one'), ['two']],
])('%s at once: neither is lost', (_, first, second, expected) => {
  a.settings.set('favorites', ['one', 'two']);
  settle();
  a.settings.update('favorites', first);
  b.settings.update('favorites', second);
  settle();
  expect(favorites()).toEqual([expected, expected]);
  for (const { values } of [a, b])
    expect((JSON.parse(values.get('it-tools:favorites') ?? '[]') as string[]).toSorted()).toEqual(expected);
});

test('what one adds and the other removes comes to an end', () => {
  a.settings.set('favorites', ['x']);
  settle();
  a.settings.update('favorites', remove('x'));
  a.settings.update('favorites', add('x'));
  b.settings.update('favorites', remove('x'));
  settle();
});

test('a change is made on what is stored, not on what this tab has seen', () => {
  a.settings.set('favorites', ['one']);
  b.values.set('it-tools:favorites', '["one"]'); // stored, but not announced yet
  b.settings.update('favorites', add('two'));
  expect(b.settings.get().favorites).toEqual(['one', 'two']);
});

test('later, what another tab saves counts', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  a.settings.update('favorites', add('x'));
  settle();
  vi.advanceTimersByTime(2000);
  b.settings.update('favorites', remove('x'));
  settle();
  expect(favorites()).toEqual([[], []]);
});

test('without a storage, changes stay in memory', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  const settings = createSettings(createStorage(blocked));
  settings.update('favorites', add('x'));
  settings.update('favorites', add('y'));
  expect(settings.get().favorites).toEqual(['x', 'y']);
});

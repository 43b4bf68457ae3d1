// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createStorage, onStorageChange } from '../../../src/session/storage.ts';
import { storedText, storedValue } from '../../../src/session/stored.ts';

const local = createStorage(() => window.localStorage);
const blocked = createStorage(() => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
});
beforeEach(() => localStorage.clear());

it('stores everything under the prefix of the app', () => {
  expect(local.write('a', 'x')).toBe(true);
  expect(local.writeJson('b', { c: 1 })).toBe(true);
  expect({ ...localStorage }).toEqual({ 'it-tools:a': 'x', 'it-tools:b': '{"c":1}' });
  expect([local.read('a'), local.readJson('b'), local.read('c'), local.readJson('c')]).toEqual([
    'x',
    { c: 1 },
    null,
    undefined,
  ]);
  localStorage.setItem('other', '1');
  expect([local.read('other'), local.read('other', '')]).toEqual([null, '1']);
  local.remove('a');
  local.clear();
  expect({ ...localStorage }).toEqual({ other: '1' });
});

it('ignores values that are not JSON', () => {
  localStorage.setItem('it-tools:a', '{"b"');
  expect(local.readJson('a')).toBeUndefined();
});

it('never throws if the browser blocks it, and reports that nothing was saved', () => {
  expect([blocked.read('a'), blocked.readJson('a'), blocked.read('a', ''), blocked.write('a', '')]).toEqual([
    null,
    undefined,
    null,
    false,
  ]);
  blocked.remove('a');
  blocked.clear();
});

it("doesn't hide our own bugs", () => {
  const broken = createStorage(() => {
    throw new TypeError('a bug');
  });
  expect(() => broken.read('a')).toThrow('a bug');
});

it('reports changes made by another tab, but not by other apps', () => {
  const listener = vi.fn();
  onStorageChange(listener);
  for (const key of ['it-tools:theme', 'theme', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener.mock.calls).toEqual([['theme'], [null]]);
});

it('a value stays in memory if it cannot be saved', () => {
  const value = storedValue('a', (raw) => (typeof raw === 'number' ? raw : null));
  expect(value.get()).toBeNull();
  value.set(1);
  expect([value.get(), localStorage.getItem('it-tools:a')]).toEqual([1, '1']);
  localStorage.setItem('it-tools:a', '2'); // by another tab
  expect(value.get()).toBe(2);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  value.set(3);
  full.mockRestore();
  expect([value.get(), localStorage.getItem('it-tools:a')]).toEqual([3, '2']);
});

it('a text is saved and deleted', () => {
  const text = storedText('view');
  expect(text.load()).toBeNull();
  text.save('x');
  expect(text.load()).toBe('x');
  text.forget();
  expect(localStorage.length).toBe(0);
});

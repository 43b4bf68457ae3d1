import { expect, test, vi } from 'vitest';
import { createStore } from '../../../src/session/create-store.ts';

test('a store notifies its subscribers of every change, and of nothing else', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.update((count) => count + 1);
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1]);
  stop();
  store.set(3);
  expect([store.get(), listener.mock.calls.length]).toEqual([3, 1]);
});

test('unsubscribing during a notification takes effect immediately', () => {
  const store = createStore(0);
  const late = vi.fn();
  store.subscribe(() => stopLate());
  const stopLate = store.subscribe(late);
  store.set(1);
  expect(late).not.toHaveBeenCalled();
});

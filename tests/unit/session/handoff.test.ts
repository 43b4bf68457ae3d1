import { expect, test, vi } from 'vitest';
import { handOver, onHandoff, takeHandoff } from '../../../src/session/handoff.ts';

test('passed values are read once, only by their tool', () => {
  expect(takeHandoff('a')).toBeNull();
  const first = { operation: 'run', values: { text: '1' } };
  const second = { operation: 'run', values: {}, primary: 'x' };
  handOver('a', first);
  handOver('a', second);
  expect(takeHandoff('b')).toBeNull();
  expect(takeHandoff('a')).toBe(second);
  expect(takeHandoff('a')).toBeNull();
});

test('an open page is notified until it unsubscribes', () => {
  const listener = vi.fn();
  const stop = onHandoff('constructor', listener);
  handOver('a', { operation: 'run', values: {} });
  expect(listener).not.toHaveBeenCalled();
  handOver('constructor', { operation: 'run', values: {} });
  expect(listener).toHaveBeenCalledOnce();
  takeHandoff('constructor');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  handOver('constructor', { operation: 'run', values: {} });
  expect(listener).toHaveBeenCalledOnce();
});

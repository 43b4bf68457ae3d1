import { expect, test, vi } from 'vitest';
import { handOver, onHandoff, takeHandoff } from '../../../src/core/handoff.ts';

test('what is handed over is taken once, by its tool alone', () => {
  expect(takeHandoff('a')).toBeNull();
  const first = { operation: 'run', values: { text: '1' } };
  const second = { operation: 'run', values: {}, primary: 'x' };
  handOver('a', first);
  handOver('a', second);
  expect(takeHandoff('b')).toBeNull();
  expect(takeHandoff('a')).toBe(second);
  expect(takeHandoff('a')).toBeNull();
});

test('a page that is open is told, until it no longer listens', () => {
  const listener = vi.fn();
  const stop = onHandoff(listener);
  handOver('constructor', { operation: 'run', values: {} });
  expect(listener).toHaveBeenCalledExactlyOnceWith('constructor');
  stop();
  handOver('a', { operation: 'run', values: {} });
  expect(listener).toHaveBeenCalledOnce();
});

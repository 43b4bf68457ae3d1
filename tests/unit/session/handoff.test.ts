import { expect, test, vi } from 'vitest';
import { handOver, onHandoff, takeHandoff } from '../../../src/session/handoff.ts';

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

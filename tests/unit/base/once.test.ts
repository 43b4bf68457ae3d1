import { expect, test, vi } from 'vitest';
import { once } from '../../../src/base/once.ts';

test('loads once, also when asked twice at the same time', async () => {
  const load = vi.fn(async () => ({}));
  const loaded = once(load);
  expect(load).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([loaded(), loaded()]);
  expect(second).toBe(first);
  expect(await loaded()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load is tried again', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'));
  const loaded = once(load);
  const tries = [loaded(), loaded()];
  for (const each of tries) await expect(each).rejects.toThrow('offline');
  expect(await loaded()).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is loaded arrives before the next task', async () => {
  const loaded = once(async () => 'here');
  await loaded();
  const order: string[] = [];
  const task = new Promise<void>((resolve) => {
    setTimeout(() => resolve(void order.push('task')));
  });
  void loaded().then((value) => order.push(value));
  await task;
  expect(order).toEqual(['here', 'task']);
});

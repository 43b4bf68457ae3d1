// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../../../src/session/lazy-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('code that cannot be loaded is requested again, and the page stays', async () => {
  const load = vi.fn(async () => ({ default: () => <p>part</p> }));
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  const Part = lazyPart(load);
  await act(async () =>
    render(
      <>
        <p>page</p>
        <Suspense>
          <Part />
        </Suspense>
      </>,
    ),
  );
  const shown = () => [
    screen.queryByText('page') !== null,
    screen.queryByText('part') !== null,
    load.mock.calls.length,
  ];
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  expect(shown()).toEqual([true, false, 1]);
  await wait(2000);
  expect(shown()).toEqual([true, false, 2]);
  await wait(2000);
  expect(shown()).toEqual([true, false, 2]); // it waits twice as long each time
  await wait(2000);
  expect(shown()).toEqual([true, true, 3]);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onMissingChunk, watchMissingChunks } from '../../../src/app/offline/missing-chunks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a page with missing files recovers once the user stops interacting', async () => {
  const recover = vi.fn(async () => undefined);
  watchMissingChunks();
  onMissingChunk(recover);
  await vi.advanceTimersByTimeAsync(3000);
  expect(recover).not.toHaveBeenCalled(); // nothing is missing
  for (let file = 0; file < 3; file += 1) window.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(900);
  for (const sign of ['pointermove', 'pointerdown', 'pointerup', 'keydown']) {
    document.body.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(900);
    expect(recover, sign).not.toHaveBeenCalled();
  }
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  await vi.advanceTimersByTimeAsync(3000);
  expect(recover).not.toHaveBeenCalled();
  expect(pressed).toHaveBeenCalledWith(':active');
  pressed.mockRestore();
  await vi.advanceTimersByTimeAsync(1000);
  expect(recover).toHaveBeenCalledOnce();

  // A better recovery registered later also runs for files that were missing before.
  const recoverBetter = vi.fn(async () => undefined);
  onMissingChunk(recoverBetter);
  await vi.advanceTimersByTimeAsync(1000);
  expect(recoverBetter).toHaveBeenCalledOnce();
});

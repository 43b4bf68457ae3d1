import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from './fake-worker.ts';

let smallPicture: typeof import('../../../src/executor/small-pictures.ts').smallPicture;

beforeEach(async () => {
  vi.resetModules();
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', FakeWorker);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', new URL('http://tools.lan/'));
  FakeWorker.draw = async (content) => content.slice(0, 1);
  ({ smallPicture } = await import('../../../src/executor/small-pictures.ts'));
});

afterEach(() => {
  for (const worker of FakeWorker.made) worker.terminate();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const photo = (size = 4) => new Blob([new Uint8Array(size)]);
const ended = () => FakeWorker.made.map((worker) => worker.ended);

test('pictures are drawn one after the other, and each once', async () => {
  let now = 0;
  let most = 0;
  FakeWorker.draw = async (content) => {
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
    return content.slice(0, 1);
  };
  const photos = [photo(), photo(), photo()];
  const small = await Promise.all([...photos, photos[0]!].map((content) => smallPicture(content, signal)));
  expect(most).toBe(1);
  expect(small.map((blob) => blob?.size)).toEqual([1, 1, 1, 1]);
  expect(smallPicture(photos[0]!, signal)).toBe(small[0]);
  expect(ended()).toEqual([false]);
});

test('a picture that is small already, or that nobody waits for any more, is none', async () => {
  FakeWorker.draw = async () => null;
  const icon = photo();
  expect(await smallPicture(icon, signal)).toBeNull();
  expect(smallPicture(icon, signal)).toBeNull();
  FakeWorker.draw = () => Promise.reject(new Error('drawn for nobody'));
  expect(await smallPicture(photo(), AbortSignal.abort())).toBeNull();
  expect(ended()).toEqual([false]);
});

test('the memory of many bytes goes with their worker', async () => {
  for (let count = 0; count < 3; count++) await smallPicture(photo(16_000_000), signal);
  expect(ended()).toEqual([true, false]);
});

test('a picture on which the worker breaks is shown as it is, and the next one gets another worker', async () => {
  FakeWorker.draw = () => new Promise(() => undefined);
  const broken = smallPicture(photo(), signal);
  await vi.waitFor(() => expect(FakeWorker.made).toHaveLength(1));
  FakeWorker.made[0]!.break();
  expect(await broken).toBeNull();
  FakeWorker.draw = async (content) => content;
  expect(await smallPicture(photo(), signal)).toHaveProperty('size', 4);
  expect(ended()).toEqual([true, false]);
});

test('where no worker can draw, pictures are shown as they are', () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  expect(smallPicture(photo(), signal)).toBeNull();
});

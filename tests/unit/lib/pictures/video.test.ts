import { describe, expect, it } from 'vitest';
import { clip } from '../../../../src/lib/media/sound/samples.ts';
import { animatedGif, type AnimatedFrame } from '../../../../src/lib/pictures/image/animated-gif.ts';
import { newPixels, type Pixels } from '../../../../src/lib/pictures/image/pixels.ts';
import { animated, stills } from '../../../../src/lib/pictures/video/animate.ts';
import type { Picture } from '../../../../src/lib/pictures/video/decode-video.ts';
import { takenOf } from '../../../../src/lib/pictures/video/timing.ts';
import { animatedWebp } from '../../../../src/lib/pictures/video/webp-animation.ts';
import { recording } from '../media/recordings.ts';

const surroundings = {
  signal: new AbortController().signal,
  progress: () => undefined,
  blobOf: () => Promise.reject(new Error('small enough')),
};
const all = { from: null, to: null };
const gif = { ...all, format: 'gif', width: null, rate: 10, dithers: true, quality: 75 } as const;
const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'a.mov');

/** The frames of a GIF: where they lie, how long they last, whether they have transparent pixels. */
function framesIn(bytes: Uint8Array) {
  const frames: { delay: number; isPart: boolean; size: string }[] = [];
  const u16 = (at: number) => bytes[at]! | (bytes[at + 1]! << 8);
  let at = 13 + (bytes[10]! & 0x80 ? 3 * 2 ** ((bytes[10]! & 7) + 1) : 0);
  let control = { delay: 0, isPart: false };
  const skip = () => {
    while (bytes[at] !== 0) at += bytes[at]! + 1;
    at += 1;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) control = { delay: u16(at + 4), isPart: (bytes[at + 3]! & 1) === 1 };
      at += 2;
      skip();
    } else {
      frames.push({ ...control, size: `${u16(at + 5)} × ${u16(at + 7)}` });
      at += 10 + (bytes[at + 9]! & 0x80 ? 3 * 2 ** ((bytes[at + 9]! & 7) + 1) : 0) + 1;
      skip();
    }
  }
  return frames;
}

async function taken(times: readonly number[], moments: { start: number; step: number; count: number }) {
  let open = 0;
  async function* pictures(): AsyncGenerator<Picture> {
    for (const time of times) {
      open += 1;
      yield { time, pixels: () => Promise.reject(new Error('not needed')), close: () => void (open -= 1) };
    }
  }
  const made: string[] = [];
  for await (const { picture, start, count } of takenOf(pictures(), moments))
    made.push(`${picture.time}@${Math.round(start * 1000)}×${count}`);
  expect(open).toBe(0);
  return made.join(' ');
}

describe('which pictures are taken', () => {
  it.each([
    ['each second one', [0, 0.1, 0.2, 0.3], { start: 0, step: 0.2, count: 2 }, '0@0×1 0.2@200×1'],
    ['one for several moments', [0, 1], { start: 0, step: 0.5, count: 4 }, '0@0×2 1@1000×2'],
    ['the first before it begins', [0.3, 0.4], { start: 0, step: 0.1, count: 5 }, '0.3@0×4 0.4@400×1'],
    ['from the middle', [0, 0.5, 1], { start: 0.6, step: 1, count: 1 }, '0.5@0×1'],
    ['of varying length', [0, 0.04, 0.5, 0.54], { start: 0, step: 0.25, count: 3 }, '0@0×1 0.04@250×1 0.5@500×1'],
    [
      'times rounded to milliseconds',
      [0, 0.033, 0.067, 0.1],
      { start: 0, step: 1 / 30, count: 4 },
      '0@0×1 0.033@33×1 0.067@67×1 0.1@100×1',
    ],
    ['nothing of nothing', [], { start: 0, step: 1, count: 3 }, ''],
  ])('%s', async (_, times, moments, expected) => expect(await taken(times, moments)).toBe(expected));
});

describe('an animated GIF', () => {
  const filled = (red: number): Pixels => {
    const made = newPixels(4, 3);
    for (let at = 0; at < made.data.length; at += 4) made.data.set([red, 0, 0, 255], at);
    return made;
  };
  async function* frames(...reds: number[]): AsyncGenerator<AnimatedFrame> {
    for (const [index, red] of reds.entries()) yield { pixels: filled(red), start: index / 30, end: (index + 1) / 30 };
  }
  it('lasts as long as the video, whatever hundredths make of each frame', async () => {
    const made = framesIn(await animatedGif(frames(...Array.from({ length: 30 }, (_, i) => i * 8)), false));
    expect(made.reduce((sum, { delay }) => sum + delay, 0)).toBe(100);
    expect(made).toHaveLength(30);
  });
  it('has a still picture once, and only what changes of the others', async () => {
    const made = framesIn(await animatedGif(frames(0, 0, 1, 200, 200), true));
    expect(made.map(({ delay }) => delay)).toEqual([10, 7]);
    const half = filled(0);
    half.data.set([0, 255, 0, 255]);
    async function* two(): AsyncGenerator<AnimatedFrame> {
      yield { pixels: filled(0), start: 0, end: 0.1 };
      yield { pixels: half, start: 0.1, end: 0.2 };
    }
    expect(framesIn(await animatedGif(two(), true)).map(({ isPart }) => isPart)).toEqual([false, true]);
  });
});

describe('videos', () => {
  it('turns a phone’s video upright', async () => {
    const source = file(clip({ width: 16, height: 9, frames: 3, isTurned: true }));
    const made = await animated(source, gif, surroundings);
    expect(made.size).toEqual({ width: 9, height: 16 });
    expect(framesIn(made.bytes)[0]?.size).toBe('9 × 16');
  });
  it('never enlarges', async () => {
    const made = await animated(file(clip({ width: 16, height: 9, frames: 2 })), { ...gif, width: 480 }, surroundings);
    expect(made.size.width).toBe(16);
  });
  it('takes stills at their times', async () => {
    const { files } = await stills(
      file(clip({ width: 16, height: 9, frames: 20 })),
      { from: 0.5, to: -0.5, every: 0.5, width: null },
      surroundings,
    );
    expect(files.map(({ name }) => name)).toEqual(['a-00m00.500s.png', 'a-00m01.000s.png']);
  });
  it('says what only a browser decodes', async () =>
    expect(animated(recording('video'), gif, surroundings)).rejects.toMatchObject({ code: 'no-video-decoder' }));
  it('puts pictures with odd lengths into WebP', () => {
    const picture = Uint8Array.from([
      ...new TextEncoder().encode('RIFF\u0012\0\0\0WEBPVP8L\u0005\0\0\0'),
      1,
      2,
      3,
      4,
      5,
      0,
    ]);
    const bytes = animatedWebp([{ picture, milliseconds: 300 }], { width: 300, height: 2 });
    const text = new TextDecoder('latin1').decode(bytes);
    expect([text.slice(0, 4), text.slice(8, 16), text.indexOf('ANMF')]).toEqual(['RIFF', 'WEBPVP8X', 44]);
    expect(new DataView(bytes.buffer).getUint32(4, true)).toBe(bytes.length - 8);
    expect([...bytes.subarray(24, 30)]).toEqual([43, 1, 0, 1, 0, 0]); // 300 and 2, less one
    expect([...bytes.subarray(64, 67)]).toEqual([44, 1, 0]);
  });
});

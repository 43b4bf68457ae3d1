// Writes an animated GIF. Each picture has only the pixels that have changed, so that screens and drawings stay small.
import type { Pixels } from './pixels.ts';
import { indexed, loadEncoder } from './write-gif.ts';

export interface AnimatedFrame {
  pixels: Pixels;
  /** In seconds. */
  start: number;
  end: number;
}

/** Up to this difference of a color, a pixel stays as it was. */
const SAME = 3;

/** Makes what looks as before transparent, and notes in `shown` what is seen then; returns whether anything changes. */
function changes({ data }: Pixels, shown: Uint8ClampedArray): boolean {
  let hasChanged = false;
  for (let at = 0; at < data.length; at += 4) {
    const isSame =
      Math.abs(data[at]! - shown[at]!) <= SAME &&
      Math.abs(data[at + 1]! - shown[at + 1]!) <= SAME &&
      Math.abs(data[at + 2]! - shown[at + 2]!) <= SAME;
    if (isSame) {
      data[at + 3] = 0;
      continue;
    }
    hasChanged = true;
    shown[at] = data[at]!;
    shown[at + 1] = data[at + 1]!;
    shown[at + 2] = data[at + 2]!;
  }
  return hasChanged;
}

/** Times in GIF are hundredths of a second, and browsers take less than two for ten. */
const LEAST = 2;
const hundredths = (seconds: number) => Math.round(seconds * 100);

export async function animatedGif(
  frames: AsyncIterable<AnimatedFrame>,
  dithers: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const { GIFEncoder, quantize } = await loadEncoder();
  const encoder = GIFEncoder();
  let shown: Uint8ClampedArray | undefined;
  /** Written once it's known how long it lasts. */
  let waiting: (AnimatedFrame & { isFirst: boolean }) | undefined;
  const write = ({ pixels, start, end, isFirst }: NonNullable<typeof waiting>) => {
    const { width, height } = pixels;
    const { colors, indices, hasClear, clearIndex } = indexed(pixels, quantize, dithers);
    encoder.writeFrame(indices, width, height, {
      palette: colors,
      transparent: hasClear,
      transparentIndex: clearIndex,
      delay: Math.max(LEAST, hundredths(end) - hundredths(start)) * 10,
      dispose: 1,
      ...(isFirst && { repeat: 0 }),
    });
  };
  for await (const frame of frames) {
    if (!shown) {
      shown = frame.pixels.data.slice();
      waiting = { ...frame, isFirst: true };
      continue;
    }
    if (!changes(frame.pixels, shown)) {
      waiting!.end = frame.end;
      continue;
    }
    write(waiting!);
    waiting = { ...frame, isFirst: false };
  }
  if (waiting) write(waiting);
  encoder.finish();
  return new Uint8Array(encoder.bytes());
}

// Which pictures of a video are taken, and how long each is shown.
import type { Picture } from './decode-video.ts';

export interface Taken {
  picture: Picture;
  /** In seconds from the start of the range. */
  start: number;
  /** The moments that this picture stands for. */
  count: number;
}

/**
 * Takes the picture that is seen at each of `count` moments, the first at `start`, `step` seconds apart. A picture that is seen at
 * several is taken once. All pictures are closed, a taken one after the next has been asked for.
 */
export async function* takenOf(
  pictures: AsyncIterable<Picture>,
  { start, step, count }: { start: number; step: number; count: number },
): AsyncGenerator<Taken> {
  // Times in containers are rounded, some to milliseconds.
  const momentAt = (index: number) => start + index * step + 0.000_6;
  let current: Picture | undefined;
  let index = 0;
  try {
    for await (const next of pictures) {
      if (current) {
        const first = index;
        while (index < count && momentAt(index) < next.time) index += 1;
        // Before the first picture, there is the first one as well.
        if (index > first) yield { picture: current, start: first * step, count: index - first };
        current.close();
      }
      current = next;
      if (index >= count) return;
    }
    if (current && index < count) yield { picture: current, start: index * step, count: count - index };
  } finally {
    current?.close();
  }
}

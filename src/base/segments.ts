// Graphemes, words and sentences of texts of any length. `Intl.Segmenter` takes time by the square of the length, so it is given windows.

type Granularity = 'grapheme' | 'word' | 'sentence';

const WINDOW = 1024; // UTF-16 units

/** Segments in their order; a window ends where a segment does, and its last ones are read again with what follows. */
export function* segmentsOf(text: string, granularity: Granularity, locale?: string): Generator<Intl.SegmentData> {
  const segmenter = new Intl.Segmenter(locale, { granularity });
  let start = 0;
  let window = WINDOW;
  while (start < text.length) {
    const end = Math.min(text.length, start + window);
    const found = [...segmenter.segment(text.slice(start, end))];
    // What follows may still lengthen the last segment, and a word of a script without spaces the one before.
    const sure = end === text.length ? found : found.slice(0, -2);
    if (sure.length === 0) {
      window *= 2;
      continue;
    }
    yield* sure;
    start += sure.reduce((sum, { segment }) => sum + segment.length, 0);
    window = WINDOW;
  }
}

/** What a reader takes for the characters of a text. */
export function graphemesOf(text: string): string[] {
  return Array.from(segmentsOf(text, 'grapheme'), ({ segment }) => segment);
}

// Graphemes, words and sentences of texts of any length. `Intl.Segmenter` takes quadratic time, so it gets the text in
// windows.

type Granularity = 'grapheme' | 'word' | 'sentence';

const WINDOW = 1024; // UTF-16 units

/** Characters that are graphemes of their own, next to each other. */
const PLAIN = /[\t\n -~]+/y;

/** Where the plain characters from `start` on end; the last one stays out, as what follows may be a mark on it. */
function plainEnd(text: string, start: number): number {
  PLAIN.lastIndex = start;
  if (!PLAIN.test(text)) return start;
  return PLAIN.lastIndex === text.length ? text.length : PLAIN.lastIndex - 1;
}

/** Made once: a text of words asks for one for each word. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(granularity: Granularity, locale: string | undefined): Intl.Segmenter {
  const key = `${granularity} ${locale ?? ''}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, segmenter);
  return segmenter;
}

/**
 * Yields segments in order. A window ends at a segment boundary, and its last segments are read again with the text
 * that follows.
 */
export function* segmentsOf(text: string, granularity: Granularity, locale?: string): Generator<Intl.SegmentData> {
  let start = 0;
  let window = WINDOW;
  while (start < text.length) {
    if (granularity === 'grapheme') {
      // Twenty times faster than the segmenter.
      const stop = plainEnd(text, start);
      for (; start < stop; start++) yield { segment: text.charAt(start), index: start, input: text };
      if (start === text.length) return;
    }
    const end = Math.min(text.length, start + window);
    const segments = [...segmenterOf(granularity, locale).segment(text.slice(start, end))];
    // The text that follows may extend the last segment and, in scripts without spaces, the one before it.
    const sure = end === text.length ? segments : segments.slice(0, -2);
    if (sure.length === 0) {
      window *= 2;
      continue;
    }
    yield* sure;
    start += sure.reduce((sum, { segment }) => sum + segment.length, 0);
    window = WINDOW;
  }
}

/** Yields the user-perceived characters of a text, of which a list takes many times the memory of the text. */
export function* graphemesIn(text: string): Generator<string> {
  for (const { segment } of segmentsOf(text, 'grapheme')) yield segment;
}

/** Returns the user-perceived characters of a text. */
export const graphemesOf = (text: string): string[] => [...graphemesIn(text)];

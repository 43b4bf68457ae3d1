// How the facts of a file are written: texts of the tool with their parameters.
import type { MediaFacts } from './facts.ts';
import type { FactCode } from './names.ts';

/** A text of the tool, with its parameters. */
export interface Said {
  code: FactCode;
  params?: Readonly<Record<string, string | number>>;
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const kilobits = (rate: number | null | undefined): Said | null =>
  rate ? { code: 'kilobits', params: { rate: rounded(rate / 1000, rate < 10_000 ? 1 : 0) } } : null;

/** What is said of the file as a whole. */
export function fileRows({ media, place }: MediaFacts, size: number): { key: FactCode; value: string | Said }[] {
  const { container, seconds, created } = media;
  const rate = seconds ? kilobits((size * 8) / seconds) : null;
  const rows: { key: FactCode; value: string | Said | null }[] = [
    { key: 'container', value: container },
    { key: 'file-size', value: { code: 'bytes', params: { count: size } } },
    { key: 'bit-rate', value: rate },
    { key: 'created', value: created ?? null },
    {
      key: 'place',
      value: place ? `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}` : (media.location ?? null),
    },
  ];
  return rows.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
}

/** A row for each track. */
export const trackRows = ({ tracks }: MediaFacts) =>
  tracks.map(({ track, bitRate, frameRate, count, size }) => {
    const { kind, codec, width, height, turn, sampleRate, channels, depth, language } = track;
    const isStoredOtherwise = size !== null && (size.width !== width || size.height !== height);
    const rate: Said | null = frameRate
      ? { code: count?.varies ? 'varying' : 'frames', params: { rate: rounded(frameRate, 3) } }
      : sampleRate
        ? { code: 'kilohertz', params: { rate: rounded(sampleRate / 1000, 3) } }
        : null;
    return {
      kind: { code: kind } as Said,
      codec,
      size: size ? `${size.width} × ${size.height}` : depth ? ({ code: 'depth', params: { depth } } as Said) : null,
      rate,
      channels: channels ?? null,
      bitRate: kilobits(bitRate),
      language: language ?? null,
      stored: isStoredOtherwise
        ? ({ code: 'stored', params: { size: `${width} × ${height}`, turn: turn ?? 0 } } as Said)
        : null,
    };
  });

// How the facts of a file are written. `say` makes a text of the tool.
import type { MediaFacts } from './facts.ts';
import { type FactCode, TAG_NAMES, type TagName } from './names.ts';

type Say<T> = (code: FactCode | `tag-${TagName}`, params?: Readonly<Record<string, string | number>>) => T;

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const kilobits = <T>(rate: number | null, say: Say<T>): T | null =>
  rate ? say('kilobits', { rate: rounded(rate / 1000, rate < 10_000 ? 1 : 0) }) : null;

/** What is said of the file as a whole. */
function fileRows<T>({ media, place }: MediaFacts, size: number, say: Say<T>): { key: T; value: T | string }[] {
  const { container, seconds, created } = media;
  const coordinates = place && `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`;
  const rows: [FactCode, T | string | null | undefined][] = [
    ['container', container],
    ['file-size', say('bytes', { count: size })],
    ['bit-rate', kilobits(seconds ? (size * 8) / seconds : null, say)],
    ['created', created],
    ['place', coordinates ?? media.location],
  ];
  return rows.flatMap(([key, value]) => (value === null || value === undefined ? [] : [{ key: say(key), value }]));
}

const trackRows = <T>({ tracks }: MediaFacts, say: Say<T>) =>
  tracks.map(({ track, bitRate, frameRate, count, size }) => {
    const { kind, codec, width, height, turn = 0, sampleRate, channels, depth, language } = track;
    const isStoredOtherwise = size !== null && (size.width !== width || size.height !== height);
    const rate = frameRate
      ? say(count?.varies ? 'varying' : 'frames', { rate: rounded(frameRate, 3) })
      : sampleRate
        ? say('kilohertz', { rate: rounded(sampleRate / 1000, 3) })
        : null;
    return {
      kind: say(kind),
      codec,
      size: size ? `${size.width} × ${size.height}` : depth ? say('depth', { depth }) : null,
      rate,
      channels: channels ?? null,
      bitRate: kilobits(bitRate, say),
      language: language ?? null,
      stored: isStoredOtherwise ? say('stored', { size: `${width} × ${height}`, turn }) : null,
    };
  });

const isTag = (name: string): name is TagName => (TAG_NAMES as readonly string[]).includes(name);

/** All rows and tables of the facts of a file of this size. */
export function rowsOf<T>(read: MediaFacts, size: number, say: Say<T>) {
  const { media, tags } = read;
  const hasPlace = media.location !== undefined;
  return {
    verdict: {
      tone: hasPlace ? ('bad' as const) : ('good' as const),
      label: say(hasPlace ? 'has-place' : tags.length > 0 ? 'has-tags' : 'no-tags'),
    },
    tracks: trackRows(read, say),
    facts: fileRows(read, size, say),
    tags: tags.map(([name, value]) => ({ key: isTag(name) ? say(`tag-${name}`) : name, value })),
  };
}

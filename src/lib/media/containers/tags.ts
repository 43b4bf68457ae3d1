// What tags say: title, artist, cover. Read by music-metadata, of whatever kind they are.
import type { IAudioMetadata } from 'music-metadata';
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { TAG_NAMES, type TagName } from './names.ts';
import type { Bytes, Media, Track } from './tracks.ts';

export interface Tags {
  /** By name; other names are those of the library. */
  values: [name: string, value: string][];
  covers: { name: string; type: string; bytes: Bytes }[];
  /** What the library says of containers that aren't read here. */
  media: Media | null;
}

const MOST_TEXT = 2000;

const isKnown = (name: string): name is TagName => (TAG_NAMES as readonly string[]).includes(name);

/** What other tags say already, or what isn't text. */
const LEFT_OUT = new Set([
  'artists',
  'year',
  'picture',
  'movementIndex',
  'replaygain_track_gain_ratio',
  'averageLevel',
  'peakLevel',
  'gapless',
]);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { no, of, text, dB } = value as Record<string, unknown>;
  if ('no' in value) return no === null ? '' : `${String(no)}${of === null ? '' : ` / ${String(of)}`}`;
  return typeof text === 'string' ? text : typeof dB === 'number' ? `${dB.toFixed(2)} dB` : '';
}

function valuesIn({ common }: IAudioMetadata): Tags['values'] {
  const values = Object.entries({ ...common, date: common.date ?? common.year }).flatMap(
    ([name, value]): Tags['values'] => {
      const text = LEFT_OUT.has(name) ? '' : textOf(value).trim().slice(0, MOST_TEXT);
      return text === '' ? [] : [[name, text]];
    },
  );
  const rank = ([name]: [string, string]) => (isKnown(name) ? TAG_NAMES.indexOf(name) : TAG_NAMES.length);
  return values.sort((a, b) => rank(a) - rank(b));
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
};
const MOST_COVERS = 20;

function coversIn({ common }: IAudioMetadata): Tags['covers'] {
  return (common.picture ?? []).slice(0, MOST_COVERS).map(({ format, data }, index) => {
    const type = format === 'image/jpg' ? 'image/jpeg' : format;
    return {
      name: `cover${index === 0 ? '' : `-${index + 1}`}.${EXTENSIONS[type] ?? 'bin'}`,
      type,
      bytes: new Uint8Array(data),
    };
  });
}

/** A file as the library says, without packets. */
function mediaIn({ format }: IAudioMetadata): Media | null {
  if (!format.container || format.container === 'EBML/undefined') return null;
  const track: Track = {
    kind: format.hasVideo ? 'video' : 'sound',
    codec: format.codec ?? '?',
    decoder: null,
    seconds: format.duration ?? null,
    bitRate: format.bitrate,
    ...(format.sampleRate && { sampleRate: format.sampleRate }),
    ...(format.numberOfChannels && { channels: format.numberOfChannels }),
    depth: format.bitsPerSample,
    async *packets() {},
  };
  return { container: format.container, seconds: format.duration ?? null, tracks: [track] };
}

/** Reads the tags of a file. What the library can't read has none. */
export async function tagsOf(file: Sliceable): Promise<Tags> {
  const { parseBlob } = await import('music-metadata');
  try {
    // It slices the blob, and nothing else.
    const metadata = await parseBlob(file as Blob, { duration: false, skipPostHeaders: false });
    return { values: valuesIn(metadata), covers: coversIn(metadata), media: mediaIn(metadata) };
  } catch {
    return { values: [], covers: [], media: null };
  }
}

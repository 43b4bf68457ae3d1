// All that a file with sound or video says of itself.
import { Problem } from '../../../base/problem.ts';
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { openMedia } from './open.ts';
import { type Tags, tagsOf } from './tags.ts';
import type { Media, Track, TrackCount } from './tracks.ts';

export { rowsOf } from './rows.ts';

export interface TrackFacts {
  track: Track;
  count: TrackCount | null;
  bitRate: number | null;
  /** Pictures per second. */
  frameRate: number | null;
  /** As it's shown: with its aspect and turned. */
  size: { width: number; height: number } | null;
}

export interface MediaFacts {
  media: Media;
  tracks: TrackFacts[];
  tags: Tags['values'];
  covers: Tags['covers'];
  place: { latitude: number; longitude: number } | null;
}

/** Reads degrees, or degrees and minutes, as ISO 6709 writes them: `+48.8577+002.295/`, `+4851.46+00217.7/`. */
export function readPlace(text: string | undefined): MediaFacts['place'] {
  const [, latitude, longitude] = /^([+-]\d{2,6}(?:\.\d{1,12})?)([+-]\d{3,7}(?:\.\d{1,12})?)/.exec(text ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const degrees = (part: string, digits: number) => {
    const [whole = ''] = part.slice(1).split('.');
    const rest = part.slice(1 + digits);
    const minutes =
      whole.length >= digits + 2
        ? Number(rest.slice(0, 2)) +
          (whole.length >= digits + 4 ? Number(rest.slice(2)) / 60 : Number(`0${rest.slice(2)}`))
        : 0;
    const value = whole.length >= digits + 2 ? Number(whole.slice(0, digits)) + minutes / 60 : Number(part.slice(1));
    return part.startsWith('-') ? -value : value;
  };
  return { latitude: degrees(latitude, 2), longitude: degrees(longitude, 3) };
}

export function sizeOf({ shownWidth, shownHeight, width, height, turn = 0 }: Track): TrackFacts['size'] {
  const [across, down] = [shownWidth ?? width ?? 0, shownHeight ?? height ?? 0];
  if (!(across > 0 && down > 0)) return null;
  return turn % 180 === 0 ? { width: across, height: down } : { width: down, height: across };
}

async function factsOf(track: Track): Promise<TrackFacts> {
  const count = track.kind === 'other' ? null : ((await track.count?.()) ?? null);
  const counted = count && count.seconds > 0 ? (count.bytes * 8) / count.seconds : null;
  const frames = count && count.seconds > 0 ? count.packets / count.seconds : null;
  return {
    track,
    count,
    bitRate: track.bitRate ?? counted,
    frameRate: track.kind === 'video' ? (count?.varies ? frames : (track.frameRate ?? frames)) : null,
    size: track.kind === 'video' ? sizeOf(track) : null,
  };
}

/** Throws Problem. */
export async function mediaFacts(file: Sliceable): Promise<MediaFacts> {
  const tags = await tagsOf(file);
  const media = await openMedia(file).catch((error: unknown) => {
    const isOther = error instanceof Problem && error.code === 'unsupported-container';
    if (isOther && tags.media) return tags.media;
    throw error;
  });
  const tracks: TrackFacts[] = [];
  for (const track of media.tracks) tracks.push(await factsOf(track));
  return { media, tracks, tags: tags.values, covers: tags.covers, place: readPlace(media.location) };
}

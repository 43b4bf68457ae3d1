// Makes animations and single pictures of a video. A picture is decoded, written and forgotten before the next one.
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { sizeOf } from '../../media/containers/facts.ts';
import { openMedia } from '../../media/containers/open.ts';
import type { Bytes, Track } from '../../media/containers/tracks.ts';
import { rangeIn, writeTime } from '../../media/sound/times.ts';
import { encodePicture } from '../codecs/encode.ts';
import { writePng } from '../codecs/write-png.ts';
import { type AnimatedFrame, animatedGif } from '../image/animated-gif.ts';
import { picturesOf, type Size, videoProblem } from './decode-video.ts';
import type { VideoNote } from './names.ts';
import { takenOf } from './timing.ts';
import { animatedWebp, type WebpFrame } from './webp-animation.ts';

export interface Cut {
  /** In seconds, before the end if negative; null for the start or the end. */
  from: number | null;
  to: number | null;
}

export interface Surroundings {
  signal: AbortSignal;
  progress: (share: number) => void;
  blobOf: (pieces: AsyncIterable<Bytes>) => Promise<Blob>;
}

interface Opened {
  track: Track;
  size: Size;
  start: number;
  seconds: number;
  notes: Map<VideoNote, Record<string, string | number>>;
}

/** A size of this width with the same shape. */
const scaled = ({ width, height }: Size, wanted: number): Size => ({
  width: wanted,
  height: Math.max(1, Math.round((height * wanted) / width)),
});

async function opened(file: Sliceable, { from, to }: Cut, wanted: number | null): Promise<Opened> {
  const media = await openMedia(file);
  const track = media.tracks.find(({ kind }) => kind === 'video');
  if (!track) throw videoProblem('no-video');
  const own = sizeOf(track);
  if (!own) throw videoProblem('broken-video');
  const { start, end, isShorter } = rangeIn(from, to, track.seconds);
  const notes: Opened['notes'] = new Map();
  if (isShorter) notes.set('shorter', { length: writeTime(track.seconds ?? 0) });
  if (media.isCut) notes.set('file-cut', {});
  if (end === Infinity) throw videoProblem('broken-video');
  return { track, size: scaled(own, Math.min(own.width, wanted ?? own.width)), start, seconds: end - start, notes };
}

/** What fits into memory while it is written, and in minutes. */
const MOST_PIXELS = 500_000_000;

function checkCount(count: number, { width, height }: Size, most: number): void {
  const fitting = Math.min(most, Math.floor(MOST_PIXELS / width / height));
  if (count > fitting) throw videoProblem('too-many-frames', { count, maximum: fitting });
}

export interface AnimationWanted extends Cut {
  format: 'gif' | 'webp';
  width: number | null;
  /** Pictures per second. */
  rate: number;
  dithers: boolean;
  quality: number;
}

const MOST_ANIMATED = 5000;

export interface Animation {
  bytes: Bytes;
  size: Size;
  /** Pictures in the file, of which a still one is only once. */
  pictures: number;
  seconds: number;
  notes: Opened['notes'];
}

/** Throws Problem. */
export async function animated(
  file: Sliceable,
  wanted: AnimationWanted,
  surroundings: Surroundings,
): Promise<Animation> {
  const { track, size, start, seconds, notes } = await opened(file, wanted, wanted.width);
  const step = 1 / wanted.rate;
  const count = Math.max(1, Math.round(seconds * wanted.rate));
  checkCount(count, size, MOST_ANIMATED);
  const { signal, progress } = surroundings;
  let pictures = 0;
  async function* frames(): AsyncGenerator<AnimatedFrame> {
    for await (const taken of takenOf(picturesOf(track, start), { start, step, count })) {
      signal.throwIfAborted();
      yield { pixels: await taken.picture.pixels(size), start: taken.start, end: taken.start + taken.count * step };
      pictures += 1;
      progress((taken.start / step + taken.count) / count);
    }
    if (pictures === 0) throw videoProblem('broken-video');
  }
  const bytes =
    wanted.format === 'gif'
      ? await animatedGif(frames(), wanted.dithers)
      : await written(frames(), size, wanted.quality);
  return { bytes, size, pictures, seconds: count * step, notes };
}

async function written(frames: AsyncIterable<AnimatedFrame>, size: Size, quality: number): Promise<Bytes> {
  const made: WebpFrame[] = [];
  const milliseconds = (seconds: number) => Math.round(seconds * 1000);
  for await (const { pixels, start, end } of frames)
    made.push({
      picture: await encodePicture(pixels, 'webp', quality),
      milliseconds: milliseconds(end) - milliseconds(start),
    });
  return animatedWebp(made, size);
}

const MOST_STILLS = 500;
/** When pictures are larger in all, they are collected outside of memory. */
const MOST_IN_MEMORY = 32_000_000;

export interface Still {
  name: string;
  type: string;
  bytes: Bytes | Blob;
}

export interface Stills {
  files: Still[];
  size: Size;
  notes: Opened['notes'];
}

/** Takes a picture every so many seconds. Throws Problem. */
export async function stills(
  file: Sliceable & { name: string },
  { every, width, ...cut }: Cut & { every: number; width: number | null },
  { signal, progress, blobOf }: Surroundings,
): Promise<Stills> {
  const { track, size, start, seconds, notes } = await opened(file, cut, width);
  const count = Math.max(1, Math.ceil(seconds / every - 0.001));
  checkCount(count, size, MOST_STILLS);
  const files: Still[] = [];
  let kept = 0;
  for await (const taken of takenOf(picturesOf(track, start), { start, step: every, count })) {
    signal.throwIfAborted();
    const png = await writePng(await taken.picture.pixels(size));
    kept += png.length;
    const bytes = kept > MOST_IN_MEMORY ? await blobOf(once(png)) : png;
    files.push({ name: nameAt(file.name, start + taken.start), type: 'image/png', bytes });
    progress((taken.start / every + taken.count) / count);
  }
  if (files.length === 0) throw videoProblem('broken-video');
  return { files, size, notes };
}

async function* once(bytes: Bytes): AsyncGenerator<Bytes> {
  yield bytes;
}

/** `clip-0m05.400s.png`: names sort by time. */
function nameAt(name: string, seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [minutes, rest] = [Math.floor(thousandths / 60_000), thousandths % 60_000];
  const stem = name.replace(/\.\w{1,5}$/, '');
  return `${stem}-${two(minutes)}m${two(Math.floor(rest / 1000))}.${String(rest % 1000).padStart(3, '0')}s.png`;
}

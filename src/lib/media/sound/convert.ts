// Converts the sound of any file to WAV or Opus.
import { concatAll } from '../../bytes/concat.ts';
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import { slicesIn } from '../archives/bytes-in.ts';
import { openMedia } from '../containers/open.ts';
import type { Bytes, Media, Track } from '../containers/tracks.ts';
import { encodeOpus } from './by-browser.ts';
import { openSound } from './decode.ts';
import { cut, delayed, faded, measured, mixed } from './process.ts';
import { resampled } from './resample.ts';
import { lengthOf, type Planes, type SoundNote, soundProblem } from './sound.ts';
import { rangeIn, writeTime } from './times.ts';
import { oggPieces } from './write-ogg.ts';
import { checkLength, type Depth, samplesOf, wavHead } from './write-wav.ts';

export interface Wanted {
  format: 'wav' | 'opus';
  depth: Depth | 'same';
  /** In seconds, before the end if negative; null for the start or the end. */
  from: number | null;
  to: number | null;
  /** In Hz; null for that of the source. */
  rate: number | null;
  mono: boolean;
  /** The level below which both ends are silence, in dB; null if they stay. */
  silence: number | null;
  /** In seconds. */
  fade: number;
  /** In kbit/s. */
  bitRate: number;
}

/** The same as the form has it. */
export type TypedSound = Omit<Wanted, 'from' | 'to' | 'rate'> & Record<'from' | 'to' | 'rate', string>;

export interface Surroundings {
  signal: AbortSignal;
  progress: (share: number) => void;
  blobOf: (pieces: AsyncIterable<Bytes>) => Promise<Blob>;
}

export interface Converted {
  bytes: Bytes | Blob;
  type: string;
  extension: string;
  facts: { before: number | null; after: number; rate: number; channels: number; depth: Depth | null; codec: string };
  notes: Map<SoundNote, Record<string, string | number>>;
}

/** The sound that a player would play. Throws Problem. */
export function soundTrack(media: Media): Track {
  const track = media.tracks.find(({ kind }) => kind === 'sound');
  if (!track) throw soundProblem('no-sound');
  return track;
}

const OPUS_RATE = 48_000;

/** Blocks of a few samples cost more than they hold; those of seconds keep a cancellation waiting. */
async function* watched(
  blocks: AsyncIterable<Planes>,
  { signal, progress }: Surroundings,
  total: number,
  base: number,
  share: number,
) {
  let at = 0;
  let reported = 0;
  for await (const planes of blocks) {
    signal.throwIfAborted();
    yield planes;
    at += lengthOf(planes);
    if (total > 0 && at - reported > total / 100) {
      progress(base + (share * at) / total);
      reported = at;
    }
  }
}

export async function convertSound(file: Sliceable, wanted: Wanted, surroundings: Surroundings): Promise<Converted> {
  const media = await openMedia(file);
  const track = soundTrack(media);
  const { start, end, isShorter } = rangeIn(wanted.from, wanted.to, track.seconds);
  const notes: Converted['notes'] = new Map();
  if (isShorter) notes.set('shorter', { length: writeTime(track.seconds ?? 0) });
  if (media.isCut) notes.set('file-cut', {});
  const count = media.tracks.filter(({ kind }) => kind === 'sound').length;
  if (count > 1) notes.set('several-tracks', { count });
  const sound = await openSound(track, start);
  const { rate } = sound;
  const isOpus = wanted.format === 'opus';
  const channels = wanted.mono ? 1 : isOpus ? Math.min(2, sound.channels) : sound.channels;
  if (channels < sound.channels && !wanted.mono) notes.set('mixed-down', { channels: sound.channels });
  const depth = depthOf(wanted.depth, sound.depth);
  const targetRate = isOpus ? OPUS_RATE : (wanted.rate ?? rate);
  const length = end === Infinity ? 0 : Math.round((end - start) * rate);
  if (!isOpus) checkLength((length * targetRate) / rate, channels, targetRate, depth);
  const needsMeasure = wanted.silence !== null || wanted.fade > 0;
  const part = (opened: typeof sound) => {
    const offset = Math.round(start * rate) - opened.start;
    const last = end === Infinity ? Infinity : Math.round(end * rate) - opened.start;
    return cut(
      delayed(opened.blocks, opened.channels, Math.max(0, -offset)),
      Math.max(0, offset),
      last + Math.max(0, -offset),
    );
  };
  let blocks: AsyncGenerator<Planes>;
  let total = length;
  if (needsMeasure) {
    // Decoded twice rather than kept: ten hours don't fit into memory.
    const threshold = wanted.silence === null ? -1 : 10 ** (wanted.silence / 20);
    const loud = await measured(watched(part(sound), surroundings, length, 0, 0.4), threshold);
    if (loud.samples > 0 && loud.first === -1) throw soundProblem('only-silence', { level: wanted.silence ?? 0 });
    const again = await openSound(track, start);
    total = loud.last + 1 - loud.first;
    blocks = watched(cut(part(again), loud.first, loud.last + 1), surroundings, total, 0.4, 0.6);
  } else blocks = watched(part(sound), surroundings, length, 0, 1);
  let made: AsyncIterable<Planes> = mixed(blocks, sound.channels, channels);
  if (wanted.fade > 0) made = faded(made, Math.round(wanted.fade * rate), total);
  made = resampled(made, channels, rate, targetRate);
  const base = { before: track.seconds, rate: targetRate, channels, codec: track.codec };
  if (isOpus) {
    const written = await writtenOpus(made, channels, wanted.bitRate * 1000, surroundings);
    return {
      ...written,
      type: 'audio/ogg',
      extension: 'opus',
      facts: { ...base, after: written.samples / OPUS_RATE, depth: null },
      notes,
    };
  }
  const written = await writtenWav(made, { channels, rate: targetRate, depth }, surroundings);
  if (written.clipped > 0) notes.set('clipped', { count: written.clipped });
  return {
    ...written,
    type: 'audio/wav',
    extension: 'wav',
    facts: { ...base, after: written.samples / targetRate, depth },
    notes,
  };
}

/** As exact as the source: 16 bits for all that has no more, as decoders of MP3 and AAC make it. */
function depthOf(wanted: Depth | 'same', own: number | undefined): Depth {
  if (wanted !== 'same') return wanted;
  return own === undefined || own <= 16 ? '16' : own <= 24 ? '24' : 'float';
}

/** Results up to this size are kept in memory. */
const MOST_IN_MEMORY = 32_000_000;

async function writtenWav(
  blocks: AsyncIterable<Planes>,
  form: { channels: number; rate: number; depth: Depth },
  { blobOf }: Surroundings,
) {
  let [samples, clipped, size] = [0, 0, 0];
  const written = async function* () {
    for await (const planes of blocks) {
      if (lengthOf(planes) === 0) continue;
      const made = samplesOf(planes, form.depth);
      samples += lengthOf(planes);
      clipped += made.clipped;
      size += made.bytes.length;
      checkLength(samples, form.channels, form.rate, form.depth);
      yield made.bytes;
    }
  };
  const data = await collectedUpTo(written(), blobOf);
  const head = wavHead({ ...form, bytes: size });
  const end = new Uint8Array(size % 2);
  if (!(data instanceof Blob)) return { bytes: concatAll([head, data, end]), samples, clipped };
  // The head says how much there is, which is known at the end.
  const whole = async function* () {
    yield head;
    yield* slicesIn(data, 0, data.size);
    if (end.length > 0) yield end;
  };
  return { bytes: await blobOf(whole()), samples, clipped };
}

async function collectedUpTo(pieces: AsyncGenerator<Bytes>, blobOf: Surroundings['blobOf']): Promise<Bytes | Blob> {
  const kept: Bytes[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return concatAll(kept);
    kept.push(value);
    size += value.length;
    if (size <= MOST_IN_MEMORY) continue;
    return blobOf(
      (async function* () {
        yield* kept.splice(0);
        yield* pieces;
      })(),
    );
  }
}

async function writtenOpus(blocks: AsyncIterable<Planes>, channels: number, bitRate: number, { blobOf }: Surroundings) {
  let samples = 0;
  const counted = async function* () {
    for await (const planes of blocks) {
      samples += lengthOf(planes);
      yield planes;
    }
  };
  const stream = await encodeOpus(counted(), channels, bitRate);
  const pieces = oggPieces(stream.packets, { channels, head: stream.head, samples: () => samples });
  return { bytes: await collectedUpTo(pieces, blobOf), samples };
}

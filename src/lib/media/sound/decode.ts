// Decodes the sound of a track: by our own code where that is short, by libopus, otherwise by the browser.
import { concatAll } from '../../bytes/concat.ts';
import { streamInfo } from '../containers/flac.ts';
import type { Packet, Track } from '../containers/tracks.ts';
import { decodeByBrowser } from './by-browser.ts';
import { decodeFrame } from './flac-decode.ts';
import { planesOf } from './pcm.ts';
import { MOST_CHANNELS, type Planes, type Sound, soundProblem } from './sound.ts';

/** Rates beyond these are of broken files. */
const MOST_RATE = 768_000;

/** Opens the sound of a track from this second on. Throws Problem. */
export async function openSound(track: Track, from: number): Promise<Sound> {
  const { sampleRate: rate = 0, channels = 0, depth, pcm } = track;
  if (channels > MOST_CHANNELS) throw soundProblem('too-many-channels', { count: channels });
  if (!(rate >= 100 && rate <= MOST_RATE) || channels < 1) throw soundProblem('broken-sound');
  const first = await started(track.packets(from));
  const start = Math.round(first.time * rate);
  const base = { rate, channels, depth, start };
  if (pcm) return { ...base, blocks: plain(first.packets, (bytes) => planesOf(bytes, pcm, channels)) };
  if (track.decoder === 'flac') return { ...base, blocks: flacBlocks(track, first.packets) };
  if (track.decoder === 'opus') {
    const { decodeOpus } = await import('./opus-decode.ts');
    return { ...base, blocks: decodeOpus(first.packets, track.setup, channels) };
  }
  return byBrowser(track, first);
}

interface Started {
  time: number;
  packets: AsyncGenerator<Packet>;
}

/** Reads the first packet, whose time is that of the first sample. */
async function started(packets: AsyncGenerator<Packet>): Promise<Started> {
  const first = await packets.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* packets;
  }
  return { time: first.done ? 0 : first.value.time, packets: all() };
}

async function* plain(
  packets: AsyncGenerator<Packet>,
  read: (bytes: Packet['bytes']) => Planes,
): AsyncGenerator<Planes> {
  for await (const { bytes } of packets) yield read(bytes);
}

/** A frame without a size in the header is at most what its samples take, and a little. */
const MOST_FRAME = 65_536 * 4 * 8;

async function* flacBlocks({ setup, channels = 0 }: Track, packets: AsyncGenerator<Packet>): AsyncGenerator<Planes> {
  if (!setup) throw soundProblem('broken-sound');
  const { rate, depth, mostBytes, mostInBlock } = streamInfo(setup);
  const room = mostBytes > 0 ? mostBytes + 32 : Math.min(MOST_FRAME, mostInBlock * channels * 4 + 1024) || MOST_FRAME;
  let held: Uint8Array<ArrayBuffer> = new Uint8Array();
  let at = 0;
  const more = async () => {
    const { done, value } = await packets.next();
    if (done) return false;
    held = concatAll([held.subarray(at), value.bytes]);
    at = 0;
    return true;
  };
  for (;;) {
    while (held.length - at < room && (await more()));
    if (held.length - at < 6) return;
    // Tags of other formats follow the last frame of some files.
    if (held[at] !== 0xff || (held[at + 1]! & 0xfe) !== 0xf8) return;
    const frame = decodedFrame(held, at, { rate, depth });
    if (!frame) return; // the file is cut
    at = frame.end;
    if (frame.samples.length !== channels || frame.rate !== rate) throw soundProblem('broken-sound');
    const scale = 2 ** (frame.depth - 1);
    yield frame.samples.map((row) => Float32Array.from(row, (sample) => sample / scale));
  }
}

function decodedFrame(...frame: Parameters<typeof decodeFrame>) {
  try {
    return decodeFrame(...frame);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The rate and the channels are those that come out, which with HE-AAC are others than the container says. */
async function byBrowser(track: Track, { time, packets }: Started): Promise<Sound> {
  const blocks = decodeByBrowser(track, packets);
  const first = await blocks.next();
  if (first.done) throw soundProblem('broken-sound');
  const { planes, rate } = first.value;
  async function* all(): AsyncGenerator<Planes> {
    yield planes;
    // A stream that changes its channels keeps those that it began with.
    for await (const block of blocks) yield planes.map((_, channel) => block.planes[channel % block.planes.length]!);
  }
  return { rate, channels: planes.length, start: Math.round(time * rate), blocks: all() };
}

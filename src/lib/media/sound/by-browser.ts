// Decodes and encodes sound by what the browser has for it (WebCodecs).
import type { Packet, Track } from '../containers/tracks.ts';
import { lengthOf, type Planes, soundProblem } from './sound.ts';

/** Packets that may wait in a decoder, so that they and their sound stay few. */
const MOST_WAITING = 16;

interface Codec {
  ondequeue: ((this: never, event: Event) => void) | null;
}

/** Waits until a codec has taken something; it may also have failed. */
const taken = (codec: Codec, failed: Promise<void>) =>
  Promise.race([failed, new Promise<void>((resolve) => (codec.ondequeue = () => resolve()))]);

async function configOf({ decoder, setup, sampleRate, channels }: Track): Promise<AudioDecoderConfig | null> {
  if (decoder === null || typeof AudioDecoder !== 'function') return null;
  const config = {
    codec: decoder,
    sampleRate: sampleRate!,
    numberOfChannels: channels!,
    ...(setup && { description: setup }),
  };
  try {
    const { supported } = await AudioDecoder.isConfigSupported(config);
    return supported ? config : null;
  } catch {
    return null;
  }
}

const planesIn = (data: AudioData): Planes =>
  Array.from({ length: data.numberOfChannels }, (_, planeIndex) => {
    const plane = new Float32Array(data.numberOfFrames);
    data.copyTo(plane, { planeIndex, format: 'f32-planar' });
    return plane;
  });

export interface BrowserBlock {
  planes: Planes;
  rate: number;
}

/** Decodes packets in their order. Throws Problem if this browser can't, or nobody can. */
export async function* decodeByBrowser(track: Track, packets: AsyncIterable<Packet>): AsyncGenerator<BrowserBlock> {
  const config = await configOf(track);
  const isHopeless = track.decoder === null || typeof AudioDecoder === 'function';
  if (!config) throw soundProblem(isHopeless ? 'sound-codec' : 'no-decoder', { codec: track.codec });
  const ready: AudioData[] = [];
  let problem: unknown;
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  const decoder = new AudioDecoder({
    output: (data) => void ready.push(data),
    error(error) {
      problem = error;
      fail();
    },
  });
  const made = function* (): Generator<BrowserBlock> {
    for (let data = ready.shift(); data; data = ready.shift()) {
      const block = { planes: planesIn(data), rate: data.sampleRate };
      data.close();
      yield block;
    }
  };
  try {
    decoder.configure(config);
    for await (const { bytes, time } of packets) {
      if (problem !== undefined) break;
      decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: Math.round(time * 1e6), data: bytes }));
      while (decoder.decodeQueueSize > MOST_WAITING && problem === undefined) await taken(decoder, failed);
      yield* made();
    }
    if (problem === undefined) await decoder.flush().catch((error: unknown) => (problem = error));
    yield* made();
    if (problem !== undefined) throw soundProblem('broken-sound');
  } finally {
    for (const data of ready) data.close();
    if (decoder.state !== 'closed') decoder.close();
  }
}

export interface OpusStream {
  /** The header, once there is a packet. */
  head(): Uint8Array<ArrayBuffer> | undefined;
  packets: AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

const RATE = 48_000;

/** Encodes sound of 48 kHz as Opus. Throws Problem if this browser can't. */
export async function encodeOpus(
  blocks: AsyncIterable<Planes>,
  channels: number,
  bitRate: number,
): Promise<OpusStream> {
  const config: AudioEncoderConfig = { codec: 'opus', sampleRate: RATE, numberOfChannels: channels, bitrate: bitRate };
  const isThere =
    typeof AudioEncoder === 'function' && (await AudioEncoder.isConfigSupported(config).catch(() => null))?.supported;
  if (!isThere) throw soundProblem('no-opus');
  const ready: Uint8Array<ArrayBuffer>[] = [];
  let head: Uint8Array<ArrayBuffer> | undefined;
  let problem: unknown;
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  const encoder = new AudioEncoder({
    output(chunk, metadata) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      ready.push(bytes);
      const description = metadata?.decoderConfig?.description;
      if (description)
        head = new Uint8Array(
          ArrayBuffer.isView(description)
            ? (description.buffer.slice(
                description.byteOffset,
                description.byteOffset + description.byteLength,
              ) as ArrayBuffer)
            : (description.slice(0) as ArrayBuffer),
        );
    },
    error(error) {
      problem = error;
      fail();
    },
  });
  async function* packets() {
    try {
      encoder.configure(config);
      let at = 0;
      for await (const planes of blocks) {
        if (problem !== undefined) throw problem;
        const length = lengthOf(planes);
        if (length === 0) continue;
        const data = new Float32Array(length * channels);
        for (const [channel, plane] of planes.entries()) data.set(plane, channel * length);
        const timestamp = Math.round((at / RATE) * 1e6);
        const sound = new AudioData({
          format: 'f32-planar',
          sampleRate: RATE,
          numberOfFrames: length,
          numberOfChannels: channels,
          timestamp,
          data,
        });
        encoder.encode(sound);
        sound.close();
        at += length;
        while (encoder.encodeQueueSize > MOST_WAITING && problem === undefined) await taken(encoder, failed);
        yield* ready.splice(0);
      }
      await encoder.flush();
      if (problem !== undefined) throw problem;
      yield* ready.splice(0);
    } finally {
      if (encoder.state !== 'closed') encoder.close();
    }
  }
  return { head: () => head, packets: packets() };
}

// Decodes the pictures of a video, one after the other: what is stored as pictures by our own code, all else by the browser (WebCodecs).
import { Problem } from '../../../base/problem.ts';
import type { Packet, Track } from '../../media/containers/tracks.ts';
import { decodePicture } from '../codecs/decode.ts';
import { newPixels, type Pixels } from '../image/pixels.ts';
import { resized } from '../pixels/resize.ts';
import { type Turn, turned } from '../pixels/turn.ts';
import type { VideoProblemCode } from './names.ts';

export const videoProblem = (code: VideoProblemCode, params?: Record<string, string | number>) =>
  new Problem<VideoProblemCode>(code, undefined, params);

export interface Size {
  width: number;
  height: number;
}

/** A picture of a video, which may lie in the memory of a graphics card until it's closed. */
export interface Picture {
  /** In seconds. */
  time: number;
  /** Returns it upright, in this size. */
  pixels(size: Size): Promise<Pixels>;
  close(): void;
}

/** Returns pictures in the order in which they are shown, from the last one on from which `from` can be reached. Throws Problem. */
export function picturesOf(track: Track, from: number): AsyncGenerator<Picture> {
  if (track.decoder === 'rgb' || track.decoder === 'jpeg' || track.decoder === 'png')
    return storedPictures(track, from);
  return decodedPictures(track, from);
}

const isAcross = ({ turn = 0 }: Track) => turn % 180 !== 0;

/** The size before it's turned. */
const sizeBefore = (track: Track, { width, height }: Size): Size =>
  isAcross(track) ? { width: height, height: width } : { width, height };

async function* storedPictures(track: Track, from: number): AsyncGenerator<Picture> {
  for await (const { bytes, time } of track.packets(from)) {
    yield {
      time,
      async pixels(size) {
        const source = track.decoder === 'rgb' ? plainPixels(bytes, track) : (await decodePicture(bytes)).pixels;
        const { width, height } = sizeBefore(track, size);
        return turned(resized(source, width, height), String(track.turn ?? 0) as Turn);
      },
      close: () => undefined,
    };
  }
}

/** Red, green and blue of each pixel. */
function plainPixels(bytes: Packet['bytes'], { width = 0, height = 0 }: Track): Pixels {
  if (bytes.length < width * height * 3) throw videoProblem('broken-video');
  const made = newPixels(width, height);
  for (let from = 0, to = 0; to < made.data.length; from += 3, to += 4) {
    made.data[to] = bytes[from]!;
    made.data[to + 1] = bytes[from + 1]!;
    made.data[to + 2] = bytes[from + 2]!;
    made.data[to + 3] = 255;
  }
  return made;
}

async function configOf({ decoder, setup, width, height }: Track): Promise<VideoDecoderConfig | null> {
  if (decoder === null || typeof VideoDecoder !== 'function') return null;
  const config = {
    codec: decoder,
    ...(setup && { description: setup }),
    ...(width && height && { codedWidth: width, codedHeight: height }),
  };
  try {
    return (await VideoDecoder.isConfigSupported(config)).supported ? config : null;
  } catch {
    return null;
  }
}

/** Packets that may wait in the decoder: each may hold a picture of many megabytes. */
const MOST_WAITING = 4;

async function* decodedPictures(track: Track, from: number): AsyncGenerator<Picture> {
  const config = await configOf(track);
  if (!config) {
    const isHopeless = track.decoder === null || typeof VideoDecoder === 'function';
    throw videoProblem(isHopeless ? 'video-codec' : 'no-video-decoder', { codec: track.codec });
  }
  const ready: VideoFrame[] = [];
  let problem: unknown;
  let wake = () => {};
  const decoder = new VideoDecoder({
    output(frame) {
      ready.push(frame);
      wake();
    },
    error(error) {
      problem = error;
      wake();
    },
  });
  const happened = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
      decoder.ondequeue = () => resolve();
    });
  const draw = drawing(track);
  const next = function* (): Generator<Picture> {
    for (let frame = ready.shift(); frame; frame = ready.shift()) yield pictureOf(frame, draw);
  };
  try {
    decoder.configure(config);
    let hasKey = false;
    for await (const { bytes, time, isKey } of track.packets(from)) {
      hasKey ||= isKey;
      if (!hasKey) continue; // nothing can be made of it
      while (decoder.decodeQueueSize > MOST_WAITING && ready.length === 0 && problem === undefined) await happened();
      if (problem !== undefined) break;
      decoder.decode(
        new EncodedVideoChunk({ type: isKey ? 'key' : 'delta', timestamp: Math.round(time * 1e6), data: bytes }),
      );
      yield* next();
    }
    if (problem === undefined) {
      const flushed = decoder.flush().catch((error: unknown) => (problem = error));
      let isDone = false;
      void flushed.then(() => {
        isDone = true;
        wake();
      });
      while (!isDone) {
        if (ready.length === 0) await Promise.race([flushed, happened()]);
        yield* next();
      }
    }
    yield* next();
    if (problem !== undefined) throw videoProblem('broken-video');
  } finally {
    for (const frame of ready) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
}

type Draw = (frame: VideoFrame, size: Size) => Pixels;

function pictureOf(frame: VideoFrame, draw: Draw): Picture {
  return {
    time: frame.timestamp / 1e6,
    pixels: async (size) => draw(frame, size),
    close: () => frame.close(),
  };
}

/** Draws frames upright, on one canvas. */
function drawing(track: Track): Draw {
  let context: OffscreenCanvasRenderingContext2D | null = null;
  return (frame, size) => {
    if (context?.canvas.width !== size.width || context.canvas.height !== size.height)
      context = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new TypeError('no 2D canvas');
    const { width, height } = sizeBefore(track, size);
    context.imageSmoothingQuality = 'high';
    context.setTransform(1, 0, 0, 1, size.width / 2, size.height / 2);
    context.rotate(((track.turn ?? 0) * Math.PI) / 180);
    context.drawImage(frame, -width / 2, -height / 2, width, height);
    const { data } = context.getImageData(0, 0, size.width, size.height);
    return { ...size, data: new Uint8ClampedArray(data.buffer as ArrayBuffer) };
  };
}

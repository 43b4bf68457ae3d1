// What is in a file with sound or video, whatever its container.
import { Problem } from '../../../base/problem.ts';
import type { Sliceable } from '../../bytes/base64-pieces.ts';
import type { MediaProblemCode } from './names.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export const brokenMedia = () => new Problem<MediaProblemCode>('broken-media');

/** What a container hands to a decoder at once: a frame of a video, or a few milliseconds of sound. */
export interface Packet {
  bytes: Bytes;
  /** In seconds; frames come in the order in which they are decoded. */
  time: number;
  isKey: boolean;
}

/** How samples are stored that need no decoder. */
export interface PcmForm {
  kind: 'int' | 'float' | 'a-law' | 'mu-law';
  /** Of a sample, in its container of whole bytes. */
  bytes: number;
  isLittle: boolean;
  isSigned: boolean;
}

/** What is counted while passing through a track. */
export interface TrackCount {
  packets: number;
  bytes: number;
  seconds: number;
  /** Whether frames last differently long. */
  varies: boolean;
}

export interface Track {
  kind: 'sound' | 'video' | 'other';
  /** As people call it: `AAC`, `H.264`. */
  codec: string;
  /** As WebCodecs calls it; null for what no browser decodes. */
  decoder: string | null;
  /** What a decoder needs to begin. */
  setup?: Bytes | undefined;
  pcm?: PcmForm;
  language?: string | undefined;
  /** Of the part that is played; null if unknown. */
  seconds: number | null;
  /** Bits per second, if the container says so. */
  bitRate?: number | undefined;
  sampleRate?: number;
  channels?: number;
  /** Bits of a sample. */
  depth?: number | undefined;
  /** As stored. */
  width?: number;
  height?: number;
  /** As shown, before it's turned. */
  shownWidth?: number;
  shownHeight?: number;
  /** Clockwise. */
  turn?: 0 | 90 | 180 | 270;
  frameRate?: number | undefined;
  /** Samples that a decoder makes before those that are meant. */
  delay?: number;
  /** Returns what a decoder needs for everything from this second on. */
  packets(from?: number): AsyncGenerator<Packet>;
  count?(): Promise<TrackCount>;
}

export interface Media {
  container: string;
  seconds: number | null;
  tracks: Track[];
  /** Where it was recorded, as ISO 6709 writes it. */
  location?: string | undefined;
  /** When it was recorded, in ISO 8601. */
  created?: string | undefined;
  /** Names and values that only this container has. */
  tags?: readonly (readonly [name: string, value: string])[];
  /** Whether the file ends before its content does. */
  isCut?: boolean;
}

const WINDOW = 262_144;

/** A file that is read in windows, since most reads are of a few bytes near the last ones. */
export class Source {
  readonly size: number;
  private readonly file: Sliceable;
  private start = 0;
  private window: Bytes = new Uint8Array();

  constructor(file: Sliceable) {
    this.file = file;
    this.size = file.size;
  }

  /** Returns this part of the file; less at its end. */
  async at(start: number, length: number): Promise<Bytes> {
    const end = Math.min(this.size, start + length);
    if (!(start < end)) return new Uint8Array();
    if (start < this.start || end > this.start + this.window.length) {
      const until = Math.min(this.size, Math.max(end, start + WINDOW));
      this.window = new Uint8Array(await this.file.slice(start, until).arrayBuffer());
      this.start = start;
    }
    return this.window.subarray(start - this.start, end - this.start);
  }

  /** Returns a part that may be large, as a copy. */
  async whole(start: number, length: number): Promise<Bytes> {
    return new Uint8Array(await this.file.slice(start, Math.min(this.size, start + length)).arrayBuffer());
  }
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Four bytes as characters, or as many as asked. */
export const codeAt = (bytes: Uint8Array, at: number, length = 4) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const PIECE = 65_536;

/** Passes through a part of a file of samples that are stored as they are, in whole frames. */
export async function* piecesOf(
  source: Source,
  { start, end, frame, rate }: { start: number; end: number; frame: number; rate: number },
  from = 0,
): AsyncGenerator<Packet> {
  const step = Math.max(1, Math.floor(PIECE / frame)) * frame;
  const first = Math.max(0, Math.floor(from * rate)) * frame;
  for (let at = start + first; at + frame <= end; at += step) {
    const bytes = await source.at(at, Math.min(step, end - at));
    const whole = bytes.length - (bytes.length % frame);
    if (whole === 0) return;
    yield { bytes: bytes.subarray(0, whole), time: (at - start) / frame / rate, isKey: true };
  }
}

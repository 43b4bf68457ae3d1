// MP3 (MPEG audio, layers I to III) and AAC in ADTS: frames in a row, each with a header.
import { brokenMedia, codeAt, type Media, type Packet, type Source, type Track, type TrackCount } from './tracks.ts';

interface Frame {
  length: number;
  samples: number;
  rate: number;
  channels: number;
  /** What frames of a stream have in common. */
  kind: string;
}

// In kbit/s: MPEG-1 layers I, II and III, then MPEG-2 layer I, and II and III.
const BIT_RATES = [
  [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const RATES = [44_100, 48_000, 32_000];

/** Reads the header of a frame of MPEG audio (ISO 11172-3). */
function mpegFrame(bytes: Uint8Array, at: number): Frame | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xe0) !== 0xe0) return null;
  const version = (bytes[at + 1]! >> 3) & 3; // 3: MPEG-1, 2: MPEG-2, 0: MPEG-2.5
  const layer = 4 - ((bytes[at + 1]! >> 1) & 3);
  const rateIndex = (bytes[at + 2]! >> 2) & 3;
  const bitIndex = bytes[at + 2]! >> 4;
  if (version === 1 || layer === 4 || rateIndex === 3 || bitIndex === 0 || bitIndex === 15) return null;
  const isFirst = version === 3;
  const bitRate = BIT_RATES[isFirst ? layer - 1 : layer === 1 ? 3 : 4]![bitIndex]! * 1000;
  const rate = RATES[rateIndex]! / (isFirst ? 1 : version === 2 ? 2 : 4);
  const padding = (bytes[at + 2]! >> 1) & 1;
  const samples = layer === 1 ? 384 : layer === 2 || isFirst ? 1152 : 576;
  const length =
    layer === 1
      ? (Math.floor((12 * bitRate) / rate) + padding) * 4
      : Math.floor(((samples / 8) * bitRate) / rate) + padding;
  const channels = bytes[at + 3]! >> 6 === 3 ? 1 : 2;
  return { length, samples, rate, channels, kind: `${version} ${layer} ${rate}` };
}

const ADTS_RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];

/** Reads the header of a frame of AAC (ISO 13818-7). */
function adtsFrame(bytes: Uint8Array, at: number): Frame | null {
  if (at + 7 > bytes.length || bytes[at] !== 0xff || (bytes[at + 1]! & 0xf6) !== 0xf0) return null;
  const rate = ADTS_RATES[(bytes[at + 2]! >> 2) & 15];
  const length = ((bytes[at + 3]! & 3) << 11) | (bytes[at + 4]! << 3) | (bytes[at + 5]! >> 5);
  if (rate === undefined || length < 7) return null;
  const setting = ((bytes[at + 2]! & 1) << 2) | (bytes[at + 3]! >> 6);
  const channels = setting === 7 ? 8 : setting;
  const samples = 1024 * ((bytes[at + 6]! & 3) + 1);
  return { length, samples, rate, channels, kind: `aac ${rate}` };
}

type ReadFrame = typeof mpegFrame;

const HEADER = 7;
/** How far the first frame may be from where it should be, and a later one from the end of the last. */
const MOST_SKIPPED = 65_536;

/** Finds a frame that another one of the same kind follows, or the end. */
async function frameFrom(source: Source, start: number, read: ReadFrame, kind?: string) {
  const bytes = await source.at(start, MOST_SKIPPED + HEADER);
  for (let at = 0; at + 4 <= bytes.length && at < MOST_SKIPPED; at++) {
    const frame = read(bytes, at);
    if (!frame || (kind !== undefined && frame.kind !== kind)) continue;
    const end = start + at + frame.length;
    const next = read(await source.at(end, HEADER), 0);
    if (next?.kind === frame.kind || end >= source.size) return { at: start + at, frame };
    if (kind === undefined && next === null && codeAt(await source.at(end, 3), 0, 3) === 'TAG')
      return { at: start + at, frame };
  }
  return null;
}

async function* framesOf(source: Source, start: number, read: ReadFrame, kind: string) {
  for (let at = start; at < source.size;) {
    let frame = read(await source.at(at, HEADER), 0);
    if (frame?.kind !== kind) {
      const next = await frameFrom(source, at, read, kind);
      if (!next) return;
      ({ at, frame } = next);
    }
    yield { at, frame };
    at += frame.length;
  }
}

/** What the encoder says in the first frame, which has no sound: the samples it added before and after. */
function encoderNote(bytes: Uint8Array): { delay: number; padding: number } | null {
  const at = [36, 21, 13].find((offset) => /^(?:Xing|Info)$/.test(codeAt(bytes, offset)));
  if (at === undefined) return codeAt(bytes, 36) === 'VBRI' ? { delay: 0, padding: 0 } : null;
  const flags = bytes[at + 7] ?? 0;
  const lame = at + 8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  if (lame + 24 > bytes.length || !/^(?:LAME|Lavc|Lavf|L3\.9)/.test(codeAt(bytes, lame)))
    return { delay: 0, padding: 0 };
  const [a, b, c] = [bytes[lame + 21]!, bytes[lame + 22]!, bytes[lame + 23]!];
  return { delay: (a << 4) | (b >> 4), padding: ((b & 15) << 8) | c };
}

/** What every decoder of MP3 makes before the first sample. */
const DECODER_DELAY = 529;

async function streamTrack(source: Source, start: number, isAac: boolean): Promise<Track> {
  const read = isAac ? adtsFrame : mpegFrame;
  const first = await frameFrom(source, start, read);
  if (!first) throw brokenMedia();
  const { frame } = first;
  const layer = isAac ? 0 : Number(frame.kind.split(' ')[1]);
  const note = layer === 3 ? encoderNote(await source.at(first.at, frame.length)) : null;
  const begin = note ? first.at + frame.length : first.at;
  const gap = note && note.delay > 0 ? note.delay + DECODER_DELAY : 0;
  let counted: TrackCount | undefined;
  const count = async () => {
    if (counted) return counted;
    let [packets, bytes] = [0, 0];
    for await (const { frame: each } of framesOf(source, begin, read, frame.kind)) {
      packets += 1;
      bytes += each.length;
    }
    const added = gap > 0 ? note!.delay + note!.padding : 0;
    const seconds = Math.max(0, packets * frame.samples - added) / frame.rate;
    return (counted = { packets, bytes, seconds, varies: false });
  };
  async function* packets(from = 0): AsyncGenerator<Packet> {
    // Frames of layer III need what up to nine before them have left over.
    const skipped = Math.max(0, Math.floor((from * frame.rate) / frame.samples) - 12);
    let index = 0;
    for await (const { at, frame: each } of framesOf(source, begin, read, frame.kind)) {
      const time = (index * frame.samples - gap) / frame.rate;
      if (index >= skipped) yield { bytes: await source.at(at, each.length), time, isKey: true };
      index += 1;
    }
  }
  const { seconds, bytes } = await count();
  return {
    kind: 'sound',
    codec: isAac ? 'AAC' : layer === 3 ? 'MP3' : `MPEG audio, layer ${'I'.repeat(layer)}`,
    decoder: isAac ? 'mp4a.40.2' : layer === 3 ? 'mp3' : null,
    seconds,
    bitRate: seconds > 0 ? (bytes * 8) / seconds : undefined,
    sampleRate: frame.rate,
    channels: frame.channels,
    packets,
    count,
  };
}

/** Whether frames of MP3 or AAC begin here. */
export async function streamKind(source: Source, start: number): Promise<'mp3' | 'aac' | null> {
  for (const [kind, read] of [
    ['aac', adtsFrame],
    ['mp3', mpegFrame],
  ] as const) {
    const first = read(await source.at(start, HEADER), 0);
    const next = first && read(await source.at(start + first.length, HEADER), 0);
    if (next && next.kind === first.kind) return kind;
  }
  return null;
}

export async function openStream(source: Source, start: number, kind: 'mp3' | 'aac'): Promise<Media> {
  const track = await streamTrack(source, start, kind === 'aac');
  return { container: kind === 'aac' ? 'AAC (ADTS)' : track.codec, seconds: track.seconds, tracks: [track] };
}

/** The length of an ID3v2 tag at the start of a file; 0 if there is none. */
export async function id3Length(source: Source): Promise<number> {
  const head = await source.at(0, 10);
  if (head.length < 10 || codeAt(head, 0, 3) !== 'ID3') return 0;
  const [a, b, c, d] = [head[6]! & 127, head[7]! & 127, head[8]! & 127, head[9]! & 127];
  const footer = head[5]! & 16 ? 10 : 0;
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d) + footer;
}

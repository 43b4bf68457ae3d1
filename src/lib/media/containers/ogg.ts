// Ogg (RFC 3533): pages of several streams, whose packets may go on in the next page.
import { concatAll } from '../../bytes/concat.ts';
import { flacFacts } from './flac.ts';
import { brokenMedia, type Bytes, codeAt, type Media, type Packet, type Source, type Track, viewOf } from './tracks.ts';

interface Page {
  serial: number;
  isFirst: boolean;
  goesOn: boolean;
  /** Samples up to the end of the last packet that ends here; −1 if none does. */
  granule: number;
  /** The lengths of the parts of packets, and whether the last one is complete. */
  lengths: number[];
  isWhole: boolean;
  body: number;
  end: number;
}

const HEADER = 27;
const MOST_PAGE = HEADER + 255 + 255 * 255;

async function pageAt(source: Source, at: number): Promise<Page | null> {
  const head = await source.at(at, HEADER + 255);
  if (head.length < HEADER || codeAt(head, 0) !== 'OggS') return null;
  const view = viewOf(head);
  const count = head[26]!;
  if (head.length < HEADER + count) return null;
  const lengths: number[] = [];
  let length = 0;
  let size = 0;
  for (let i = 0; i < count; i++) {
    const part = head[HEADER + i]!;
    length += part;
    size += part;
    if (part < 255 || i === count - 1) {
      lengths.push(length);
      length = 0;
    }
  }
  const isWhole = count === 0 || head[HEADER + count - 1]! < 255;
  const body = at + HEADER + count;
  return {
    serial: view.getUint32(14, true),
    isFirst: (head[5]! & 2) !== 0,
    goesOn: (head[5]! & 1) !== 0,
    granule: Number(view.getBigInt64(6, true)),
    lengths,
    isWhole,
    body,
    end: body + size,
  };
}

/** Pages in order; what lies between them is skipped. */
async function* pagesOf(source: Source, start = 0) {
  for (let at = start; at < source.size;) {
    const page = await pageAt(source, at);
    if (page) {
      yield page;
      at = page.end;
      continue;
    }
    const next = await nextPage(source, at + 1);
    if (next === null) return;
    at = next;
  }
}

async function nextPage(source: Source, start: number): Promise<number | null> {
  for (let from = start; from < source.size; from += MOST_PAGE) {
    const bytes = await source.at(from, MOST_PAGE + 3);
    for (let i = bytes.indexOf(0x4f); i !== -1; i = bytes.indexOf(0x4f, i + 1))
      if (codeAt(bytes, i) === 'OggS') return from + i;
  }
  return null;
}

/** A packet that no stream needs: 64 MB. */
const MOST_PACKET = 1 << 26;

/** A place up to which a stream is passed over, if its pages say where they end. */
interface Skip {
  granule: number;
  /** Hears of each page that is passed over. */
  passed: (granule: number) => void;
}

/** The packets of a stream, each with the granule of the page in which it ends last, otherwise −1. */
async function* packetsOf(source: Source, serial: number, skip?: Skip) {
  let parts: Bytes[] = [];
  let kept = 0;
  for await (const page of pagesOf(source)) {
    if (page.serial !== serial) continue;
    if (skip && page.granule > 0 && page.granule < skip.granule && page.isWhole && parts.length === 0) {
      skip.passed(page.granule);
      continue;
    }
    let at = page.body;
    // The start of this packet is lost.
    let isLost = page.goesOn && parts.length === 0;
    if (!page.goesOn) parts = [];
    for (const [index, length] of page.lengths.entries()) {
      const isLast = index === page.lengths.length - 1;
      parts.push((await source.at(at, length)).slice());
      at += length;
      kept += length;
      if (kept > MOST_PACKET) throw brokenMedia();
      if (isLast && !page.isWhole) break;
      const bytes = parts.length === 1 ? parts[0]! : concatAll(parts);
      parts = [];
      kept = 0;
      if (!isLost) yield { bytes, granule: isLast ? page.granule : -1 };
      isLost = false;
    }
  }
}

const HEADERS = { opus: 2, vorbis: 3 } as const;

/** The last granule of a stream: how many samples there are. */
async function lastGranule(source: Source, serial: number): Promise<number | null> {
  for (let reach = MOST_PAGE * 2; ; reach *= 8) {
    const start = Math.max(0, source.size - reach);
    const first = await nextPage(source, start);
    let last: number | null = null;
    if (first !== null)
      for await (const page of pagesOf(source, first))
        if (page.serial === serial && page.granule >= 0) last = page.granule;
    if (last !== null || start === 0) return last;
  }
}

async function opusTrack(source: Source, serial: number, head: Bytes): Promise<Track> {
  if (head.length < 19) throw brokenMedia();
  const delay = viewOf(head).getUint16(10, true);
  const last = await lastGranule(source, serial);
  return {
    kind: 'sound',
    codec: 'Opus',
    decoder: 'opus',
    setup: head,
    seconds: last === null ? null : Math.max(0, last - delay) / 48_000,
    sampleRate: 48_000,
    channels: head[9]!,
    delay,
    async *packets(from = 0): AsyncGenerator<Packet> {
      let at = -delay;
      let index = 0;
      // A decoder needs 80 ms to get into the sound.
      const first = from * 48_000 - 3840;
      const skip = { granule: first + delay, passed: (granule: number) => (at = granule - delay) };
      for await (const { bytes } of packetsOf(source, serial, skip)) {
        if (index++ < HEADERS.opus || bytes.length === 0) continue;
        const samples = opusSamples(bytes);
        if (at + samples > first) yield { bytes, time: at / 48_000, isKey: true };
        at += samples;
      }
    },
  };
}

/** How many samples a packet of Opus has (RFC 6716, 3.1). */
export function opusSamples(packet: Uint8Array): number {
  const config = packet[0]! >> 3;
  const size =
    config < 12 ? [480, 960, 1920, 2880][config & 3]! : config < 16 ? [480, 960][config & 1]! : 120 << (config & 3);
  const kind = packet[0]! & 3;
  const frames = kind === 0 ? 1 : kind === 3 ? (packet[1] ?? 0) & 63 : 2;
  return size * frames;
}

async function vorbisTrack(source: Source, serial: number, head: Bytes): Promise<Track> {
  if (head.length < 30) throw brokenMedia();
  const view = viewOf(head);
  const rate = view.getUint32(12, true);
  if (rate === 0) throw brokenMedia();
  const last = await lastGranule(source, serial);
  const headers: Bytes[] = [];
  for await (const { bytes } of packetsOf(source, serial)) {
    headers.push(bytes);
    if (headers.length === HEADERS.vorbis) break;
  }
  if (headers.length < HEADERS.vorbis) throw brokenMedia();
  const nominal = view.getInt32(20, true);
  return {
    kind: 'sound',
    codec: 'Vorbis',
    decoder: 'vorbis',
    setup: laced(headers),
    seconds: last === null ? null : last / rate,
    bitRate: nominal > 0 ? nominal : undefined,
    sampleRate: rate,
    channels: head[11]!,
    async *packets(): AsyncGenerator<Packet> {
      let index = 0;
      // The length of a packet is in codebooks; the order is enough.
      for await (const { bytes } of packetsOf(source, serial))
        if (index++ >= HEADERS.vorbis && bytes.length > 0) yield { bytes, time: 0, isKey: true };
    },
  };
}

/** The three headers in a row, as Matroska and WebCodecs take them. */
function laced(headers: readonly Bytes[]): Bytes {
  const sizes = headers
    .slice(0, -1)
    .flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]);
  return concatAll([Uint8Array.from([headers.length - 1, ...sizes]), ...headers]);
}

async function flacTrack(source: Source, serial: number, head: Bytes): Promise<Track> {
  // 0x7F "FLAC", version, number of headers, then "fLaC" and the block
  const facts = flacFacts(head.slice(17, 51));
  const last = await lastGranule(source, serial);
  return {
    ...facts,
    seconds: facts.seconds ?? (last === null ? null : last / facts.sampleRate),
    async *packets() {
      for await (const { bytes } of packetsOf(source, serial))
        if (bytes[0] === 0xff) yield { bytes, time: 0, isKey: true };
    },
  };
}

/** Streams that aren't decoded here. */
const OTHERS: readonly (readonly [start: string, codec: string, kind: Track['kind']])[] = [
  ['\x80theora', 'Theora', 'video'],
  ['Speex   ', 'Speex', 'sound'],
  ['BBCD\0', 'Dirac', 'video'],
  ['\x80kate', 'Kate', 'other'],
  ['fishead\0', 'Skeleton', 'other'],
];

async function trackOf(source: Source, serial: number, head: Bytes): Promise<Track> {
  if (codeAt(head, 0, 8) === 'OpusHead') return opusTrack(source, serial, head);
  if (codeAt(head, 0, 7) === '\x01vorbis') return vorbisTrack(source, serial, head);
  if (codeAt(head, 0, 5) === '\x7fFLAC') return flacTrack(source, serial, head);
  const [, codec, kind] = OTHERS.find(([start]) => codeAt(head, 0, start.length) === start) ?? [
    '',
    '?',
    'other' as const,
  ];
  const track: Track = { kind, codec, decoder: null, seconds: null, async *packets() {} };
  if (codec === 'Theora' && head.length >= 42) {
    const view = viewOf(head);
    track.width = view.getUint32(13) & 0xff_ffff;
    track.height = view.getUint32(16) & 0xff_ffff;
    track.frameRate = view.getUint32(22) / (view.getUint32(26) || 1);
    const last = await lastGranule(source, serial);
    // A granule counts pictures up to a whole one, and those behind it.
    const behind = 2 ** (((head[40]! & 3) << 3) | (head[41]! >> 5));
    if (last !== null && track.frameRate > 0)
      track.seconds = (Math.floor(last / behind) + (last % behind)) / track.frameRate;
  }
  return track;
}

const MOST_TRACKS = 100;

export async function openOgg(source: Source): Promise<Media> {
  const tracks: Track[] = [];
  for await (const page of pagesOf(source)) {
    if (!page.isFirst || tracks.length >= MOST_TRACKS) break;
    const head = await source.whole(page.body, page.lengths[0] ?? 0);
    const track = await trackOf(source, page.serial, head);
    if (track.codec !== 'Skeleton') tracks.push(track);
  }
  if (tracks.length === 0) throw brokenMedia();
  const lengths = tracks.flatMap(({ seconds }) => seconds ?? []);
  return { container: 'Ogg', seconds: lengths.length > 0 ? Math.max(...lengths) : null, tracks };
}

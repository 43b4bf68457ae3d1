// Matroska and WebM (RFC 9559).
import { concatAll } from '../../bytes/concat.ts';
import { type Element, elementAt, type Loaded, loadedElement, variable } from './ebml.ts';
import { trackFacts } from './matroska-tracks.ts';
import {
  brokenMedia,
  type Bytes,
  type Media,
  type Packet,
  type Source,
  type Track,
  type TrackCount,
  viewOf,
} from './tracks.ts';

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
const CLUSTER_TIME = 0xe7;
const REFERENCE = 0xfb;
/** Elements of the segment, which end a cluster whose size is unknown: Cues, Tags, SeekHead, Chapters, Attachments. */
const TOP = new Set([CLUSTER, INFO, TRACKS, 0x1c53bb6b, 0x1254c367, 0x114d9b74, 0x1043a770, 0x1941a469]);

interface Entry {
  track: Track;
  number: number;
  /** Bytes that are left out at the start of each packet. */
  prefix: Bytes;
  /** In seconds, of each frame. */
  lasts: number | undefined;
}

interface Segment {
  source: Source;
  /** Seconds of a tick. */
  tick: number;
  firstCluster: number;
  end: number;
}

/** A block as it lies in a cluster. */
interface Block {
  number: number;
  time: number;
  isKey: boolean;
  /** Of its frames. */
  frames: readonly { start: number; length: number }[];
}

const LACES = 3;
/** The head of a block with 256 frames of which each has a size. */
const MOST_HEAD = 2048;

/** Reads the head of a block: its track, its time and where its frames are. */
async function blockAt(
  source: Source,
  { start, end: stated }: Element,
  clusterTime: number,
  isKey: boolean | null,
): Promise<Block | null> {
  const end = Math.min(stated, source.size);
  const head = await source.at(start, Math.min(MOST_HEAD, end - start));
  const number = variable(head, 0);
  if (!number || head.length < number.length + 3) return null;
  let at = number.length;
  const time = clusterTime + viewOf(head).getInt16(at);
  const flags = head[at + 2]!;
  at += 3;
  const lacing = (flags >> 1) & 3;
  const count = lacing === 0 ? 1 : (head[at++] ?? 0) + 1;
  const sizes: number[] = [];
  for (let i = 0; i < count - 1 && lacing !== 2; i++) {
    if (lacing === 1) {
      let size = 0;
      let byte = 255;
      while (byte === 255 && at < head.length) size += byte = head[at++]!;
      sizes.push(size);
      continue;
    }
    const size = variable(head, at);
    if (!size || lacing !== LACES) return null;
    at += size.length;
    // Each size but the first is a difference.
    sizes.push(i === 0 ? size.value : sizes[i - 1]! + size.value - (2 ** (7 * size.length - 1) - 1));
  }
  const room = end - start - at;
  if (lacing === 2) sizes.push(...Array<number>(count - 1).fill(Math.floor(room / count)));
  const last = room - sizes.reduce((sum, size) => sum + size, 0);
  if (last < 0 || sizes.some((size) => !(size >= 0))) return null;
  let from = start + at;
  const frames = [...sizes, last].map((length) => {
    from += length;
    return { start: from - length, length };
  });
  return { number: number.value, time, isKey: isKey ?? (flags & 0x80) !== 0, frames };
}

/** All blocks of a segment. Each element begins behind the one before it, so a file can't make it go in circles. */
async function* blocksOf({ source, firstCluster, end }: Segment): AsyncGenerator<Block> {
  let clusterTime = 0;
  for (let at = firstCluster; at < end;) {
    const element = await elementAt(source, at);
    if (!element) return;
    // What is in a cluster follows its head.
    const isEntered = element.id === CLUSTER;
    at = isEntered ? element.start : element.end;
    if (element.id === CLUSTER_TIME)
      clusterTime = (await loadedElement(source, element)).bytes.reduce((sum, byte) => sum * 256 + byte, 0);
    if (element.id === SIMPLE_BLOCK) {
      const block = await blockAt(source, element, clusterTime, null);
      if (block) yield block;
    }
    if (element.id === BLOCK_GROUP) {
      const inner: Element[] = [];
      for (let from = element.start; from < Math.min(element.end, end);) {
        const child = await elementAt(source, from);
        if (!child) break;
        inner.push(child);
        from = child.end;
      }
      const own = inner.find(({ id }) => id === BLOCK);
      const isKey = !inner.some(({ id }) => id === REFERENCE);
      const block = own && (await blockAt(source, own, clusterTime, isKey));
      if (block) yield block;
    }
  }
}

function entryOf(element: Loaded, segment: Segment): Entry {
  const { facts, delay, ...shared } = trackFacts(element);
  const { lasts } = shared;
  const track = {
    ...facts,
    seconds: null,
    ...(facts.kind === 'video' && lasts && { frameRate: 1 / lasts }),
    packets: (from) => packetsOf(segment, { ...shared, track, delay }, from ?? 0),
    count: () => countOf(segment, shared),
  } as Track;
  return { ...shared, track };
}

/** Sound is decoded from a little before, video from the last picture that needs no other. */
async function* packetsOf(
  segment: Segment,
  { number, prefix, lasts, track, delay }: Entry & { delay: number },
  from: number,
): AsyncGenerator<Packet> {
  const PREROLL = 0.1;
  let first = 0;
  if (from > 0 && track.kind === 'video') {
    let index = 0;
    for await (const block of blocksOf(segment)) {
      if (block.number !== number) continue;
      if (block.isKey && block.time * segment.tick > from) break;
      if (block.isKey) first = index;
      index += 1;
    }
  }
  let index = 0;
  for await (const block of blocksOf(segment)) {
    if (block.number !== number) continue;
    const start = block.time * segment.tick - delay;
    if (index++ < first || (track.kind === 'sound' && start < from - PREROLL - 1)) continue;
    for (const [position, { start: at, length }] of block.frames.entries()) {
      const content = length > 1 << 18 ? await segment.source.whole(at, length) : await segment.source.at(at, length);
      const bytes = prefix.length > 0 ? concatAll([prefix, content]) : content;
      if (content.length < length) return; // the file is cut
      if (length > 0) yield { bytes, time: start + position * (lasts ?? 0), isKey: block.isKey };
    }
  }
}

async function countOf(segment: Segment, { number, lasts }: Pick<Entry, 'number' | 'lasts'>): Promise<TrackCount> {
  let [packets, bytes, last, first] = [0, 0, 0, -1];
  /** Of the first blocks: enough to see whether they are equally far apart. */
  const times: number[] = [];
  for await (const block of blocksOf(segment)) {
    if (block.number !== number) continue;
    packets += block.frames.length;
    bytes += block.frames.reduce((sum, { length }) => sum + length, 0);
    if (first === -1) first = block.time;
    if (times.length < 1000) times.push(block.time);
    last = Math.max(last, block.time);
  }
  const usual = lasts ?? (packets > 1 ? ((last - first) * segment.tick) / (packets - 1) : 0);
  const ticks = usual / segment.tick;
  // Times are rounded to ticks, of which most files have a thousand a second.
  times.sort((a, b) => a - b);
  const varies = times.some((time, at) => at > 0 && Math.abs(time - times[at - 1]! - ticks) > 1.5 + ticks * 0.1);
  return { packets, bytes, seconds: packets === 0 ? 0 : last * segment.tick + usual, varies };
}

export async function openMatroska(source: Source): Promise<Media> {
  const head = await elementAt(source, 0);
  if (!head) throw brokenMedia();
  const kind = (await loadedElement(source, head)).text(0x4282);
  let at = head.end;
  let element = await elementAt(source, at);
  while (element && element.id !== SEGMENT) element = await elementAt(source, (at = element.end));
  if (!element) throw brokenMedia();
  const segment: Segment = { source, tick: 0.001, firstCluster: Infinity, end: Math.min(element.end, source.size) };
  let duration: number | undefined;
  let description: Loaded | undefined;
  const isCut = element.end !== Infinity && element.end > source.size;
  for (at = element.start; at < segment.end;) {
    const child = await elementAt(source, at);
    if (!child) break;
    if (child.id === INFO) {
      const info = await loadedElement(source, child);
      segment.tick = (info.uint(0x2ad7b1) ?? 1_000_000) / 1e9 || 0.001;
      duration = info.float(0x4489);
    } else if (child.id === TRACKS) description = await loadedElement(source, child);
    else if (child.id === CLUSTER) segment.firstCluster = Math.min(segment.firstCluster, at);
    if (child.id === CLUSTER && description) break;
    // Of a cluster of unknown size, the children come next; they are passed over singly.
    at = child.end === Infinity && child.id === CLUSTER ? child.start : child.end;
    if (!TOP.has(child.id) && child.end === Infinity) break;
  }
  const entries = [...(description?.children() ?? [])]
    .filter(({ id }) => id === 0xae)
    .map((entry) => entryOf(entry, segment));
  if (entries.length === 0) throw brokenMedia();
  const stated = duration !== undefined && duration > 0 ? duration * segment.tick : null;
  const counts = stated === null ? await Promise.all(entries.map(({ track }) => track.count!())) : [];
  const seconds = stated ?? Math.max(0, ...counts.map((count) => count.seconds));
  for (const { track } of entries) track.seconds = seconds;
  return {
    container: kind === 'webm' ? 'WebM' : 'Matroska',
    seconds,
    tracks: entries.map(({ track }) => track),
    isCut,
  };
}

// Where the samples of an MP4 track lie. The tables stay as they are in the file: a day of sound has four million rows.
import { type Box, loaded, type Place } from './boxes.ts';
import type { Source, TrackCount } from './tracks.ts';

export interface Sample {
  offset: number;
  size: number;
  /** In ticks: when it is decoded, when it is shown, how long. */
  decoded: number;
  shown: number;
  lasts: number;
  isKey: boolean;
}

/** A table of runs: for each row a count, and a value. */
function runs(box: Box | undefined, width: number) {
  const rows = box?.rows(4, width) ?? 0;
  let row = -1;
  let left = 0;
  return {
    /** Moves to the next sample; false at the end. */
    next() {
      while (left === 0) {
        row += 1;
        if (row >= rows) return false;
        left = box!.u32(8 + row * width);
      }
      left -= 1;
      return true;
    },
    at: () => 8 + row * width + 4,
  };
}

/** The samples in the tables of `stbl`, in the order in which they are decoded; with `frame`, whole chunks of PCM frames of so many bytes. */
function* tableSamples(stbl: Box, size: number, frame: number | undefined): Generator<Sample> {
  const [stsc, stss, stts, ctts] = ['stsc', 'stss', 'stts', 'ctts'].map((name) => stbl.at(name));
  const stsz = stbl.at('stsz');
  const stz2 = stbl.at('stz2');
  const short = stbl.at('stco');
  const long = short ? undefined : stbl.at('co64');
  const chunks = short?.rows(4, 4) ?? long?.rows(4, 8) ?? 0;
  const same = stsz?.u32(4) ?? 0;
  const field = stz2?.u8(7) ?? 8;
  const count = stsz ? (same > 0 ? stsz.u32(8) : stsz.rows(8, 4)) : (stz2?.rows(8, Math.max(1, field / 8)) ?? 0);
  const sizeOf = (index: number) => {
    if (stsz) return same > 0 ? same : stsz.u32(12 + index * 4);
    if (field === 4) return (stz2!.u8(12 + (index >> 1)) >> (index % 2 === 0 ? 4 : 0)) & 15;
    return field === 16 ? stz2!.u16(12 + index * 2) : stz2!.u8(12 + index);
  };
  const durations = runs(stts, 8);
  const shifts = runs(ctts, 8);
  const groups = stsc?.rows(4, 12) ?? 0;
  const keys = stss?.rows(4, 4) ?? 0;
  let [group, key, index, decoded, lasts] = [0, 0, 0, 0, 0];
  for (let chunk = 1; chunk <= chunks && index < count; chunk++) {
    while (group + 1 < groups && stsc!.u32(8 + (group + 1) * 12) <= chunk) group += 1;
    const inChunk = stsc?.u32(8 + group * 12 + 4) ?? 0;
    let offset = short ? short.u32(4 + chunk * 4) : long!.u64(chunk * 8);
    if (frame !== undefined) {
      if (offset < size) yield { offset, size: inChunk * frame, decoded, shown: decoded, lasts: inChunk, isKey: true };
      decoded += inChunk;
      continue;
    }
    for (let i = 0; i < inChunk && index < count; i++) {
      const bytes = sizeOf(index);
      if (offset >= size) break;
      if (durations.next()) lasts = stts!.u32(durations.at());
      const shift = shifts.next() ? ctts!.i32(shifts.at()) : 0;
      while (key < keys && stss!.u32(8 + key * 4) < index + 1) key += 1;
      const isKey = !stss || (key < keys && stss.u32(8 + key * 4) === index + 1);
      yield { offset, size: bytes, decoded, shown: decoded + shift, lasts, isKey };
      offset += bytes;
      decoded += lasts;
      index += 1;
    }
  }
}

interface Defaults {
  lasts: number;
  size: number;
  flags: number;
}

/** The samples of a track in a fragment. */
function* fragmentSamples(moof: Box, start: number, id: number, defaults: Defaults, clock: { at: number }) {
  for (const traf of moof.children()) {
    const tfhd = traf.name === 'traf' ? traf.at('tfhd') : undefined;
    if (tfhd?.u32(4) !== id) continue;
    const flags = tfhd.u32(0) & 0xff_ffff;
    let at = 8;
    const read = (bit: number, width = 4) => {
      if ((flags & bit) === 0) return undefined;
      at += width;
      return width === 8 ? tfhd.u64(at - 8) : tfhd.u32(at - 4);
    };
    const base = read(1, 8) ?? start;
    read(2);
    const lasts = read(8) ?? defaults.lasts;
    const size = read(0x10) ?? defaults.size;
    const usual = read(0x20) ?? defaults.flags;
    const tfdt = traf.at('tfdt');
    if (tfdt) clock.at = tfdt.long(4, 4);
    let offset = base;
    for (const trun of traf.children())
      if (trun.name === 'trun') offset = yield* runSamples(trun, { base, offset, lasts, size, flags: usual }, clock);
  }
}

function* runSamples(
  trun: Box,
  { base, offset: from, ...defaults }: Defaults & { base: number; offset: number },
  clock: { at: number },
): Generator<Sample, number> {
  const flags = trun.u32(0) & 0xff_ffff;
  let at = 8;
  let offset = from;
  if (flags & 1) {
    offset = base + trun.i32(at);
    at += 4;
  }
  const first = flags & 4 ? trun.u32(at) : undefined;
  if (flags & 4) at += 4;
  const width = [0x100, 0x200, 0x400, 0x800].reduce((sum, bit) => sum + (flags & bit ? 4 : 0), 0);
  // Without columns, a count is all there is; a fragment of an hour of sound has this many.
  const rows = width > 0 ? Math.floor((trun.bytes.length - at) / width) : 200_000;
  const count = Math.min(trun.u32(4), rows);
  for (let i = 0; i < count; i++) {
    const column = (bit: number) => {
      if ((flags & bit) === 0) return undefined;
      at += 4;
      return at - 4;
    };
    const [durationAt, sizeAt, flagsAt, shiftAt] = [column(0x100), column(0x200), column(0x400), column(0x800)];
    const lasts = durationAt === undefined ? defaults.lasts : trun.u32(durationAt);
    const size = sizeAt === undefined ? defaults.size : trun.u32(sizeAt);
    const own = flagsAt === undefined ? (i === 0 ? (first ?? defaults.flags) : defaults.flags) : trun.u32(flagsAt);
    const shift = shiftAt === undefined ? 0 : trun.i32(shiftAt);
    yield { offset, size, decoded: clock.at, shown: clock.at + shift, lasts, isKey: (own & 0x1_0000) === 0 };
    offset += size;
    clock.at += lasts;
  }
  return offset;
}

export interface SampleTables {
  source: Source;
  id: number;
  stbl: Box;
  fragments: readonly Place[];
  /** What `mvex` says of fragments. */
  defaults: Defaults;
  /** The bytes of a frame of PCM, whose samples are too small to be read singly. */
  frame?: number | undefined;
}

/** All samples of a track, of the tables and of the fragments. */
export async function* samplesOf({
  source,
  id,
  stbl,
  fragments,
  defaults,
  frame,
}: SampleTables): AsyncGenerator<Sample> {
  const clock = { at: 0 };
  for (const sample of tableSamples(stbl, source.size, frame)) {
    clock.at = sample.decoded + sample.lasts;
    yield sample;
  }
  for (const place of fragments) {
    const moof = await loaded(source, place);
    // Offsets count from the head of the box.
    yield* fragmentSamples(moof, place.start - 8, id, defaults, clock);
  }
}

/** Counts samples, without their content. */
export async function countOf(tables: SampleTables, timescale: number): Promise<TrackCount> {
  let [packets, bytes, ticks, first, differing, last] = [0, 0, 0, -1, 0, 0];
  for await (const { size, lasts } of samplesOf(tables)) {
    packets += 1;
    bytes += size;
    ticks += lasts;
    if (first === -1) first = lasts;
    else if (Math.abs(lasts - first) > Math.max(1, first * 0.02)) differing += 1;
    last = lasts;
  }
  // The last sample of a track often lasts as long as what is left.
  if (Math.abs(last - first) > Math.max(1, first * 0.02)) differing -= 1;
  return { packets, bytes, seconds: ticks / timescale, varies: differing > 0 };
}

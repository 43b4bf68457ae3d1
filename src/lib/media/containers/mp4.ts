// MP4, M4A and QuickTime files: what their tracks are, and where they were recorded.
import { type Box, loaded, placesIn, type Place } from './boxes.ts';
import { aacFacts, av1Codec, avcCodec, hevcCodec, MP4_CODECS, opusHead, quicktimePcm, vp9Codec } from './codecs.ts';
import { flacFacts } from './flac.ts';
import { countOf, type SampleTables, samplesOf } from './mp4-samples.ts';
import { nameOf } from './riff.ts';
import { brokenMedia, codeAt, type Media, type Packet, type Source, type Track } from './tracks.ts';
import { createdIn, locationIn } from './mp4-notes.ts';

type Facts = Partial<Track> & Pick<Track, 'codec' | 'decoder'>;

/** What `esds` says: the kind of stream, its setup and its mean rate. */
function streamIn(box: Box): { type: number; setup: Box['bytes']; bitRate: number } {
  let at = 4;
  let type = 0;
  let bitRate = 0;
  const size = () => {
    let value = 0;
    for (let i = 0; i < 4; i++) {
      const byte = box.u8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  };
  while (at < box.bytes.length) {
    const tag = box.u8(at++);
    const length = size();
    if (tag === 3) {
      const flags = box.u8(at + 2);
      at += 3 + (flags & 0x80 ? 2 : 0);
      if (flags & 0x40) at += 1 + box.u8(at);
      if (flags & 0x20) at += 2;
    } else if (tag === 4) {
      type = box.u8(at);
      bitRate = box.u32(at + 9);
      at += 13;
    } else if (tag === 5) return { type, setup: box.bytes.slice(at, at + length), bitRate };
    else at += length;
  }
  return { type, setup: new Uint8Array(), bitRate };
}

function soundFacts(entry: Box, isQuickTime: boolean): Facts {
  const version = isQuickTime ? entry.u16(8) : 0;
  const [channels, rate, depth] =
    version === 2
      ? [entry.u32(40), Math.round(entry.bytes.length >= 40 ? entry.view.getFloat64(32) : 0), entry.u32(48)]
      : [entry.u16(16), entry.u32(24) / 65_536, entry.u16(18)];
  const inner = version === 1 ? 44 : version === 2 ? 64 : 28;
  const parts = new Map([...entry.children(inner)].map((box) => [box.name, box]));
  for (const box of parts.get('wave')?.children() ?? []) parts.set(box.name, box);
  const base = { sampleRate: rate, channels };
  const esds = parts.get('esds');
  if (entry.name === 'mp4a' && esds) return { ...base, ...streamFacts(esds) };
  const dOps = parts.get('dOps');
  if (dOps && dOps.bytes.length >= 11)
    return {
      codec: 'Opus',
      decoder: 'opus',
      setup: opusHead(dOps.bytes),
      channels: dOps.u8(1),
      sampleRate: 48_000,
      delay: dOps.u16(2),
    };
  const dfLa = parts.get('dfLa');
  if (dfLa && dfLa.bytes.length >= 42) {
    const { seconds: _, ...facts } = flacFacts(dfLa.bytes.slice(8, 42));
    return facts;
  }
  const pcm = pcmIn(entry, version, depth, parts.get('enda') ?? parts.get('pcmC'));
  if (pcm) return { ...base, codec: nameOf(pcm), decoder: null, pcm, depth: pcm.bytes * 8 };
  const isDeep = entry.name === 'alac';
  return { ...base, ...nameIn(entry.name), ...(isDeep && { depth: parts.get('alac')?.u8(9) || depth }) };
}

function streamFacts(esds: Box): Facts {
  const { type, setup, bitRate } = streamIn(esds);
  const shared = { setup, ...(bitRate > 0 && { bitRate }) };
  if (type === 0x6b || type === 0x69) return { ...shared, codec: 'MP3', decoder: 'mp3', setup: undefined };
  if (type !== 0x40 && (type < 0x66 || type > 0x68)) return { ...shared, ...nameIn('mp4a') };
  const { rate, channels, ...named } = aacFacts(setup);
  return { ...shared, ...named, ...(rate > 0 && { sampleRate: rate }), ...(channels > 0 && { channels }) };
}

function pcmIn(entry: Box, version: number, depth: number, order: Box | undefined) {
  if (entry.name === 'lpcm' && version === 2) {
    const flags = entry.u32(52);
    const bytes = Math.ceil(depth / 8);
    if (flags & 1 ? bytes !== 4 && bytes !== 8 : bytes < 1 || bytes > 4) return null;
    return {
      kind: flags & 1 ? ('float' as const) : ('int' as const),
      bytes,
      isLittle: (flags & 2) === 0,
      isSigned: (flags & 4) !== 0 || (flags & 1) !== 0,
    };
  }
  const name = entry.name === 'NONE' ? (depth === 8 ? 'raw ' : 'twos') : entry.name;
  const float = name === 'fpcm';
  const form = quicktimePcm(
    float ? (depth === 64 ? 'fl64' : 'fl32') : name,
    order?.name === 'pcmC' ? order.u8(5) || depth : depth,
  );
  if (!form || !order) return form;
  const isLittle = order.name === 'pcmC' ? (order.u8(4) & 1) === 1 : order.u16(0) === 1;
  return { ...form, isLittle };
}

const nameIn = (name: string) => MP4_CODECS[name] ?? { codec: name.trim() || '?', decoder: null };

function videoFacts(entry: Box): Facts {
  const parts = new Map([...entry.children(78)].map((box) => [box.name, box]));
  const [width, height] = [entry.u16(24), entry.u16(26)];
  const pasp = parts.get('pasp');
  const aspect = pasp && pasp.u32(4) > 0 && pasp.u32(0) > 0 ? pasp.u32(0) / pasp.u32(4) : 1;
  const base = { width, height, shownWidth: Math.round(width * aspect), shownHeight: height };
  const content = (name: string) => parts.get(name)?.bytes;
  const [avc, hevc] = [content('avcC'), content('hvcC')];
  if (avc) return { ...base, codec: 'H.264', decoder: avcCodec(avc), setup: avc };
  if (hevc) return { ...base, codec: 'H.265', decoder: hevcCodec(hevc), setup: hevc };
  if (entry.name === 'vp09') return { ...base, codec: 'VP9', decoder: vp9Codec(content('vpcC')?.subarray(4)) };
  if (entry.name === 'av01') return { ...base, codec: 'AV1', decoder: av1Codec(content('av1C')) };
  if (entry.name === 'raw ' && entry.u16(74) !== 24) return { ...base, codec: 'RGB', decoder: null };
  return { ...base, ...nameIn(entry.name) };
}

/** How a matrix turns a picture. */
function turnOf(tkhd: Box, at: number): Track['turn'] {
  const [a, b, c, d] = [0, 4, 12, 16].map((offset) => Math.sign(tkhd.i32(at + offset)));
  if (a === 0 && d === 0) return b === 1 && c === -1 ? 90 : b === -1 && c === 1 ? 270 : 0;
  return a === -1 && d === -1 ? 180 : 0;
}

/** The part of a track that is played, and when, in seconds. */
function editOf(elst: Box | undefined, movieScale: number, trackScale: number) {
  let wait = 0;
  if (!elst) return { start: 0, wait, length: null };
  const isLong = elst.u8(0) === 1;
  const width = isLong ? 20 : 12;
  for (let row = 0; row < elst.rows(4, width); row++) {
    const at = 8 + row * width;
    const length = (isLong ? elst.u64(at) : elst.u32(at)) / movieScale;
    const start = isLong ? elst.i64(at + 8) : elst.i32(at + 4);
    if (start >= 0) return { start: start / trackScale, wait, length: length > 0 ? length : null };
    wait += length;
  }
  return { start: 0, wait, length: null };
}

/** Languages are three letters of five bits. */
function languageOf(code: number): string | undefined {
  const letters = [code >> 10, code >> 5, code].map((part) => String.fromCharCode(96 + (part & 31))).join('');
  return /^[a-z]{3}$/.test(letters) && letters !== 'und' ? letters : undefined;
}

interface Movie {
  source: Source;
  scale: number;
  isQuickTime: boolean;
  fragments: readonly Place[];
  mvex: Box | undefined;
}

async function trackOf(trak: Box, { source, scale, isQuickTime, fragments, mvex }: Movie): Promise<Track | null> {
  const [tkhd, mdhd, stbl] = [trak.at('tkhd'), trak.at('mdia', 'mdhd'), trak.at('mdia', 'minf', 'stbl')];
  const entry = stbl?.at('stsd')?.children(8).next().value as Box | undefined;
  if (!tkhd || !mdhd || !stbl || !entry) return null;
  const isLong = tkhd.u8(0) === 1;
  const id = tkhd.u32(isLong ? 20 : 12);
  const timescale = mdhd.u8(0) === 1 ? mdhd.u32(20) : mdhd.u32(12);
  if (timescale === 0) return null;
  const handler = codeAt(trak.at('mdia', 'hdlr')?.bytes ?? new Uint8Array(), 8);
  const kind = handler === 'vide' ? 'video' : handler === 'soun' ? 'sound' : 'other';
  const facts: Facts =
    kind === 'video' ? videoFacts(entry) : kind === 'sound' ? soundFacts(entry, isQuickTime) : nameIn(entry.name);
  const trex = [...(mvex?.children() ?? [])].find((box) => box.name === 'trex' && box.u32(4) === id);
  const frame = facts.pcm ? facts.pcm.bytes * (facts.channels ?? 1) : undefined;
  const defaults = { lasts: trex?.u32(12) ?? 0, size: trex?.u32(16) ?? 0, flags: trex?.u32(20) ?? 0 };
  const tables: SampleTables = { source, id, stbl, fragments, defaults, frame };
  const edit = editOf(trak.at('edts', 'elst'), scale, timescale);
  const count = () => countOf(tables, timescale);
  const stated = (mdhd.u8(0) === 1 ? mdhd.u64(24) : mdhd.u32(16)) / timescale;
  const isStated = stated > 0 && fragments.length === 0 && stated < 2 ** 31;
  const whole = isStated ? stated : (await count()).seconds;
  // Pictures may be shown later than they are decoded, so theirs begin later and last as long.
  const left = kind === 'sound' ? Math.max(0, whole - edit.start) : whole;
  const seconds = edit.length !== null && isStated ? Math.min(edit.length, left) : left;
  const [width, height] = [88, 92].map((at) => tkhd.u32(isLong ? at : at - 12) / 65_536) as [number, number];
  const isShown = kind === 'video' && width >= 1 && height >= 1;
  return {
    ...facts,
    kind,
    language: languageOf(mdhd.u16(mdhd.u8(0) === 1 ? 32 : 20)),
    seconds,
    ...(isShown && { shownWidth: Math.round(width), shownHeight: Math.round(height) }),
    ...(kind === 'video' && { turn: turnOf(tkhd, isLong ? 52 : 40) }),
    packets: (from) =>
      packetsOf(tables, { from: from ?? 0, timescale, shift: edit.wait - edit.start, isSound: kind === 'sound' }),
    count,
  };
}

/** Sound is decoded from a little before, video from the last picture that needs no other. */
async function* packetsOf(
  tables: SampleTables,
  { from, timescale, shift, isSound }: { from: number; timescale: number; shift: number; isSound: boolean },
): AsyncGenerator<Packet> {
  const PREROLL = 0.1;
  let first = 0;
  if (from > 0) {
    let index = 0;
    for await (const { shown, lasts, isKey } of samplesOf(tables)) {
      const time = shown / timescale + shift;
      if (isSound ? (shown + lasts) / timescale + shift <= from - PREROLL : isKey && time <= from)
        first = isSound ? index + 1 : index;
      else if (isSound) break;
      else if (isKey && time > from) break;
      index += 1;
    }
  }
  let index = 0;
  for await (const { offset, size, shown, isKey } of samplesOf(tables)) {
    if (index++ < first || size === 0) continue;
    const bytes = size > 1 << 18 ? await tables.source.whole(offset, size) : await tables.source.at(offset, size);
    if (bytes.length < size && !tables.frame) return; // the file is cut
    yield { bytes, time: shown / timescale + shift, isKey };
  }
}

const CONTAINERS: readonly (readonly [RegExp, string])[] = [
  [/^qt/, 'QuickTime'],
  [/^M4A|^M4B/, 'M4A'],
  [/^3g/, '3GPP'],
  [/^(?:heic|heix|mif1|avif|avis|msf1)/, 'HEIF'],
];

export async function openMp4(source: Source): Promise<Media> {
  const { places, isCut } = await placesIn(source);
  const movie = places.find(({ name }) => name === 'moov');
  const brand = places.find(({ name }) => name === 'ftyp');
  const brandName = brand ? codeAt(await source.at(brand.start, 4), 0) : 'qt  ';
  if (!movie) throw brokenMedia();
  const moov = await loaded(source, movie);
  const mvhd = moov.at('mvhd');
  const scale = mvhd ? mvhd.u32(mvhd.u8(0) === 1 ? 20 : 12) || 1 : 1;
  const shared = {
    source,
    scale,
    isQuickTime: brandName === 'qt  ',
    fragments: places.filter(({ name }) => name === 'moof'),
    mvex: moov.at('mvex'),
  };
  const tracks: Track[] = [];
  for (const trak of moov.children()) {
    const track = trak.name === 'trak' && tracks.length < MOST_TRACKS ? await trackOf(trak, shared) : null;
    if (track) tracks.push(track);
  }
  const lengths = tracks.flatMap(({ seconds }) => seconds ?? []);
  return {
    container: CONTAINERS.find(([pattern]) => pattern.test(brandName))?.[1] ?? 'MP4',
    seconds: lengths.length > 0 ? Math.max(...lengths) : null,
    tracks,
    location: locationIn(moov),
    created: createdIn(mvhd),
    isCut,
  };
}

const MOST_TRACKS = 100;

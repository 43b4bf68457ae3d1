// WAV (RIFF, RIFX, RF64, BW64) and AIFF: chunks with a name and a size.
import { brokenMedia, codeAt, type Media, type PcmForm, piecesOf, type Source, type Track, viewOf } from './tracks.ts';

interface Chunk {
  name: string;
  start: number;
  /** As the file says; its end may be missing. */
  size: number;
}

/** More than any program writes before the samples. */
const MOST_CHUNKS = 10_000;
/** A chunk of names and values. */
const MOST_HEAD = 1_000_000;

async function chunksOf(source: Source, isLittle: boolean, sizeOf: (name: string, size: number) => number) {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= source.size && chunks.length < MOST_CHUNKS;) {
    const head = await source.at(at, 8);
    const name = codeAt(head, 0);
    if (!/^[\x20-\x7e]{4}$/.test(name)) break;
    const size = sizeOf(name, viewOf(head).getUint32(4, isLittle));
    chunks.push({ name, start: at + 8, size });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** Tracks of samples: everything about them follows from the form of a frame. */
function pcmTrack(
  source: Source,
  form: PcmForm,
  { channels, rate, depth, start, size }: Record<'channels' | 'rate' | 'depth' | 'start' | 'size', number>,
): Track {
  if (!(channels > 0 && rate > 0)) throw brokenMedia();
  const frame = form.bytes * channels;
  const end = Math.min(source.size, start + size);
  return {
    kind: 'sound',
    codec: nameOf(form, depth),
    decoder: null,
    pcm: form,
    seconds: Math.floor(Math.max(0, end - start) / frame) / rate,
    bitRate: rate * frame * 8,
    sampleRate: rate,
    channels,
    depth,
    packets: (from) => piecesOf(source, { start, end, frame, rate }, from),
  };
}

/** The name of a form of samples. */
export function nameOf({ kind, bytes }: PcmForm, depth = bytes * 8): string {
  if (kind === 'a-law') return 'PCM A-law';
  if (kind === 'mu-law') return 'PCM μ-law';
  return kind === 'float' ? `PCM float ${depth}` : `PCM ${depth}`;
}

const LAW = { bytes: 1, isLittle: true, isSigned: true } as const;

/** What is in a WAV file beside plain samples (RFC 2361). */
const OTHERS: Readonly<Record<number, string>> = {
  0x0002: 'Microsoft ADPCM',
  0x0011: 'IMA ADPCM',
  0x0031: 'GSM 6.10',
  0x0050: 'MPEG-1 Layer II',
  0x0055: 'MP3',
  0x0161: 'WMA',
  0x2000: 'AC-3',
};

function wavForm(tag: number, bits: number, isLittle: boolean): PcmForm | null {
  const bytes = Math.ceil(bits / 8);
  if (tag === 1 && bytes >= 1 && bytes <= 4) return { kind: 'int', bytes, isLittle, isSigned: bytes > 1 };
  if (tag === 3 && (bytes === 4 || bytes === 8)) return { kind: 'float', bytes, isLittle, isSigned: true };
  if (tag === 6) return { kind: 'a-law', ...LAW };
  return tag === 7 ? { kind: 'mu-law', ...LAW } : null;
}

/** Sizes that only say that the writer didn't know: the samples go on to the end of the file. */
const isStreamed = (size: number) => size === 0 || size >= 0xffff_ff00;

export async function openWav(source: Source): Promise<Media> {
  const kind = codeAt(await source.at(0, 4), 0);
  const isLittle = kind !== 'RIFX';
  let longSize = 0;
  if (kind === 'RF64' || kind === 'BW64') {
    const ds64 = await source.at(12, 36);
    if (codeAt(ds64, 0) === 'ds64' && ds64.length >= 36) longSize = Number(viewOf(ds64).getBigUint64(16, true));
  }
  const chunks = await chunksOf(source, isLittle, (name, size) => {
    if (name !== 'data') return size;
    return size === 0xffff_ffff && longSize > 0 ? longSize : size;
  });
  const format = chunks.find(({ name }) => name === 'fmt ');
  const data = chunks.find(({ name }) => name === 'data');
  if (!format || !data) throw brokenMedia();
  const fmt = viewOf(await source.at(format.start, Math.min(format.size, 40)));
  if (fmt.byteLength < 14) throw brokenMedia();
  const bits = fmt.byteLength >= 16 ? fmt.getUint16(14, isLittle) : 8;
  let tag = fmt.getUint16(0, isLittle);
  // An extensible form has the tag at the start of a GUID.
  if (tag === 0xfffe && fmt.byteLength >= 26) tag = fmt.getUint16(24, isLittle);
  const channels = fmt.getUint16(2, isLittle);
  const rate = fmt.getUint32(4, isLittle);
  const block = fmt.getUint16(12, isLittle);
  const size = isStreamed(data.size) ? source.size - data.start : data.size;
  const base = { channels, rate, depth: bits, start: data.start, size };
  // Samples of 20 bits lie in 24, as the size of a frame says.
  const stored = channels > 0 && tag === 1 && block >= channels * Math.ceil(bits / 8) ? (block / channels) * 8 : bits;
  const form = wavForm(tag, Number.isInteger(stored / 8) ? stored : bits, isLittle);
  const bitRate = fmt.getUint32(8, isLittle) * 8;
  const fact = chunks.find(({ name }) => name === 'fact');
  const samples = fact && fact.size >= 4 ? viewOf(await source.at(fact.start, 4)) : null;
  const stated = samples?.byteLength === 4 ? samples.getUint32(0, isLittle) / rate : 0;
  const track = form
    ? pcmTrack(source, form, base)
    : {
        ...pcmTrack(source, { kind: 'int', ...LAW }, base),
        pcm: undefined,
        codec: OTHERS[tag] ?? `0x${tag.toString(16)}`,
        depth: undefined,
        bitRate,
        seconds: stated > 0 ? stated : bitRate > 0 ? (size * 8) / bitRate : null,
      };
  return {
    container: kind === 'RIFF' || kind === 'RIFX' ? 'WAV' : `WAV (${kind})`,
    seconds: track.seconds,
    tracks: [track as Track],
    isCut: !isStreamed(data.size) && data.start + data.size > source.size,
  };
}

const AIFC: Readonly<Record<string, Omit<PcmForm, 'bytes'> & { bytes?: number }>> = {
  NONE: { kind: 'int', isLittle: false, isSigned: true },
  twos: { kind: 'int', isLittle: false, isSigned: true },
  in24: { kind: 'int', isLittle: false, isSigned: true, bytes: 3 },
  in32: { kind: 'int', isLittle: false, isSigned: true, bytes: 4 },
  sowt: { kind: 'int', isLittle: true, isSigned: true },
  'raw ': { kind: 'int', isLittle: false, isSigned: false, bytes: 1 },
  fl32: { kind: 'float', isLittle: false, isSigned: true, bytes: 4 },
  FL32: { kind: 'float', isLittle: false, isSigned: true, bytes: 4 },
  fl64: { kind: 'float', isLittle: false, isSigned: true, bytes: 8 },
  FL64: { kind: 'float', isLittle: false, isSigned: true, bytes: 8 },
  alaw: { kind: 'a-law', isLittle: false, isSigned: true, bytes: 1 },
  ALAW: { kind: 'a-law', isLittle: false, isSigned: true, bytes: 1 },
  ulaw: { kind: 'mu-law', isLittle: false, isSigned: true, bytes: 1 },
  ULAW: { kind: 'mu-law', isLittle: false, isSigned: true, bytes: 1 },
};

/** A number of 80 bits (IEEE 754), as AIFF writes its sample rate. */
function extended(view: DataView, at: number): number {
  const exponent = (view.getUint16(at) & 0x7fff) - 16_383;
  return (view.getUint32(at + 2) * 2 ** -31 + view.getUint32(at + 6) * 2 ** -63) * 2 ** exponent;
}

export async function openAiff(source: Source): Promise<Media> {
  const isCompressed = codeAt(await source.at(8, 4), 0) === 'AIFC';
  const chunks = await chunksOf(source, false, (_, size) => size);
  const common = chunks.find(({ name }) => name === 'COMM');
  const sound = chunks.find(({ name }) => name === 'SSND');
  if (!common || !sound) throw brokenMedia();
  const bytes = await source.at(common.start, Math.min(common.size, MOST_HEAD));
  if (bytes.length < 18) throw brokenMedia();
  const view = viewOf(bytes);
  const kind = isCompressed && bytes.length >= 22 ? codeAt(bytes, 18) : 'NONE';
  const depth = view.getUint16(6);
  const rate = Math.round(extended(view, 8));
  const offset = viewOf(await source.at(sound.start, 8));
  if (offset.byteLength < 8) throw brokenMedia();
  const shape = AIFC[kind];
  const form = { bytes: Math.ceil(depth / 8), ...(shape ?? AIFC.NONE!) };
  if (!(form.bytes >= 1 && form.bytes <= 8)) throw brokenMedia();
  const start = sound.start + 8 + offset.getUint32(0);
  const size = sound.size === 0 ? source.size - start : sound.start + sound.size - start;
  const track = pcmTrack(source, form, { channels: view.getUint16(0), rate, depth, start, size });
  if (!shape) {
    const frames = view.getUint32(2);
    Object.assign(track, { pcm: undefined, codec: kind.trim(), bitRate: undefined, seconds: frames / rate });
  }
  return {
    container: isCompressed ? 'AIFF-C' : 'AIFF',
    seconds: track.seconds,
    tracks: [track],
    isCut: sound.start + sound.size > source.size,
  };
}

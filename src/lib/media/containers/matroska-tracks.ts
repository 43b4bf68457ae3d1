// What the tracks of Matroska say of themselves.
import { aacFacts, av1Codec, avcCodec, hevcCodec, MATROSKA_CODECS } from './codecs.ts';
import type { Loaded } from './ebml.ts';
import { flacFacts } from './flac.ts';
import { nameOf } from './riff.ts';
import { type Bytes, type PcmForm, type Track, viewOf } from './tracks.ts';

const KINDS: Readonly<Record<number, Track['kind']>> = { 1: 'video', 2: 'sound' };

/** How the content of a track is packed: only left-out beginnings can be undone here. */
function prefixOf(entry: Loaded): Bytes | null {
  const encoding = entry.at(0x6d80, 0x6240);
  if (!encoding) return new Uint8Array();
  const compression = encoding.at(0x5034);
  if (!compression || compression.uint(0x4254) !== 3) return null;
  return compression.at(0x4255)?.bytes ?? new Uint8Array();
}

const float = (bytes: number): PcmForm => ({ kind: 'float', bytes, isLittle: true, isSigned: true });

function soundFacts(
  id: string,
  setup: Bytes | undefined,
  audio: Loaded | undefined,
): Partial<Track> & Pick<Track, 'codec' | 'decoder'> {
  const rate = audio?.float(0x78b5) ?? audio?.float(0xb5) ?? 8000;
  const depth = audio?.uint(0x6264);
  const base = { sampleRate: Math.round(rate), channels: audio?.uint(0x9f) ?? 1 };
  if (id === 'A_OPUS') {
    const delay = setup && setup.length >= 12 ? viewOf(setup).getUint16(10, true) : 0;
    return { ...base, codec: 'Opus', decoder: 'opus', setup, sampleRate: 48_000, delay };
  }
  if (id.startsWith('A_AAC')) {
    const { rate: own, channels, ...named } = aacFacts(setup ?? new Uint8Array());
    return {
      ...base,
      ...(setup ? named : { codec: 'AAC', decoder: 'mp4a.40.2' }),
      setup,
      ...(setup && own > 0 && { sampleRate: own, channels: channels || base.channels }),
    };
  }
  if (id === 'A_FLAC' && setup && setup.length >= 42) {
    const { seconds: _, ...facts } = flacFacts(setup.slice(8, 42));
    return facts;
  }
  const pcm: PcmForm | null = id.startsWith('A_PCM/FLOAT')
    ? float(Math.ceil((depth ?? 32) / 8))
    : id.startsWith('A_PCM/INT') && depth
      ? { kind: 'int', bytes: Math.ceil(depth / 8), isLittle: id.endsWith('LIT'), isSigned: depth > 8 }
      : null;
  if (pcm) return { ...base, codec: nameOf(pcm), decoder: null, pcm, depth };
  return { ...base, ...nameIn(id), setup };
}

function nameIn(id: string) {
  const [, codec, decoder] = MATROSKA_CODECS.find(([start]) => id.startsWith(start)) ?? [
    '',
    id.replace(/^[AVSD]_/, '') || '?',
    null,
  ];
  return { codec, decoder };
}

function videoCodec(id: string, setup: Bytes | undefined): Pick<Track, 'codec' | 'decoder' | 'setup'> {
  if (id === 'V_VP9') return { codec: 'VP9', decoder: 'vp09.00.10.08' };
  if (id === 'V_AV1') return { codec: 'AV1', decoder: av1Codec(setup) };
  if (id === 'V_MPEG4/ISO/AVC' && setup) return { codec: 'H.264', decoder: avcCodec(setup), setup };
  if (id === 'V_MPEGH/ISO/HEVC' && setup) return { codec: 'H.265', decoder: hevcCodec(setup), setup };
  return nameIn(id);
}

function videoFacts(
  id: string,
  setup: Bytes | undefined,
  video: Loaded | undefined,
): Partial<Track> & Pick<Track, 'codec' | 'decoder'> {
  const [width, height] = [video?.uint(0xb0) ?? 0, video?.uint(0xba) ?? 0];
  const [shownWidth, shownHeight] = [video?.uint(0x54b0) ?? width, video?.uint(0x54ba) ?? height];
  // Other units than pixels only say the ratio.
  const isRatio = (video?.uint(0x54b2) ?? 0) !== 0 && shownHeight > 0;
  const roll = Math.round(video?.at(0x7670)?.float(0x7675) ?? 0);
  // A positive roll turns against the clock.
  const turn = ({ 90: 270, '-90': 90, 180: 180, '-180': 180 } as const)[String(roll)] ?? 0;
  const shown = isRatio
    ? { shownWidth: Math.round((height * shownWidth) / shownHeight), shownHeight: height }
    : { shownWidth, shownHeight };
  return { ...videoCodec(id, setup), width, height, ...shown, turn };
}

/** Everything about a track that is in its entry. */
export function trackFacts(entry: Loaded) {
  const kind = KINDS[entry.uint(0x83) ?? 0] ?? 'other';
  const id = entry.text(0x86) ?? '';
  const setup = entry.at(0x63a2)?.bytes;
  const language = entry.text(0x22b59d) ?? entry.text(0x22b59c);
  const nanoseconds = entry.uint(0x23e383);
  const facts =
    kind === 'sound'
      ? soundFacts(id, setup, entry.at(0xe1))
      : kind === 'video'
        ? videoFacts(id, setup, entry.at(0xe0))
        : nameIn(id);
  const prefix = prefixOf(entry);
  return {
    number: entry.uint(0xd7) ?? 0,
    prefix: prefix ?? new Uint8Array(),
    lasts: nanoseconds ? nanoseconds / 1e9 : undefined,
    delay: (entry.uint(0x56aa) ?? 0) / 1e9,
    facts: {
      ...facts,
      kind,
      ...(prefix === null && { decoder: null, pcm: undefined }),
      language: language === 'und' ? undefined : language,
    },
  };
}

// What a codec is called: by people, by WebCodecs, and in containers.
import type { Bytes, PcmForm } from './tracks.ts';

const two = (value: number) => value.toString(16).padStart(2, '0').toUpperCase();
const decimal = (value: number) => String(value).padStart(2, '0');

/** H.264 from its configuration (ISO 14496-15). */
export const avcCodec = (setup: Uint8Array) => `avc1.${[1, 2, 3].map((at) => two(setup[at] ?? 0)).join('')}`;

/** H.265 from its configuration (ISO 14496-15, annex E). */
export function hevcCodec(setup: Uint8Array): string {
  const [, first = 0] = setup;
  const space = ['', 'A', 'B', 'C'][first >> 6]!;
  let compatible = 0;
  for (let bit = 0; bit < 32; bit++) if ((setup[2 + (bit >> 3)] ?? 0) & (0x80 >> (bit & 7))) compatible += 2 ** bit;
  const limits = [...setup.subarray(6, 12)];
  while (limits.at(-1) === 0) limits.pop();
  return [
    'hvc1',
    `${space}${first & 31}`,
    compatible.toString(16).toUpperCase(),
    `${first & 32 ? 'H' : 'L'}${setup[12] ?? 0}`,
    ...limits.map((limit) => limit.toString(16).toUpperCase()),
  ].join('.');
}

/** VP9 from its configuration, without the head of its box. */
export const vp9Codec = (setup: Uint8Array | undefined) =>
  setup && setup.length >= 3
    ? `vp09.${decimal(setup[0]!)}.${decimal(setup[1]!)}.${decimal(setup[2]! >> 4)}`
    : 'vp09.00.10.08';

/** AV1 from its configuration. */
export function av1Codec(setup: Uint8Array | undefined): string {
  if (!setup || setup.length < 4) return 'av01.0.04M.08';
  const [, second = 0, third = 0] = setup;
  const depth = third & 0x40 ? (second >> 5 === 2 && third & 0x20 ? 12 : 10) : 8;
  return `av01.${second >> 5}.${decimal(second & 31)}${third & 0x80 ? 'H' : 'M'}.${decimal(depth)}`;
}

const AAC_RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];
const AAC_CHANNELS = [0, 1, 2, 3, 4, 5, 6, 8];
const AAC_NAMES: Readonly<Record<number, string>> = { 5: 'HE-AAC', 29: 'HE-AAC v2', 42: 'xHE-AAC' };

/** What an AudioSpecificConfig says (ISO 14496-3, 1.6.2.1). */
export function aacFacts(setup: Uint8Array) {
  let at = 0;
  const bits = (count: number) => {
    let value = 0;
    for (let i = 0; i < count; i++, at++) value = value * 2 + (((setup[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
  const typeOf = () => {
    const type = bits(5);
    return type === 31 ? 32 + bits(6) : type;
  };
  const rateOf = () => {
    const index = bits(4);
    return index === 15 ? bits(24) : (AAC_RATES[index] ?? 0);
  };
  const type = typeOf();
  const base = rateOf();
  const channels = AAC_CHANNELS[bits(4)] ?? 0;
  const rate = type === 5 || type === 29 ? rateOf() : base;
  return { codec: AAC_NAMES[type] ?? 'AAC', decoder: `mp4a.40.${type}`, rate, channels };
}

/** The header of Opus as Ogg has it, made of the box `dOps`, whose numbers are the other way round. */
export function opusHead(box: Uint8Array): Bytes {
  const head = new Uint8Array(8 + box.length);
  head.set(new TextEncoder().encode('OpusHead'));
  head.set(box, 8);
  head[8] = 1;
  for (const [start, width] of [
    [10, 2],
    [12, 4],
    [16, 2],
  ] as const)
    head.subarray(start, start + width).reverse();
  return head;
}

export interface CodecName {
  codec: string;
  decoder: string | null;
}

/** Samples that need no decoder, by their names in QuickTime files. */
export function quicktimePcm(name: string, depth: number): PcmForm | null {
  const int = (bytes: number, isLittle: boolean): PcmForm => ({ kind: 'int', bytes, isLittle, isSigned: true });
  const bytes = Math.ceil(depth / 8);
  switch (name) {
    case 'sowt':
    case 'ipcm':
      return bytes >= 1 && bytes <= 4 ? int(bytes, true) : null;
    case 'twos':
      return bytes >= 1 && bytes <= 4 ? int(bytes, false) : null;
    case 'raw ':
      return { ...int(1, true), isSigned: false };
    case 'in24':
      return int(3, false);
    case 'in32':
      return int(4, false);
    case 'fl32':
      return { ...int(4, false), kind: 'float' };
    case 'fl64':
      return { ...int(8, false), kind: 'float' };
    case 'alaw':
      return { ...int(1, true), kind: 'a-law' };
    case 'ulaw':
      return { ...int(1, true), kind: 'mu-law' };
    default:
      return null;
  }
}

/** Names of QuickTime and MP4 for what isn't looked into; those without a decoder are only named. */
export const MP4_CODECS: Readonly<Record<string, CodecName>> = {
  '.mp3': { codec: 'MP3', decoder: 'mp3' },
  'ac-3': { codec: 'AC-3', decoder: null },
  'ac-4': { codec: 'AC-4', decoder: null },
  alac: { codec: 'ALAC', decoder: null },
  dtsc: { codec: 'DTS', decoder: null },
  'ec-3': { codec: 'E-AC-3', decoder: null },
  ima4: { codec: 'IMA ADPCM', decoder: null },
  mhm1: { codec: 'MPEG-H 3D Audio', decoder: null },
  samr: { codec: 'AMR', decoder: null },
  sawb: { codec: 'AMR-WB', decoder: null },
  apch: { codec: 'ProRes 422 HQ', decoder: null },
  apcn: { codec: 'ProRes 422', decoder: null },
  apcs: { codec: 'ProRes 422 LT', decoder: null },
  apco: { codec: 'ProRes 422 Proxy', decoder: null },
  ap4h: { codec: 'ProRes 4444', decoder: null },
  cvid: { codec: 'Cinepak', decoder: null },
  dvh1: { codec: 'Dolby Vision', decoder: null },
  dvhe: { codec: 'Dolby Vision', decoder: null },
  jpeg: { codec: 'Motion JPEG', decoder: 'jpeg' },
  mjpa: { codec: 'Motion JPEG', decoder: 'jpeg' },
  mp4v: { codec: 'MPEG-4 Visual', decoder: null },
  'png ': { codec: 'PNG', decoder: 'png' },
  'raw ': { codec: 'RGB', decoder: 'rgb' },
  s263: { codec: 'H.263', decoder: null },
  SVQ3: { codec: 'Sorenson Video 3', decoder: null },
  vp08: { codec: 'VP8', decoder: 'vp8' },
  vvc1: { codec: 'H.266', decoder: null },
  // What isn't sound or video
  c608: { codec: 'CEA-608', decoder: null },
  gpmd: { codec: 'GPMF', decoder: null },
  mebx: { codec: 'Metadata', decoder: null },
  text: { codec: 'Text', decoder: null },
  tmcd: { codec: 'Timecode', decoder: null },
  tx3g: { codec: '3GPP Timed Text', decoder: null },
  wvtt: { codec: 'WebVTT', decoder: null },
};

/** Names of Matroska, by how they begin. */
export const MATROSKA_CODECS: readonly (readonly [start: string, codec: string, decoder: string | null])[] = [
  ['V_VP8', 'VP8', 'vp8'],
  ['V_MJPEG', 'Motion JPEG', 'jpeg'],
  ['V_MPEG4/ISO/', 'MPEG-4 Visual', null],
  ['V_MPEG1', 'MPEG-1 Video', null],
  ['V_MPEG2', 'MPEG-2 Video', null],
  ['V_THEORA', 'Theora', null],
  ['V_PRORES', 'ProRes', null],
  ['V_FFV1', 'FFV1', null],
  ['V_MS/VFW', 'Video for Windows', null],
  ['A_VORBIS', 'Vorbis', 'vorbis'],
  ['A_MPEG/L3', 'MP3', 'mp3'],
  ['A_MPEG/L2', 'MPEG audio, layer II', null],
  ['A_AC3', 'AC-3', null],
  ['A_EAC3', 'E-AC-3', null],
  ['A_ALAC', 'ALAC', null],
  ['A_DTS', 'DTS', null],
  ['A_TRUEHD', 'TrueHD', null],
  ['S_TEXT/UTF8', 'SubRip', null],
  ['S_TEXT/ASS', 'ASS', null],
  ['S_TEXT/WEBVTT', 'WebVTT', null],
  ['D_WEBVTT', 'WebVTT', null],
  ['S_HDMV/PGS', 'PGS', null],
  ['S_VOBSUB', 'VobSub', null],
];

// Encodes pixels with the same code, and so to the same bytes, in a page, a worker and a terminal.
import { Problem } from '../../../base/problem.ts';
import type { Pixels } from '../image/pixels.ts';
import { encodeGif } from '../image/write-gif.ts';
import { encodeWebpByBrowser } from './browser-codecs.ts';
import { writeIco } from './ico.ts';
import { writeBmp } from './write-bmp.ts';
import { writePng } from './write-png.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What codecs in WebAssembly offer; the bytes are part of their memory. */
export interface Encoder {
  encode: (pixels: Uint8ClampedArray, width: number, height: number, options: object) => Uint8Array | null;
}

export const TARGET_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'bmp', 'ico'] as const;
export type TargetFormat = (typeof TARGET_FORMATS)[number];

interface Target {
  type: string;
  extension: string;
  /** The most pixels on a side. */
  most: number;
  hasAlpha: boolean;
  hasQuality: boolean;
}

export const TARGETS: Readonly<Record<TargetFormat, Target>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg', most: 65_500, hasAlpha: false, hasQuality: true },
  png: { type: 'image/png', extension: 'png', most: 64_000_000, hasAlpha: true, hasQuality: false },
  webp: { type: 'image/webp', extension: 'webp', most: 16_383, hasAlpha: true, hasQuality: true },
  avif: { type: 'image/avif', extension: 'avif', most: 32_767, hasAlpha: true, hasQuality: true },
  gif: { type: 'image/gif', extension: 'gif', most: 65_535, hasAlpha: true, hasQuality: false },
  bmp: { type: 'image/bmp', extension: 'bmp', most: 64_000_000, hasAlpha: false, hasQuality: false },
  ico: { type: 'image/vnd.microsoft.icon', extension: 'ico', most: 256, hasAlpha: true, hasQuality: false },
};

export const ENCODE_PROBLEMS = ['side-too-long'] as const;

/** Encodes pixels; at the quality 100, WebP keeps every one of them. Throws Problem. */
export async function encodePicture(pixels: Pixels, format: TargetFormat, quality: number): Promise<Bytes> {
  const { most } = TARGETS[format];
  if (Math.max(pixels.width, pixels.height) > most)
    throw new Problem<(typeof ENCODE_PROBLEMS)[number]>('side-too-long', undefined, {
      format: format.toUpperCase(),
      maximum: most,
    });
  switch (format) {
    case 'png':
      return writePng(pixels);
    case 'gif':
      return encodeGif(pixels);
    case 'bmp':
      return writeBmp(pixels);
    case 'ico':
      return writeIco([{ ...pixels, png: await writePng(pixels) }]);
    case 'jpeg':
      return byCodec(await import('./wasm/jpeg-encode.ts'), pixels, { ...JPEG, quality, chroma_quality: quality });
    case 'webp':
      return (
        (quality < 100 ? await encodeWebpByBrowser(pixels, quality) : null) ??
        byCodec(await import('./wasm/webp-encode.ts'), pixels, webpOptions(quality))
      );
    case 'avif':
      return byCodec(await import('./wasm/avif-encode.ts'), pixels, { ...AVIF, quality, lossless: quality === 100 });
  }
}

async function byCodec(
  { codec }: { codec: { use: <T>(pixels: number, work: (module: Encoder) => T) => Promise<T> } },
  { width, height, data }: Pixels,
  options: object,
): Promise<Bytes> {
  return codec.use(width * height, (module) => {
    const made = module.encode(data, width, height, options);
    if (!made) throw new Error('not encoded');
    return new Uint8Array(made); // a copy: the codec's memory is used again
  });
}

const JPEG = {
  baseline: false,
  arithmetic: false,
  progressive: true,
  optimize_coding: true,
  smoothing: 0,
  color_space: 3, // YCbCr
  quant_table: 3,
  trellis_multipass: false,
  trellis_opt_zero: false,
  trellis_opt_table: false,
  trellis_loops: 1,
  auto_subsample: true,
  chroma_subsample: 2,
  separate_chroma_quality: false,
};

const webpOptions = (quality: number) => ({
  quality: quality === 100 ? 75 : quality, // for lossless, it's the effort
  lossless: quality === 100 ? 1 : 0,
  target_size: 0,
  target_PSNR: 0,
  method: 4,
  sns_strength: 50,
  filter_strength: 60,
  filter_sharpness: 0,
  filter_type: 1,
  partitions: 0,
  segments: 4,
  pass: 1,
  show_compressed: 0,
  preprocessing: 0,
  autofilter: 0,
  partition_limit: 0,
  alpha_compression: 1,
  alpha_filtering: 1,
  alpha_quality: 100,
  exact: 0,
  image_hint: 0,
  emulate_jpeg_size: 0,
  thread_level: 0,
  low_memory: 0,
  near_lossless: 100,
  use_delta_palette: 0,
  use_sharp_yuv: 0,
});

const AVIF = {
  qualityAlpha: -1,
  denoiseLevel: 0,
  tileColsLog2: 0,
  tileRowsLog2: 0,
  speed: 8,
  subsample: 1,
  chromaDeltaQ: false,
  sharpness: 0,
  tune: 0,
  enableSharpYUV: false,
  bitDepth: 8,
};

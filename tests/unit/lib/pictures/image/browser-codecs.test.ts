import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writePng } from '../../../../../src/lib/pictures/codecs/write-png.ts';
import { decodeBase64, encodeUtf8 } from '../../../../../src/lib/bytes/bytes.ts';
import { concatAll } from '../../../../../src/lib/bytes/concat.ts';
import { PHOTO } from '../../../../../src/lib/pictures/codecs/samples.ts';
import { newPixels, type Pixels } from '../../../../../src/lib/pictures/image/pixels.ts';
import { jpegBlocks, webpBlock } from '../../../../../src/lib/pictures/metadata/blocks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** How many pictures larger than the probe were encoded. */
let encodedCount = 0;

/** What a browser does with the pixels of a canvas. */
interface Behavior {
  change?: (data: Uint8ClampedArray) => void;
  writes?: string[];
  throws?: boolean;
}

/** A WebP whose pixels are a text, as browsers write it, with a profile, or bare. */
function webpOf(pixels: string, hasProfile: boolean): Bytes {
  const block = (name: string, text: string) => webpBlock(name, encodeUtf8(text));
  const profile = hasProfile ? [block('VP8X', '\x20'.padEnd(10, '\0')), block('ICCP', 'sRGB')] : [];
  return webpBlock('RIFF', concatAll([encodeUtf8('WEBP'), ...profile, block('VP8 ', pixels)]));
}

/** A canvas that writes PNG as ours does, and says of everything else only what it was asked for. */
function canvasOf({ change, writes = ['image/png', 'image/webp'], throws = false }: Behavior) {
  return class {
    drawn: Pixels | undefined;
    getContext() {
      const putImageData = ({ width, height, data }: Pixels) => {
        const copy = new Uint8ClampedArray(data);
        change?.(copy);
        this.drawn = { width, height, data: copy };
      };
      return { canvas: this, putImageData };
    }
    async convertToBlob({ type = '', quality }: { type?: string; quality?: number }) {
      if (this.drawn!.width > 64) encodedCount += 1;
      if (throws) throw new DOMException('too large', 'EncodingError');
      const made = writes.includes(type) ? type : 'image/png';
      return new Blob([made === 'image/png' ? await writePng(this.drawn!) : webpOf(String(quality), true)], {
        type: made,
      });
    }
  };
}

const load = async () => {
  vi.resetModules(); // whether a canvas is trusted is remembered
  return import('../../../../../src/lib/pictures/codecs/browser-codecs.ts');
};

const opaque = () => {
  const pixels = newPixels(65, 8);
  pixels.data.fill(255);
  return pixels;
};

const encode = async (behavior: Behavior, pixels = opaque()): Promise<Bytes | null> => {
  vi.stubGlobal('OffscreenCanvas', canvasOf(behavior));
  return (await load()).encodeWebpByBrowser(pixels, 80);
};

beforeEach(() => {
  vi.stubGlobal('ImageData', function imageData(data: Uint8ClampedArray, width: number, height: number) {
    return { data, width, height };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('encoding by the browser', () => {
  it('asks a canvas that keeps its pixels, and drops the color profile that it adds', async () => {
    expect(await encode({})).toEqual(webpOf('0.8', false));
  });

  it('is asked once whether it can, not with every picture', async () => {
    encodedCount = 0;
    expect(await encode({ writes: ['image/png'] })).toBeNull();
    expect(encodedCount).toBe(0);
  });

  it.each<[string, Behavior]>([
    ['adds noise to a single byte', { change: (data) => void (data[1000]! ^= 1) }],
    ['shows all in white', { change: (data) => void data.fill(255) }],
    ['has other colors', { change: (data) => data.forEach((value, at) => (data[at] = Math.max(0, value - 1))) }],
    ['writes no WebP', { writes: ['image/png'] }],
    ['is too large', { throws: true }],
  ])('leaves a canvas alone that %s', async (_, behavior) => {
    expect(await encode(behavior)).toBeNull();
  });

  it('leaves transparent pixels to codecs that keep their colors', async () => {
    const pixels = opaque();
    pixels.data[3] = 254;
    expect(await encode({}, pixels)).toBeNull();
  });

  it('needs a canvas', async () => {
    expect(await (await load()).encodeWebpByBrowser(opaque(), 80)).toBeNull();
  });
});

interface Asked {
  data: Bytes;
  desiredWidth: number;
  desiredHeight: number;
}

/** A decoder that returns pictures of the size that `sizeOf` says, in a color. */
function decoderOf(sizeOf: (asked: Asked) => [number, number], tell: (asked: Asked) => void = () => undefined) {
  return class {
    asked: Asked;
    constructor(asked: Asked) {
      this.asked = asked;
      tell(asked);
    }
    async decode() {
      const [codedWidth, codedHeight] = sizeOf(this.asked);
      const copyTo = (target: Uint8ClampedArray, { format }: { format: string }) => target.fill(format.length);
      return { image: { codedWidth, codedHeight, copyTo, close: () => undefined } };
    }
    close() {}
  };
}

describe('decoding by the browser', () => {
  const photo = () => decodeBase64(PHOTO).bytes;
  const decode = async (decoder: unknown) => {
    if (decoder) vi.stubGlobal('ImageDecoder', decoder);
    return (await load()).decodeJpegByBrowser(photo(), 54, 80);
  };

  it('gets a file without what would turn it or change its colors', async () => {
    const asked: Asked[] = [];
    const made = await decode(
      decoderOf(
        (a) => [a.desiredWidth, a.desiredHeight],
        (a) => void asked.push(a),
      ),
    );
    expect(made).toMatchObject({ width: 54, height: 80 });
    expect(made?.data.slice(0, 4)).toEqual(Uint8ClampedArray.of(4, 4, 4, 4));
    const [before, after] = [photo(), asked[0]!.data].map((bytes) => jpegBlocks(bytes));
    expect(before?.blocks.map(({ name }) => name)).toContain('APP1');
    expect(after).toEqual({ ...before, blocks: before?.blocks.filter(({ name }) => name !== 'APP1') });
  });

  it.each<[string, unknown]>([
    ['there is none', null],
    ['it decodes the whole picture', decoderOf(() => [107, 160])],
    ['it turns the picture', decoderOf(() => [80, 54])],
    [
      'it refuses the file',
      function refusing() {
        throw new TypeError('not supported');
      },
    ],
  ])('is left to another one where %s', async (_, decoder) => {
    expect(await decode(decoder)).toBeNull();
  });
});

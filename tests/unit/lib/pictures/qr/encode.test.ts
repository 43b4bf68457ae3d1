import fc from 'fast-check';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { compareColors, readHexColor } from '../../../../../src/lib/pictures/contrast.ts';
import { encodeQr, type QrCode, QR_LEVELS } from '../../../../../src/lib/pictures/qr/encode.ts';
import { qrSvg } from '../../../../../src/lib/pictures/qr/svg.ts';

/** What a scanner reads, from the SVG path rather than the matrix. */
function readSvg(svg: string): Uint8Array | undefined {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const scale = 4;
  const width = side * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let dy = 0; dy < scale; dy++) {
      for (let dx = 0; dx < Number(length) * scale; dx++) {
        pixels.fill(
          0,
          ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4,
          ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4 + 3,
        );
      }
    }
  }
  const found = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr;
  const code = found(pixels, width, width);
  return code ? Uint8Array.from(code.binaryData) : undefined;
}

const style = { size: 256, margin: 4, foreground: '#000000', background: '#ffffff' };
const problem = (text: string, level: (typeof QR_LEVELS)[number]) =>
  encodeQr(text, level).catch((error: { code?: string }) => error.code);

describe('encodeQr', () => {
  it.each([
    ['https://it-tools.tech', { L: 2, M: 2, Q: 3, H: 3 }],
    ['1'.repeat(7089), { L: 40 }],
    ['A'.repeat(4296), { L: 40 }],
    ['a'.repeat(2953), { L: 40 }],
    ['a'.repeat(1273), { H: 40 }],
  ])('chooses the smallest version: %.30s', async (text, versions) => {
    for (const level of QR_LEVELS) {
      const wanted = (versions as Partial<Record<string, number>>)[level];
      if (wanted !== undefined) expect((await encodeQr(text, level)).version).toBe(wanted);
    }
  });

  it("reports why text can't be encoded", async () => {
    expect(await problem('a'.repeat(2954), 'L')).toBe('over-capacity');
    expect(await problem('a'.repeat(1274), 'H')).toBe('over-capacity');
    expect(await problem('é'.repeat(1477), 'L')).toBe('over-capacity');
    expect(await problem('1'.repeat(100_000), 'L')).toBe('over-capacity');
    expect(await problem('\ud800', 'L')).toBe('lone-surrogate');
  });

  it('reports how full the largest code is', async () => {
    const full = await encodeQr('a'.repeat(2953), 'L');
    expect(full.capacityBits - full.usedBits).toBeLessThan(8);
    expect(full.capacityBits - full.usedBits).toBeGreaterThanOrEqual(0);
  });

  it('round-trips byte for byte', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        fc.constantFrom(...QR_LEVELS),
        async (text, level) => {
          const code: QrCode = await encodeQr(text, level);
          const bytes = readSvg(qrSvg(code, style));
          expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('qrSvg', () => {
  it('has the exact size, margin and colors', async () => {
    const svg = qrSvg(await encodeQr('a', 'L'), { size: 300, margin: 2, foreground: '#123', background: '#ffeca40f' });
    expect(svg).toMatch(/^<svg [^>]*width="300" height="300" viewBox="0 0 25 25"/);
    expect(svg).toContain('<path fill="#ffeca4" fill-opacity="0.059" d="M0 0h25v25H0z"/>');
    expect(svg).toContain('<path fill="#112233" d="M2 2h7');
  });

  it.each([1, 60, 250, 900, 1273])('is read with a logo over its middle: %i bytes', async (length) => {
    const text = 'Az'.repeat(length).slice(0, length);
    const read = readSvg(qrSvg(await encodeQr(text, 'H'), style, 'data:,'));
    expect(new TextDecoder().decode(read)).toBe(text);
  });

  it('omits a transparent background', async () => {
    expect(qrSvg(await encodeQr('a', 'L'), { ...style, background: '#ffffff00' }).match(/<path/g)).toHaveLength(1);
  });
});

describe('compareColors', () => {
  it.each([
    ['#000000', '#ffffff', 21, false],
    ['#ffffff', '#000000', 21, true],
    ['#777777', '#ffffff', 4.48, false],
    ['#00000000', '#ffffff', 1, false],
    ['#000', '#0000', 21, false],
  ])('%s on %s', (front, back, ratio, inverted) => {
    const found = compareColors(front, back);
    expect(found.ratio).toBeCloseTo(ratio, 2);
    expect(found.inverted).toBe(inverted);
  });

  it('reads short hex colors with alpha', () =>
    expect(readHexColor('#1234')).toEqual({ rgb: [17, 34, 51], alpha: 68 / 255 }));
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { encodeQr } from '../../../src/lib/pictures/qr/encode.ts';

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 12;

/** One video frame (YUV4MPEG2) with a QR code in the center; a fake camera repeats it. */
async function videoOf(text: string): Promise<Uint8Array> {
  const { size, modules } = await encodeQr(text, 'M');
  const luma = new Uint8Array(WIDTH * HEIGHT).fill(235);
  const [left, top] = [(WIDTH - size * MODULE) / 2, (HEIGHT - size * MODULE) / 2].map(Math.floor) as [number, number];
  for (let y = 0; y < size * MODULE; y++) {
    for (let x = 0; x < size * MODULE; x++) {
      if (modules[Math.floor(y / MODULE) * size + Math.floor(x / MODULE)] === 1)
        luma[(top + y) * WIDTH + left + x] = 16;
    }
  }
  const chroma = new Uint8Array((WIDTH * HEIGHT) / 2).fill(128);
  const head = new TextEncoder().encode(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  return Uint8Array.from([...head, ...luma, ...chroma]);
}

/** A document with a code on each page but the first. */
export async function pdfOf(texts: readonly string[]): Promise<Buffer> {
  const drawings = await Promise.all(
    texts.map(async (text) => {
      const { size, modules } = await encodeQr(text, 'M');
      const squares = [...modules].map((dark, at) =>
        dark === 1 ? `${72 + (at % size)} ${300 - Math.floor(at / size)} 1 1 re` : '',
      );
      return `${squares.filter(Boolean).join(' ')} f`;
    }),
  );
  const pages = ['', ...drawings];
  const objects = pages.flatMap((drawing, index) => [
    `${2 * index + 3} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${2 * index + 4} 0 R>> endobj`,
    `${2 * index + 4} 0 obj <</Length ${drawing.length}>> stream\n${drawing}\nendstream endobj`,
  ]);
  const kids = pages.map((_, index) => `${2 * index + 3} 0 R`).join(' ');
  const head = `%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[${kids}]/Count ${pages.length}>> endobj`;
  return Buffer.from(`${head}\n${objects.join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF\n`);
}

/** A video file for Chromium's fake camera, and a function that removes it. */
export async function cameraFile(text: string): Promise<{ file: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'it-tools-camera-'));
  const file = path.join(folder, 'camera.y4m');
  writeFileSync(file, await videoOf(text));
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Keeps every stream that the page gets, so that its tracks can be inspected later. */
export async function watchStreams(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(window, { streamsOfTest: streams });
    for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
      const original = MediaDevices.prototype[name];
      MediaDevices.prototype[name] = async function (constraints) {
        const stream = await original.call(this, constraints);
        streams.push(stream);
        return stream;
      };
    }
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { streamsOfTest: MediaStream[] }).streamsOfTest.flatMap((stream) =>
        stream.getTracks().map(({ kind, readyState }) => `${kind} ${readyState}`),
      ),
    );
}

/** Makes device requests fail like they would in the browser. */
export async function refuseWith(page: Page, error: string): Promise<void> {
  await page.addInitScript((name) => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('refused by the test', name));
  }, error);
}

import { expect, test } from 'vitest';
import { detectType } from '../../../../../src/lib/media/file-signatures.ts';
import { readSvg, svgPixels } from '../../../../../src/lib/pictures/svg-pixels.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const sizeOf = (attributes: string) => {
  const { width, height } = readSvg(bytes(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)).size;
  return `${width}×${height}`;
};

/** What is drawn for a size. */
async function drawnFor(text: string, width: number, height: number): Promise<string> {
  let drawn = '';
  await svgPixels(readSvg(bytes(text)), { width, height }, (svg) => {
    drawn = svg;
    return Promise.resolve(new Uint8ClampedArray(width * height * 4));
  });
  return drawn;
}

test('the size is what a browser gives an image without a place', () => {
  expect(sizeOf('width="40" height="30"')).toBe('40×30');
  expect(sizeOf(`width = '1in' height='2.54cm'`)).toBe('96×96');
  expect(sizeOf('width="12pt" height="1em"')).toBe('16×16');
  expect(sizeOf('viewBox="0 0 24 12"')).toBe('24×12');
  expect(sizeOf('viewBox="-5,-5,10,20" width="50"')).toBe('50×100');
  expect(sizeOf('viewBox="0 0 10 20" height="50"')).toBe('25×50');
  expect(sizeOf('width="100%" height="100%" viewBox="0 0 7 9"')).toBe('7×9');
  expect(sizeOf('width="100%"')).toBe('300×150');
  expect(sizeOf('')).toBe('300×150');
  for (const odd of [
    'width="-5" height="0"',
    'width="1e3" height="NaN"',
    'width="calc(1px)"',
    'viewBox="0 0 0 0"',
    'viewBox="a"',
  ])
    expect(sizeOf(odd), odd).toBe('300×150');
  expect(sizeOf('width="0.2" height="99999999"')).toBe('1×99999999');
});

test('it fills the size that is wanted, and nothing in front of the root is drawn', async () => {
  const drawn = await drawnFor(
    `<?xml version="1.0" encoding="latin1"?><!DOCTYPE svg [<!ENTITY ns "http://a">]><svg width="10" height="20" a="1>2"><b c="&ns;"/></svg>`,
    5,
    10,
  );
  expect(drawn).toBe(
    '<svg width="5" height="10" viewBox="0 0 10 20" preserveAspectRatio="xMidYMid" a="1>2"><b c="http://a"/></svg>',
  );
  expect(await drawnFor('<svg viewBox="0 0 4 4"/>', 4, 8)).toBe(
    '<svg width="4" height="8" viewBox="0 0 4 4" preserveAspectRatio="none"/>',
  );
});

test('entities of entities stand for nothing, and those that become too much are refused', async () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>`;
  expect(await drawnFor(bomb, 1, 1)).toContain('&b;');
  const long = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(500)}">]><svg>${'&a;'.repeat(50_000)}</svg>`;
  expect(() => readSvg(bytes(long))).toThrow('broken-image');
});

test('sizes are checked before anything is drawn, and without a page nothing is', async () => {
  const svg = readSvg(bytes('<svg width="1000000" height="1000000"/>'));
  await expect(svgPixels(svg, svg.size, undefined)).rejects.toMatchObject({ code: 'image-too-large' });
  await expect(svgPixels(svg, { width: 1, height: 1 }, undefined)).rejects.toMatchObject({ code: 'needs-browser' });
  const nothing = () => Promise.resolve(null);
  await expect(svgPixels(svg, { width: 1, height: 1 }, nothing)).rejects.toMatchObject({ code: 'broken-image' });
  expect(() => readSvg(bytes('<g/>'))).toThrow('broken-image');
});

test('an SVG is one with a declared type, with entities, and in UTF-16', () => {
  const typeOf = (content: Uint8Array<ArrayBuffer>) => detectType(content)?.type;
  const root = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(typeOf(bytes(`<?xml version="1.0"?><!-- a --><!DOCTYPE svg [<!ENTITY a "b>">]> ${root}`))).toBe(
    'image/svg+xml',
  );
  expect(typeOf(bytes(`<!DOCTYPE svg PUBLIC "a" "b" [ ]>${root}`))).toBe('image/svg+xml');
  expect(typeOf(bytes(`<!DOCTYPE html>${root}`))).toBe('text/html');
  const wide = Uint8Array.from([0xff, 0xfe, ...[...root].flatMap((letter) => [letter.charCodeAt(0), 0])]);
  expect(typeOf(wide)).toBe('image/svg+xml');
  expect(readSvg(wide).size).toEqual({ width: 300, height: 150 });
});

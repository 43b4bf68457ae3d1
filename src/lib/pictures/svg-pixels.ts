// SVG images: how large they say they are, and pixels of them where a page draws them.
import { Problem } from '../../base/problem.ts';
import { brokenImage, checkSize, type Pixels } from './image/pixels.ts';
import type { Size } from '../../base/area.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Draws an SVG in a page, where it can neither run scripts nor load anything; null if it can't be drawn. */
export type DrawSvg = (svg: string, size: Size) => Promise<Uint8ClampedArray<ArrayBuffer> | null>;

export const SVG_PROBLEMS = ['needs-browser'] as const;

/** The element around all others, with its attributes. */
const ROOT = /<((?:[\w-]+:)?svg)((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>/;
const ATTRIBUTE = /\s(width|height|viewBox|preserveAspectRatio)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Pixels of a length (CSS Values 4, 6.2); a percentage is of nothing here. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
};

/** What an image without any size has in a page (CSS Images 3, 5.1). */
const DEFAULT: Size = { width: 300, height: 150 };

interface Svg {
  /** Without what is in front of the root, which may say another encoding or declare entities. */
  text: string;
  size: Size;
}

function lengthOf(text: string | undefined): number | null {
  const [, number = '', unit = ''] =
    /^\s*\+?(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})\s*([a-z]{0,3})\s*$/i.exec(text ?? '') ?? [];
  const length = Number(number) * (PIXELS[unit.toLowerCase()] ?? NaN);
  return number !== '' && length > 0 ? length : null;
}

function boxOf(text: string | undefined): Size | null {
  const numbers = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = NaN, height = NaN] = numbers;
  return numbers.length === 4 && width > 0 && height > 0 ? { width, height } : null;
}

const attributesOf = (root: string): Record<string, string | undefined> =>
  Object.fromEntries([...root.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single]));

const whole = (length: number) => Math.max(1, Math.round(length));

/** A short text of its own, as drawing programs declare them for their namespaces. */
const ENTITY = /<!ENTITY\s+([\w.-]{1,50})\s+(?:"([^"&<%]{0,500})"|'([^'&<%]{0,500})')\s*>/g;
const REFERENCE = /&([\w.-]{1,50});/g;
const MOST_REPLACED = 20_000_000;

/** Returns the root with the texts that its entities stand for: those of other entities, which can become billions, are none. */
function withoutEntities(text: string, start: number): string {
  const body = text.slice(start);
  const declared = new Map(
    [...text.slice(0, start).matchAll(ENTITY)].map(([, name = '', a, b]) => [name, a ?? b ?? '']),
  );
  if (declared.size === 0) return body;
  let replaced = 0;
  return body.replace(REFERENCE, (whole, name: string) => {
    const value = declared.get(name);
    replaced += value?.length ?? 0;
    if (replaced > MOST_REPLACED) throw brokenImage();
    return value ?? whole;
  });
}

/** Reads the root of an SVG. Throws Problem. */
export function readSvg(bytes: Bytes): Svg {
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8').decode(bytes);
  const root = ROOT.exec(text);
  if (!root) throw brokenImage();
  const { width: across, height: down, viewBox } = attributesOf(root[2] ?? '');
  const [width, height] = [lengthOf(across), lengthOf(down)];
  const box = boxOf(viewBox);
  const ratio = box ? box.width / box.height : null;
  const size = {
    width: width ?? (height !== null && ratio !== null ? height * ratio : (box?.width ?? DEFAULT.width)),
    height: height ?? (width !== null && ratio !== null ? width / ratio : (box?.height ?? DEFAULT.height)),
  };
  return { text: withoutEntities(text, root.index), size: { width: whole(size.width), height: whole(size.height) } };
}

/** Returns an SVG that fills this size. */
function sized({ text, size }: Svg, { width, height }: Size): string {
  return text.replace(ROOT, (_, name: string, attributes: string) => {
    const { viewBox, preserveAspectRatio } = attributesOf(attributes);
    const kept = attributes.replaceAll(ATTRIBUTE, '');
    const isSlash = kept.trimEnd().endsWith('/');
    const box = boxOf(viewBox) ? viewBox : `0 0 ${size.width} ${size.height}`;
    const isStretched = Math.abs(width / height / (size.width / size.height) - 1) > 0.02;
    const aspect = isStretched ? 'none' : (preserveAspectRatio ?? 'xMidYMid');
    const own = ` width="${width}" height="${height}" viewBox="${box?.replaceAll('"', '')}" preserveAspectRatio="${aspect.replaceAll('"', '')}"`;
    return `<${name}${own}${isSlash ? kept.trimEnd().slice(0, -1) : kept}${isSlash ? '/' : ''}>`;
  });
}

/** Returns the pixels of an SVG in this size. Throws Problem. */
export async function svgPixels(svg: Svg, size: Size, draw: DrawSvg | undefined): Promise<Pixels> {
  checkSize(size.width, size.height);
  if (!draw) throw new Problem<(typeof SVG_PROBLEMS)[number]>('needs-browser');
  const data = await draw(sized(svg, size), size);
  if (!data) throw brokenImage();
  return { ...size, data };
}

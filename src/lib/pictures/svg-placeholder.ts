import { readHexColor } from './contrast.ts';
import { escapeXml, monospaceWidth } from './svg-text.ts';

export const PLACEHOLDER_PATTERNS = ['none', 'cross', 'grid', 'stripes', 'gradient'] as const;

export interface Placeholder {
  width: number;
  height: number;
  /** Empty to show the size; line breaks are kept. */
  text: string;
  /** In pixels; null for the largest size that fits. */
  fontSize: number | null;
  background: string;
  foreground: string;
  pattern: (typeof PLACEHOLDER_PATTERNS)[number];
  radius: number;
  border: number;
  /** Whether the root element has a width and height; without them, the picture adapts to its container. */
  exactSize: boolean;
}

/** Sizes by name, in pixels. */
export const PLACEHOLDER_SIZES: Readonly<Record<string, readonly [number, number]>> = {
  og: [1200, 630],
  card: [1200, 628],
  avatar: [256, 256],
  icon: [512, 512],
  leaderboard: [728, 90],
  banner: [468, 60],
  rectangle: [300, 250],
  skyscraper: [160, 600],
  hd: [1280, 720],
  fullhd: [1920, 1080],
  '4k': [3840, 2160],
};

const LINE_HEIGHT = 1.2;
const LONGEST_SIDE = 20_000;

/** `600x350`, `600 × 350`, `600` for a square, or a name; null for anything else. */
export function readSize(text: string): { width: number; height: number } | null {
  const trimmed = text.trim().toLowerCase();
  const size = Object.hasOwn(PLACEHOLDER_SIZES, trimmed) ? PLACEHOLDER_SIZES[trimmed] : undefined;
  if (size) return { width: size[0], height: size[1] };
  const match = /^(\d{1,6})(?:px)?(?:\s{0,9}[x×*,\s]\s{0,9}(\d{1,6})(?:px)?)?$/.exec(trimmed);
  if (!match) return null;
  const width = Number(match[1]);
  const height = Number(match[2] ?? match[1]);
  return Math.min(width, height) < 1 || Math.max(width, height) > LONGEST_SIDE ? null : { width, height };
}

/** Returns the picture as a one-line SVG document. */
export function placeholderSvg(options: Placeholder): string {
  const { width, height, radius, border, exactSize } = options;
  const lines = (options.text === '' ? `${width}×${height}` : options.text).split(/\r\n|[\n\r]/);
  const widest = Math.max(0.6, ...lines.map(monospaceWidth));
  const fitting = Math.min((width * 0.85) / widest, (height * 0.6) / (lines.length * LINE_HEIGHT), height * 0.25);
  const fontSize = options.fontSize ?? Math.max(1, Math.floor(fitting));
  const size = exactSize ? ` width="${width}" height="${height}"` : '';
  const middle = height / 2 - ((lines.length - 1) * fontSize * LINE_HEIGHT) / 2;
  const spans = lines.map((line, i) =>
    lines.length === 1
      ? escapeXml(line)
      : `<tspan x="50%" y="${short(middle + i * fontSize * LINE_HEIGHT)}">${escapeXml(line)}</tspan>`,
  );
  const { defs, shapes } = decoration(options);
  const inset = border / 2;
  const corner = radius > 0 ? ` rx="${radius}"` : '';
  const frame =
    border > 0
      ? `<rect x="${inset}" y="${inset}" width="${Math.max(0, width - border)}" height="${Math.max(0, height - border)}"${corner} fill="none" ${paint('stroke', options.foreground)} stroke-width="${border}"/>`
      : '';
  const ground = options.pattern === 'gradient' ? 'fill="url(#p)"' : paint('fill', options.background);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${size} viewBox="0 0 ${width} ${height}">${defs}` +
    `<rect width="${width}" height="${height}"${corner} ${ground}/>${shapes}${frame}` +
    `<text x="50%" y="${lines.length === 1 ? '50%' : short(middle)}" dominant-baseline="central" text-anchor="middle" ` +
    `font-family="monospace" font-size="${fontSize}" ${paint('fill', options.foreground)}>${spans.join('')}</text></svg>`
  );
}

function decoration({ pattern, width, height, radius, foreground, background }: Placeholder) {
  const stroke = `${paint('stroke', foreground, 0.3)} fill="none"`;
  if (pattern === 'cross')
    return { defs: '', shapes: `<path ${stroke} d="M0 0L${width} ${height}M${width} 0L0 ${height}"/>` };
  if (pattern === 'gradient') {
    const stop = (offset: number, color: string, share: number) =>
      `<stop offset="${offset}" ${paint('stop', color, share).replace('stop=', 'stop-color=')}/>`;
    // The end color is the background tinted with the text color.
    return {
      defs: `<linearGradient id="p" x2="1" y2="1">${stop(0, background, 1)}${stop(1, foreground, 0.5)}</linearGradient>`,
      shapes: '',
    };
  }
  if (pattern === 'none') return { defs: '', shapes: '' };
  const turned = pattern === 'stripes' ? ' patternTransform="rotate(45)"' : '';
  const path = pattern === 'stripes' ? 'M0 0V20' : 'M0 0H20M0 0V20';
  const corner = radius > 0 ? ` rx="${radius}"` : '';
  return {
    defs: `<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"${turned}><path ${stroke} d="${path}"/></pattern>`,
    shapes: `<rect width="${width}" height="${height}"${corner} fill="url(#p)"/>`,
  };
}

/** Six digits and an opacity: older SVG readers don't support colors with eight digits. */
function paint(attribute: 'fill' | 'stroke' | 'stop', hex: string, share = 1): string {
  const { rgb, alpha } = readHexColor(hex);
  const color = rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  const opacity = alpha * share;
  return `${attribute}="#${color}"${opacity < 1 ? ` ${attribute}-opacity="${short(opacity)}"` : ''}`;
}

const short = (value: number) => Number(value.toFixed(3));

/** Returns a data URI shorter than Base64: only characters that break URLs, CSS and attributes are escaped. */
export function svgDataUri(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replace(/[%#<>{}|\\^`\n\r\t]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped.replace(/[^ -~]+/g, encodeURIComponent)}`;
}

import { type Rgba, readHexColor } from '../contrast.ts';
import type { QrCode } from './encode.ts';
import { logoSide, withoutMiddle } from './logo.ts';
import { type QrShape, shapedPath } from './shapes.ts';

export interface QrStyle {
  /** Pixels per side, including the margin. */
  size: number;
  /** Modules around the code; readers need 4 (ISO/IEC 18004, 9.1). */
  margin: number;
  /** `#rrggbb`, with optional alpha. */
  foreground: string;
  background: string;
  /** Of the modules; square if missing. */
  shape?: QrShape;
}

/** Draws a QR code as an SVG document: one path, with one unit per module, and a logo (data URI) in the middle. */
export function qrSvg(code: Pick<QrCode, 'size' | 'modules'>, style: QrStyle, logo?: string): string {
  const { margin, shape = 'square' } = style;
  const side = code.size + 2 * margin;
  const background = readHexColor(style.background);
  const ground = background.alpha > 0 ? `<path ${fill(background)} d="M0 0h${side}v${side}H0z"/>` : '';
  const drawn = logo === undefined ? code : withoutMiddle(code);
  const path = shape === 'square' ? runs(drawn.size, drawn.modules, margin) : shapedPath(drawn, margin, shape);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${style.size}" height="${style.size}" viewBox="0 0 ${side} ${side}"${shape === 'square' ? ' shape-rendering="crispEdges"' : ''}>` +
    `${ground}<path ${fill(readHexColor(style.foreground))} d="${path}"/>${logo === undefined ? '' : image(code.size, margin, logo)}</svg>\n`
  );
}

/** With half a module of space around it. */
function image(size: number, margin: number, uri: string): string {
  const side = logoSide(size) - 1;
  const start = margin + (size - side) / 2;
  return `<image x="${start}" y="${start}" width="${side}" height="${side}" href="${uri}"/>`;
}

/** Six digits and an opacity: print software doesn't support colors with eight digits. */
function fill({ rgb, alpha }: Rgba): string {
  const hex = rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return `fill="#${hex}"${alpha < 1 ? ` fill-opacity="${Number(alpha.toFixed(3))}"` : ''}`;
}

function runs(size: number, modules: Uint8Array, margin: number): string {
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules[row * size + column] !== 1) continue;
      const start = column;
      while (column < size && modules[row * size + column] === 1) column++;
      path += `M${start + margin} ${row + margin}h${column - start}v1h-${column - start}z`;
    }
  }
  return path;
}

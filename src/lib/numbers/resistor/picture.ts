import type { BandColor } from './resistor.ts';

/** Colors as they are seen in the picture. */
const PAINT: Readonly<Record<BandColor, string>> = {
  black: '#1a1a1a',
  brown: '#7a4419',
  red: '#d62828',
  orange: '#f3722c',
  yellow: '#f9c74f',
  green: '#2a9d4a',
  blue: '#2563eb',
  violet: '#8e44ad',
  gray: '#8d99ae',
  white: '#ffffff',
  gold: '#c9a227',
  silver: '#b8bcc2',
  pink: '#f4a6c0',
  none: '#e8d3a9',
};

/** The part with its bands. */
export function resistorSvg(colors: readonly BandColor[]): string {
  const places = colors.length === 1 ? [114] : [62, 90, 114, 138, 168, 192].slice(0, colors.length);
  const bands = colors.map(
    (color, i) => `<rect x="${places[i]! - 7}" y="20" width="14" height="56" fill="${PAINT[color]}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="288" height="120" viewBox="0 0 230 96">` +
    `<rect width="230" height="96" fill="#f4f4f5"/><path d="M0 48H230" stroke="#9ca3af" stroke-width="5"/>` +
    `<rect x="36" y="20" width="172" height="56" rx="18" fill="#e8d3a9"/>${bands.join('')}</svg>`
  );
}

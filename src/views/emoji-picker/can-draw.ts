const SIZE = 24;

let context: CanvasRenderingContext2D | null | undefined;

function canvas(): CanvasRenderingContext2D | null {
  if (context !== undefined) return context;
  const element = document.createElement('canvas');
  element.width = 2 * SIZE;
  element.height = 2 * SIZE;
  context = element.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.font = `${SIZE}px 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', sans-serif`;
  context.textBaseline = 'top';
  return context;
}

/** Whether any part of a text is drawn in color. The box for a missing glyph has the color of the text. */
function isColored(pixels: Uint8ClampedArray): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > 16) return true;
  }
  return false;
}

/** Emoji up to this version are in the fonts of every system still in use. */
const EVERYWHERE = 12;

const drawable = new Map<string, boolean>();

/**
 * Whether this device can display an emoji. A font that doesn't support a sequence draws its parts side by side, which
 * is wider.
 */
export function canDraw(emoji: string, version: string): boolean {
  if (Number(version) <= EVERYWHERE) return true;
  const before = drawable.get(emoji);
  if (before !== undefined) return before;
  const paper = canvas();
  if (!paper) return true;
  paper.clearRect(0, 0, 2 * SIZE, 2 * SIZE);
  paper.fillText(emoji, 0, 0);
  const narrow = paper.measureText(emoji).width < 1.5 * paper.measureText('😀').width;
  const able = narrow && isColored(paper.getImageData(0, 0, 2 * SIZE, 2 * SIZE).data);
  drawable.set(emoji, able);
  return able;
}

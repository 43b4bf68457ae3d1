interface Pixel {
  /** `#rrggbb`, the only format that the browser's picker supports. */
  hex: string;
  /** 0 to 1. */
  opacity: number;
}

const HEX = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const BLACK: Pixel = { hex: '#000000', opacity: 1 };

const byte = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/**
 * Returns a color as shown on the screen: hexadecimal notation is parsed here, anything else by the browser. Black if
 * it isn't a color.
 */
export function pixelOf(text: string): Pixel {
  const digits = HEX.exec(text.trim())?.[1];
  if (digits === undefined) return drawn(text);
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const alpha = long.slice(6);
  return { hex: `#${long.slice(0, 6).toLowerCase()}`, opacity: alpha === '' ? 1 : parseInt(alpha, 16) / 255 };
}

function drawn(text: string): Pixel {
  if (text.trim() === '' || typeof CSS === 'undefined' || !CSS.supports?.('color', text)) return BLACK;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return BLACK;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return { hex: `#${byte(red)}${byte(green)}${byte(blue)}`, opacity: alpha / 255 };
}

/** Returns `#rrggbb`, with two more digits if the color isn't opaque. */
export function withOpacity(hex: string, opacity: number): string {
  return opacity >= 1 ? hex : hex + byte(opacity * 255);
}

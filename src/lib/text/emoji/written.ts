export const EMOJI_FORMS = ['codePoints', 'javascript', 'json', 'html', 'css', 'python', 'utf8', 'url'] as const;
export type EmojiForm = (typeof EMOJI_FORMS)[number];

const hex = (number: number, width = 0) => number.toString(16).toUpperCase().padStart(width, '0');

/** How to write an emoji as plain text; includes every code point of a sequence. */
export function writtenForms(emoji: string): Record<EmojiForm, string> {
  const points = [...emoji].map((character) => character.codePointAt(0)!);
  const units = Array.from({ length: emoji.length }, (_, at) => emoji.charCodeAt(at));
  return {
    codePoints: points.map((point) => `U+${hex(point, 4)}`).join(' '),
    javascript: points.map((point) => `\\u{${hex(point)}}`).join(''),
    json: units.map((unit) => `\\u${hex(unit, 4)}`).join(''),
    html: points.map((point) => `&#x${hex(point)};`).join(''),
    css: points.map((point) => `\\${hex(point, 6)}`).join(''),
    python: points.map((point) => (point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`)).join(''),
    utf8: Array.from(new TextEncoder().encode(emoji), (byte) => hex(byte, 2)).join(' '),
    url: encodeURIComponent(emoji),
  };
}

const ONE_LINE = 300;

/** Characters that change the direction of what stands around them, and so can make a text look like another one. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

const codePoint = (character: string) =>
  `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`;

/** A text of any length in one line of a row: its beginning, with line ends and direction controls made visible. */
export function oneLine(text: string): string {
  const start = text
    .slice(0, ONE_LINE)
    .replace(/\r\n|\r|\n/g, ' ⏎ ')
    .replace(BIDI_CONTROLS, codePoint);
  return text.length > ONE_LINE ? `${start}…` : start;
}

/** A secret in a row: enough to tell two apart when it is long, nothing of it when it is short. */
export function masked(text: string): string {
  return text.length >= 16 ? `••••••••${text.slice(-4)}` : '••••••••';
}

/** Characters as people count them: code points. */
export function lengthOf(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** Spaces at the ends of a text, which nobody sees and every digest does. */
export function edgeSpaces(text: string): number {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return start + text.length - end;
}

/** Longer texts are taken as a whole instead of being put into the field. */
const FIELD_LIMIT = 2000;

const isOneLine = (text: string) => text.length <= FIELD_LIMIT && !/[\r\n]/.test(text);

/** The line end behind a single line, which copying a line brings along. */
const withoutLineEnd = (text: string) => text.replace(/(?:\r\n|\r|\n)$/, '');

/** The text of a chip as a line to be edited; null when a field of one line would spoil it. */
export function asLine(text: string): string | null {
  const line = withoutLineEnd(text);
  return isOneLine(line) ? line : null;
}

/**
 * What a pasted text becomes. Pasted into an empty field it is data, whatever it looks like: a chip, exact, never a search. What is
 * pasted behind a word goes there if it is one line; a field of one line would spoil a text of several.
 */
export function pasted(text: string, isAlone: boolean): { attach: string } | { insert: string } | null {
  if (text === '') return null;
  const line = withoutLineEnd(text);
  if (!isOneLine(line)) return { attach: text };
  if (isAlone) return line.trim() === '' ? null : { attach: line };
  return line === text ? null : { insert: line };
}

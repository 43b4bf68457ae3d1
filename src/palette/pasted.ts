/** Longer texts are attached instead of being put into the field. */
const FIELD_LIMIT = 2000;

const isOneLine = (text: string) => text.length <= FIELD_LIMIT && !/[\r\n]/.test(text);

/** Removes one trailing line break, which comes along when copying a line. */
const withoutLineEnd = (text: string) => text.replace(/(?:\r\n|\r|\n)$/, '');

/** An attached text as a line to edit in the field; null if a single-line field would change it. */
export function asLine(text: string): string | null {
  const line = withoutLineEnd(text);
  return isOneLine(line) ? line : null;
}

/**
 * What happens to a pasted text. In an empty field it is data, whatever it looks like: attached verbatim as a chip, never a search.
 * After a word it is inserted if it is a single line; a text of several lines is attached, since the field would change it.
 */
export function pasted(text: string, isAlone: boolean): { attach: string } | { insert: string } | null {
  if (text === '') return null;
  const line = withoutLineEnd(text);
  if (!isOneLine(line)) return { attach: text };
  if (isAlone) return line.trim() === '' ? null : { attach: line };
  return line === text ? null : { insert: line };
}

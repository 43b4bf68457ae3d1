/** Longer texts are taken as a whole instead of being put into the field. */
const FIELD_LIMIT = 2000;

/**
 * What a pasted text becomes. A field of one line would spoil a text of several, so that is attached as it is; the line end
 * behind a single line is only what copying a line brings along.
 */
export function pasted(text: string): { attach: string } | { insert: string } | null {
  const line = text.replace(/(?:\r\n|\r|\n)$/, '');
  if (line.length > FIELD_LIMIT || /[\r\n]/.test(line)) return { attach: text };
  return line === text ? null : { insert: line };
}

/** Longest HTML (UTF-16 units, not counting embedded pictures) that is shown as formatted text: 10 MB took 6 s. */
export const MAXIMUM = 500_000;

/** Whether HTML or text is too long to be shown as formatted text. Embedded pictures don't count. */
export function isTooLong(html: string): boolean {
  if (html.length <= MAXIMUM) return false;
  return html.replaceAll(/\bdata:[^"')\s>]+/g, '').length > MAXIMUM;
}

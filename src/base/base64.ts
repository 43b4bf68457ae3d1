/** Characters beyond ASCII that both ignore: spaces of web pages, and what hides between their letters. */
export const INVISIBLE = /(?![\0-\x7f])[\s\u00ad\u200b-\u200d\u2060]/;
const IGNORED = new RegExp(String.raw`[\t\n\f\r ]|${INVISIBLE.source}`, 'g');

/**
 * Checks whether a text is Base64 in either alphabet of RFC 4648, or a mix of both. Whitespace and invisible
 * characters are ignored; padding may be missing but must not exceed what the last group lacks. `decodeBase64` in
 * `src/lib/bytes` accepts the same texts.
 */
export function isBase64(text: string): boolean {
  const match = /^([A-Za-z\d+/_-]*)(={0,2})$/.exec(text.replace(IGNORED, ''));
  if (!match) return false;
  const [, digits = '', padding = ''] = match;
  const rest = digits.length % 4;
  return rest !== 1 && padding.length <= (4 - rest) % 4;
}

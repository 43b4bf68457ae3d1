/** More than any page of this app or of similar ones has. */
const MOST_PARAMETERS = 200;

/**
 * Reads the parameters of a fragment or query, with or without its first character. A link may have a million, for which
 * Chromium takes half a minute.
 */
export function parametersOf(text: string): URLSearchParams {
  const own = /^[#?]/.test(text) ? text.slice(1) : text;
  return new URLSearchParams(own.split('&', MOST_PARAMETERS).join('&'));
}

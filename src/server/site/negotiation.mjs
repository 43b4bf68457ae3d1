// What a client accepts and what it has, as in RFC 9110. sirv takes any mention of an encoding for a wish, and compares ETags as a whole.

/**
 * How much a client wants an encoding, from 0 to 1.
 * @param {string} header Accept-Encoding
 * @param {RegExp} names of the encoding
 * @returns {number}
 */
function weightOf(header, names) {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const q = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return [name.trim(), q === undefined ? 1 : Number(q)];
    }),
  );
  const name = [...weights.keys()].find((key) => names.test(key)) ?? '*';
  return weights.get(name) || 0;
}

/**
 * Of the encodings that a build is stored in, those that a client takes, as sirv reads them.
 * @param {string} [header] Accept-Encoding
 * @returns {string}
 */
export function encodingsFor(header = '') {
  const brotli = weightOf(header, /^br$/);
  const gzip = weightOf(header, /^(?:x-)?gzip$/);
  if (brotli > 0 && brotli >= gzip) return gzip > 0 ? 'br, gzip' : 'br';
  return gzip > 0 ? 'gzip' : '';
}

/**
 * Whether a client has the version with this ETag already.
 * @param {string | undefined} header If-None-Match
 * @param {string} etag
 * @returns {boolean}
 */
export function isKnown(header, etag) {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (/** @type {string} */ tag) => tag.replace(/^W\//, '');
  return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag));
}

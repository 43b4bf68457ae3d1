/** A step into a document: a key or a list index. */
export type PathSegment = string | number;

/** Formats a path in JSONPath notation (RFC 9535): `$.a[0]['b c']`. */
export function pathText(path: readonly PathSegment[]): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    if (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(segment)) return `${text}.${segment}`;
    return `${text}['${JSON.stringify(segment).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}']`;
  }, '$');
}

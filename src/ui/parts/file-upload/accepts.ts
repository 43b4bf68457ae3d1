import { UNKNOWN_TYPE } from '../../../base/files/media-type.ts';

const tokensOf = (accept: string | undefined) =>
  (accept ?? '')
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);

const typeOf = (file: { type: string }) => file.type.toLowerCase().replace(/;.*$/s, '').trim();

/**
 * Checks whether a file matches an `accept` attribute (HTML Standard, 4.10.5.1.17): extensions, MIME types and
 * `image/*`. The file picker applies it automatically; drop and paste don't. An empty list accepts everything.
 */
export function accepts(accept: string | undefined, file: { name: string; type: string }): boolean {
  const wanted = tokensOf(accept);
  const name = file.name.toLowerCase();
  return wanted.length === 0 || wanted.some((token) => matches(token, name, typeOf(file)));
}

function matches(token: string, name: string, type: string): boolean {
  if (token === '*' || token === '*/*') return true;
  if (token.startsWith('.')) return name.endsWith(token);
  if (token.endsWith('/*')) return type.startsWith(token.slice(0, -1));
  return type === token;
}

/** Whether the system doesn't know the type of a file, so that only its content can tell. */
export const isOfUnknownType = (file: { type: string }) => ['', UNKNOWN_TYPE].includes(typeOf(file));

/** Families of types, which have a name in each language. */
export type Family = 'audio' | 'image' | 'video';

/** Names of formats that aren't written in capitals. */
const WRITTEN: Readonly<Record<string, string>> = { webp: 'WebP', 'svg+xml': 'SVG' };

/**
 * Names what an `accept` attribute lists, as people call it: `application/pdf,.pdf` is PDF. Extensions beside a family are only there for
 * systems that don't know their types.
 */
export function typeNames(accept: string | undefined, nameOf: (family: Family) => string): string[] {
  const tokens = tokensOf(accept);
  const families = tokens.filter((token) => token.endsWith('/*')).map((token) => nameOf(token.slice(0, -2) as Family));
  if (families.length > 0) return families;
  const formats = tokens.map((token) => token.replace(/^.*[./]/, ''));
  return [...new Set(formats.map((format) => WRITTEN[format] ?? format.toUpperCase()))];
}

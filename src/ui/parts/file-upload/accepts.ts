/**
 * Checks whether a file matches an `accept` attribute (HTML Standard, 4.10.5.1.17): extensions, MIME types and
 * `image/*`. The file picker applies it automatically; drop and paste don't. An empty list accepts everything.
 */
export function accepts(accept: string | undefined, file: { name: string; type: string }): boolean {
  const wanted = (accept ?? '')
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase().replace(/;.*$/s, '').trim();
  return wanted.length === 0 || wanted.some((token) => matches(token, name, type));
}

function matches(token: string, name: string, type: string): boolean {
  if (token === '*' || token === '*/*') return true;
  if (token.startsWith('.')) return name.endsWith(token);
  if (token.endsWith('/*')) return type.startsWith(token.slice(0, -1));
  return type === token;
}

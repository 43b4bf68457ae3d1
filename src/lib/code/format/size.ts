/** The sizes of a text before and after, in bytes of UTF-8, and what was saved as a percentage. */
export function sizes(before: string, after: string): { before: number; after: number; saved: string } {
  const [own, small] = [before, after].map((text) => new TextEncoder().encode(text).length) as [number, number];
  const share = own === 0 ? 0 : (1 - small / own) * 100;
  return { before: own, after: small, saved: `${Number(share.toFixed(1))}%` };
}

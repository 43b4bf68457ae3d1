/** Returns the length of a text in UTF-8 bytes. */
export function utf8Size(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Returns the length of a text in UTF-8 bytes after gzip, as served by a web server. */
export async function gzipSize(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

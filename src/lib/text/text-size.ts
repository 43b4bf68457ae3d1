/** Bytes of a text in UTF-8. */
export function utf8Size(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Bytes of a text in UTF-8 after gzip, as a web server would send it. */
export async function gzipSize(text: string): Promise<number> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

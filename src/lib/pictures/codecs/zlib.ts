type Bytes = Uint8Array<ArrayBuffer>;

/** No color profile is larger. */
const MOST = 4_000_000;

/** Inflates a short zlib stream; null if it is broken or no short one. */
export async function inflated(bytes: Bytes): Promise<Bytes | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const pieces: Bytes[] = [];
  let size = 0;
  for (;;) {
    // Any error here means that the data is invalid.
    const { done, value } = await reader.read().catch(() => ({ done: false, value: undefined }));
    if (done) break;
    size += value?.length ?? MOST;
    if (size >= MOST || !value) {
      await reader.cancel().catch(() => undefined);
      return null;
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

export async function deflated(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

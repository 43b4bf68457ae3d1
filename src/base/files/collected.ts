/** Pieces are handed to the browser in batches of about this size: it moves the content of blobs out of the page's memory. */
const BATCH_BYTES = 64_000_000;

/** Collects pieces in a `Blob`. */
export async function collected(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const batches: Blob[] = [];
  let batch: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of pieces) {
    batch.push(piece);
    size += piece.length;
    if (size < BATCH_BYTES) continue;
    batches.push(new Blob(batch));
    [batch, size] = [[], 0];
  }
  return new Blob([...batches, ...batch]);
}

import { decodeBase64 } from '../../bytes/bytes.ts';

/** Returns WebAssembly that a module holds compressed. */
export type Unpack = () => BufferSource | Promise<BufferSource>;

/**
 * Returns bytes that were compressed with gzip and are in Base64.
 * @public Generated modules import it (src/build/chunks/packed-wasm.ts).
 */
export function inflate(packed: string): Promise<ArrayBuffer> {
  const stream = new Blob([decodeBase64(packed).bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

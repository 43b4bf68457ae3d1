// In the package for programs, it takes the place of src/lib/media/compression/brotli.ts, whose WebAssembly is as large as all tools.
import { Problem } from '../base/problem.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const platform = () => {
  const { process } = globalThis as { process?: Partial<Pick<NodeJS.Process, 'getBuiltinModule'>> };
  const zlib = process?.getBuiltinModule?.('node:zlib');
  if (!zlib) throw new Error('only Node, Bun and Deno have Brotli');
  return zlib;
};

export function brotli(bytes: Uint8Array, quality: number): Promise<Bytes[]> {
  const { brotliCompressSync, constants } = platform();
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return Promise.resolve([new Uint8Array(brotliCompressSync(bytes, { params }))]);
}

/** Throws Problem if the bytes aren't Brotli, end too early or have something after them. */
export async function* unbrotli(bytes: Uint8Array): AsyncGenerator<Bytes> {
  const stream = platform().createBrotliDecompress();
  stream.end(bytes);
  try {
    for await (const piece of stream) yield new Uint8Array(piece as Uint8Array);
  } catch {
    throw new Problem('broken-data');
  }
  if (stream.bytesWritten < bytes.length) throw new Problem('broken-data');
}

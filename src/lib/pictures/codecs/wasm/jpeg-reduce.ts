// Decodes a JPEG at eighths of its size, which takes a part of the time and of the memory: what is thrown away is never made.
import unpack from '@cwasm/jpeg-turbo/jpeg-turbo.wasm?packed';
import type { Drawn } from '../decode.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What TurboJPEG 2.0 offers; addresses are those in its memory. */
interface Turbo {
  memory: WebAssembly.Memory;
  malloc: (size: number) => number;
  tjInitDecompress: () => number;
  tjDecompress2: (
    handle: number,
    from: number,
    size: number,
    to: number,
    width: number,
    pitch: number,
    height: number,
    format: number,
    flags: number,
  ) => number;
}

const RGBA = 7;

const stop = () => {
  throw new Error('broken');
};

/** It reports a broken picture by a jump, and would print what is wrong. */
const SURROUNDINGS = {
  env: { setjmp: () => 0, longjmp: stop },
  wasi_snapshot_preview1: {
    environ_sizes_get: () => 0,
    environ_get: stop,
    proc_exit: stop,
    fd_close: stop,
    fd_seek: stop,
    fd_write: stop,
  },
};

let compiling: Promise<WebAssembly.Module> | undefined;

/** Returns the pixels in a size that is a whole number of eighths, rounded up; null if they can't all be read. */
export async function decodeReduced(bytes: Bytes, width: number, height: number): Promise<Drawn | null> {
  const module = await (compiling ??= Promise.resolve(unpack()).then((code) => WebAssembly.compile(code)));
  // Its memory goes with it, and with the pixels in it.
  const turbo = new WebAssembly.Instance(module, SURROUNDINGS).exports as unknown as Turbo;
  const size = width * height * 4;
  try {
    const from = turbo.malloc(bytes.length);
    const to = turbo.malloc(size);
    if (from === 0 || to === 0) return null;
    new Uint8Array(turbo.memory.buffer, from, bytes.length).set(bytes);
    const handle = turbo.tjInitDecompress();
    if (turbo.tjDecompress2(handle, from, bytes.length, to, width, width * 4, height, RGBA, 0) !== 0) return null;
    return { width, height, data: new Uint8ClampedArray(turbo.memory.buffer, to, size) };
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

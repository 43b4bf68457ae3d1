// Zstandard (RFC 8878) by zstd-wasm, whose own code would request its WebAssembly. Its names are those that its compiler chose.
// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this needs the type, in any project
/// <reference path="./packed.d.ts" />

interface Program {
  /** The memory. */
  f: WebAssembly.Memory;
  /** Starts the program. */
  g: () => void;
  /** ZSTD_compressBound */
  i: (length: number) => number;
  /** ZSTD_isError */
  h: (code: number) => number;
  /** ZSTD_compress */
  m: (to: number, most: number, from: number, length: number, level: number) => number;
  /** malloc */
  s: (size: number) => number;
}

let compiling: Promise<WebAssembly.Module> | undefined;

/** Compresses bytes to one frame. */
export async function zstd(bytes: Uint8Array, level: number): Promise<Uint8Array<ArrayBuffer>> {
  compiling ??= import('@bokuweb/zstd-wasm/dist/web/zstd.wasm?packed')
    .then(({ default: unpack }) => unpack())
    .then((packed) => WebAssembly.compile(packed));
  const stop = () => {
    throw new WebAssembly.RuntimeError('zstd gave up');
  };
  const nothing = () => 0;
  const grow = (size: number) => {
    const { f: memory } = program;
    try {
      memory.grow(Math.ceil(((size >>> 0) - memory.buffer.byteLength) / 65_536));
      return 1;
    } catch {
      return 0;
    }
  };
  const a = { a: stop, b: nothing, c: stop, d: nothing, e: grow };
  const program: Program = new WebAssembly.Instance(await compiling, { a }).exports as unknown as Program;
  program.g();
  const most = program.i(bytes.length);
  const from = program.s(bytes.length);
  const to = program.s(most);
  new Uint8Array(program.f.buffer).set(bytes, from);
  const length = program.m(to, most, from, bytes.length, level);
  if (program.h(length)) return stop();
  return new Uint8Array(program.f.buffer, to, length).slice();
}

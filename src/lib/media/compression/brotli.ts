// Brotli (RFC 7932) by brotli-wasm, whose own code would request its WebAssembly.
// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this needs the type, in any project
/// <reference path="./packed.d.ts" />
import { Problem } from '../../../base/problem.ts';

interface Program {
  memory: WebAssembly.Memory;
  __wbindgen_malloc: (size: number) => number;
  __wbindgen_free: (at: number, size: number) => void;
  __wbindgen_add_to_stack_pointer: (by: number) => number;
  __wbg_get_brotlistreamresult_buf: (to: number, result: number) => void;
  __wbg_get_brotlistreamresult_code: (result: number) => number;
  __wbg_get_brotlistreamresult_input_offset: (result: number) => number;
  __wbg_brotlistreamresult_free: (result: number) => void;
  compressstream_new: (hasQuality: number, quality: number) => number;
  compressstream_compress: (to: number, stream: number, at: number, length: number, most: number) => void;
  decompressstream_new: () => number;
  decompressstream_decompress: (to: number, stream: number, at: number, length: number, most: number) => void;
}

type Step = 'compressstream_compress' | 'decompressstream_decompress';

/** What a step answers: it is over, or has more than it could write. */
const DONE = 1;
const MORE_OUTPUT = 3;

const STEP_BYTES = 1_048_576;

let compiling: Promise<WebAssembly.Module> | undefined;

/** A program of its own for each use: memory is never given back. */
async function start(): Promise<Program> {
  compiling ??= import('brotli-wasm/pkg.web/brotli_wasm_bg.wasm?packed')
    .then(({ default: unpack }) => unpack())
    .then((bytes) => WebAssembly.compile(bytes));
  // Errors are numbers on a list; nobody reads their texts.
  const nothing = () => 0;
  const wbg = {
    __wbindgen_is_undefined: nothing,
    __wbindgen_is_object: nothing,
    __wbindgen_string_new: nothing,
    __wbindgen_error_new: nothing,
    __wbindgen_json_serialize: nothing,
    __wbg_new_693216e109162396: nothing,
    __wbg_stack_0ddaca5d1abfb52f: nothing,
    __wbg_error_09919627ac0992f5: nothing,
    __wbindgen_object_drop_ref: nothing,
    __wbindgen_throw: () => {
      throw new Problem('broken-data');
    },
  };
  return new WebAssembly.Instance(await compiling, { wbg }).exports as unknown as Program;
}

/** Runs a step of a stream on bytes; null is the end of the input. */
function stepOf(program: Program, name: Step, stream: number, bytes: Uint8Array | null) {
  const at = bytes ? program.__wbindgen_malloc(bytes.length) : 0;
  if (bytes) new Uint8Array(program.memory.buffer).set(bytes, at);
  const to = program.__wbindgen_add_to_stack_pointer(-16);
  program[name](to, stream, at, bytes?.length ?? 0, STEP_BYTES);
  const numbers = () => new Uint32Array(program.memory.buffer, to, 3);
  const [result = 0, , isFault = 0] = numbers();
  if (isFault) throw new Problem('broken-data');
  program.__wbg_get_brotlistreamresult_buf(to, result);
  const [from = 0, length = 0] = numbers();
  const made = new Uint8Array(program.memory.buffer, from, length).slice();
  program.__wbindgen_free(from, length);
  program.__wbindgen_add_to_stack_pointer(16);
  const code = program.__wbg_get_brotlistreamresult_code(result);
  const taken = program.__wbg_get_brotlistreamresult_input_offset(result);
  program.__wbg_brotlistreamresult_free(result);
  return { made, code, taken };
}

export async function brotli(bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const program = await start();
  const stream = program.compressstream_new(1, quality);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const feed = (piece: Uint8Array | null) => {
    let left = piece;
    for (;;) {
      const { made, code, taken } = stepOf(program, 'compressstream_compress', stream, left);
      pieces.push(made);
      if (code !== MORE_OUTPUT) return;
      left = left && left.subarray(taken);
    }
  };
  for (let at = 0; at < bytes.length; at += STEP_BYTES) feed(bytes.subarray(at, at + STEP_BYTES));
  feed(null);
  return pieces;
}

/** Decodes all of the bytes, piece by piece. Throws Problem if they aren't Brotli, end too early or have something after them. */
export async function* unbrotli(bytes: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const program = await start();
  const stream = program.decompressstream_new();
  let at = 0;
  for (;;) {
    const { made, code, taken } = stepOf(
      program,
      'decompressstream_decompress',
      stream,
      bytes.subarray(at, at + STEP_BYTES),
    );
    at += taken;
    if (made.length > 0) yield made;
    if (code === DONE) break;
    if (code !== MORE_OUTPUT && at >= bytes.length) throw new Problem('broken-data');
  }
  if (at < bytes.length) throw new Problem('broken-data');
}

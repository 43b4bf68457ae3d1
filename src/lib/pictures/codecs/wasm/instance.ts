// oxlint-disable-next-line typescript/triple-slash-reference -- whoever imports this needs the type, in any project
/// <reference path="../packed.d.ts" />
// Runs code made by Emscripten with WebAssembly that came as a module: nothing is requested.
import type { Unpack } from '../inflate.ts';

type Factory = (options: object) => Promise<unknown>;

/** A codec, whose instance is kept for the next picture. */
export interface Codec<M> {
  /** Runs `work` on the instance. One that has thrown, or has taken much memory, isn't used again. */
  use: <T>(pixels: number, work: (module: M) => T) => Promise<T>;
}

/** WebAssembly never gives memory back, so after more pixels the instance is dropped. */
const MOST_KEPT = 25_000_000;

/** Makes a codec of the code and the packed WebAssembly of a package. */
export function codecOf<M>(factory: Factory, unpack: Unpack): Codec<M> {
  let compiling: Promise<WebAssembly.Module> | undefined;
  let instance: M | undefined;
  const start = async (): Promise<M> => {
    const module = await (compiling ??= Promise.resolve(unpack()).then((bytes) => WebAssembly.compile(bytes)));
    const instantiateWasm = (imports: WebAssembly.Imports, done: (made: WebAssembly.Instance) => void) => {
      const made = new WebAssembly.Instance(module, imports);
      done(made);
      return made.exports;
    };
    // What the codec would print belongs to nobody's result.
    const quiet = () => undefined;
    return (await factory({ noInitialRun: true, instantiateWasm, print: quiet, printErr: quiet })) as M;
  };
  return {
    async use(pixels, work) {
      const own = instance ?? (await start());
      instance = undefined;
      const made = work(own);
      if (pixels <= MOST_KEPT) instance = own;
      return made;
    },
  };
}

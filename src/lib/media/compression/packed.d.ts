/** Unpacks WebAssembly of a package, which comes compressed in a module (src/build/chunks/packed-wasm.ts). */
declare module '*.wasm?packed' {
  const unpack: () => BufferSource | Promise<BufferSource>;
  export default unpack;
}

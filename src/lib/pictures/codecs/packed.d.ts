/** WebAssembly of a package, compressed and in Base64 (src/build/chunks/packed-wasm.ts). */
declare module '*.wasm?packed' {
  const packed: string;
  export default packed;
}

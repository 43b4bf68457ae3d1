/** Unpacks the WebAssembly in the code of a package (src/build/chunks/packed-wasm.ts). */
declare module 'jq-wasm/dist/build/jq.js?packed' {
  const unpack: () => BufferSource | Promise<BufferSource>;
  export default unpack;
}

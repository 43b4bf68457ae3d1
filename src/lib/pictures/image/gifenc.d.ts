declare module 'gifenc/dist/gifenc.esm.js' {
  interface GifEncoder {
    writeFrame: (indices: Uint8Array, width: number, height: number, options: object) => void;
    finish: () => void;
    bytes: () => Uint8Array;
  }
  export const GIFEncoder: () => GifEncoder;
  export const quantize: (rgba: Uint8Array, most: number) => [number, number, number][];
}

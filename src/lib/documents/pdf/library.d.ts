/** The smaller files of the library, which have no types of their own. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
/** Unpacks a font of the library. */
declare module '*.pfb?packed' {
  const unpack: import('../../pictures/codecs/inflate.ts').Unpack;
  export default unpack;
}
/** Returns a file of a folder of the package by its name; null if there is none. */
declare module 'pdfjs-dist/*?folder' {
  const file: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  export default file;
}

import type { Plugin } from 'vite';

const LIBRARY = /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf(?:\.worker)?\.min\.mjs$/;
/** How it finds out that it runs in Node, where it looks for a native canvas and prints what it misses. */
const IN_NODE =
  /!\("object"!=typeof process\|\|process\+""!="\[object process\]"\|\|[^;,]*?"browser"!==process\.type\)/;
/** Node has it from version 22 on, Safari from 17.4. */
const NEW = 'Promise.withResolvers';
const OWN =
  'const $withResolvers=()=>{let resolve,reject;const promise=new Promise((a,b)=>{resolve=a;reject=b});return{promise,resolve,reject}};';

/** Returns the code of pdf.js as it runs on every platform of ours: what differs by platform comes from us. */
export function adapted(code: string): string {
  if (!IN_NODE.test(code)) throw new Error('pdf.js finds out in another way that it runs in Node');
  return OWN + code.replace(IN_NODE, '!1').replaceAll(NEW, '$withResolvers');
}

/** Decoders and fonts for drawing pages, for which there is no canvas in Node: 130 kB. */
const FOR_DRAWING = /^pdfjs-dist\/(?:wasm|standard_fonts)\/.*\?packed$/;

/** Lets pdf.js run in Node 20 as in a worker, quietly and without a canvas of its own. */
export function pdfLibrary({ draws = true } = {}): Plugin {
  return {
    name: 'pdf-library',
    enforce: 'pre',
    resolveId: { filter: { id: FOR_DRAWING }, handler: () => (draws ? null : '\0nothing-to-draw') },
    load: {
      filter: { id: /^\0nothing-to-draw$/ },
      handler: () => ({ code: 'export default () => new Uint8Array();', moduleType: 'js', map: null }),
    },
    transform: {
      filter: { id: LIBRARY },
      handler: (code) => ({ code: adapted(code), map: null }),
    },
  };
}

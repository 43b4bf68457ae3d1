import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { packed } from './packed-text.ts';

const PREFIX = '\0packed-wasm:';
const PACKED = /\.(?:wasm|js|pfb)\?packed$/;
/** All files of a folder of a package. */
const FOLDER = /\?folder$/;
/** WebAssembly within code, as Emscripten writes it on request. */
const WITHIN = /data:application\/octet-stream;base64,([\w+/]{1000,}=*)/;
const INFLATE = path.resolve(import.meta.dirname, '../../lib/pictures/codecs/inflate.ts');
/** Where code made by Emscripten looks for its WebAssembly, if nobody gives it any. */
const OWN_ADDRESS = /new URL\("[\w-]+\.wasm",\s*import\.meta\.url\)\.href/g;
/** Where another package would get its own from. */
const OTHERS_ADDRESS = /`https:\/\/[\w.]+\/npm\/[^`]*`/g;

interface PackedWasmOptions {
  /** For Node only, which can read Brotli: a quarter smaller than what browsers can read. */
  brotli?: boolean;
}

/** The path of a file in a package, of those too that its package doesn't export. */
function fileOf(root: string, name: string): string {
  const inPackages = path.join(root, 'node_modules', name);
  return existsSync(inPackages) ? inPackages : createRequire(`${root}/package.json`).resolve(name);
}

function wasmOf(file: string): Buffer {
  const bytes = readFileSync(file);
  if (!file.endsWith('.js')) return bytes;
  const within = WITHIN.exec(bytes.toString('latin1'))?.[1];
  if (within === undefined) throw new Error(`${file} has no WebAssembly in it`);
  return Buffer.from(within, 'base64');
}

/** The files of a folder one after the other, without their licenses, and where each begins and ends. */
function folderOf(folder: string) {
  const names = readdirSync(folder).filter((name) => !name.startsWith('LICENSE'));
  const files = names.map((name) => readFileSync(path.join(folder, name)));
  let end = 0;
  const places = names.map((name, index) => [name, [end, (end += files[index]?.length ?? 0)]] as const);
  return { bytes: Buffer.concat(files), places: Object.fromEntries(places) };
}

/** Code that returns a file of a folder by its name. */
const inFolder = (places: object) => `const places = ${JSON.stringify(places)};
let whole;
export default async (name) => {
  whole ??= load();
  return Object.hasOwn(places, name) ? new Uint8Array(await whole).slice(...places[name]) : null;
};`;

/**
 * Provides WebAssembly of packages as `package/file.wasm?packed` (or of the code that holds it, `package/file.js?packed`), a module
 * with a function that unpacks it. So it arrives, is cached and works offline as all code does, in a page, a worker and a terminal,
 * without a request of its own. `package/folder?folder` is a module with a function that returns a file of that folder.
 */
export function packedWasm({ brotli = false }: PackedWasmOptions = {}): Plugin {
  let root = '';
  return {
    name: 'packed-wasm',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: [PACKED, FOLDER] },
      handler: (id) => `${PREFIX}${id.replace(/\?packed$/, '')}`,
    },
    load: {
      filter: { id: /^\0packed-wasm:/ },
      async handler(id) {
        const name = id.slice(PREFIX.length);
        const folder = FOLDER.test(name) ? folderOf(fileOf(root, name.replace(FOLDER, ''))) : undefined;
        const bytes = folder?.bytes ?? wasmOf(fileOf(root, name));
        const unpacking = brotli
          ? `import { unpack } from 'virtual:unpack';\nconst load = () => unpack('${await packed(bytes)}');`
          : `import { inflate } from ${JSON.stringify(INFLATE)};\nconst load = () => inflate('${gzipSync(bytes, { level: 9 }).toString('base64')}');`;
        const code = `${unpacking}\n${folder ? inFolder(folder.places) : 'export default load;'}`;
        return { code, moduleType: 'js', map: null };
      },
    },
    // Otherwise the build has a copy that is never requested.
    transform: {
      filter: { id: /(?:@jsquash|zxing-wasm)\/.*\.js$/ },
      handler: (code) => ({ code: code.replace(OWN_ADDRESS, '""').replace(OTHERS_ADDRESS, '""'), map: null }),
    },
  };
}

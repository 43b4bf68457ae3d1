import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { packed } from './packed-text.ts';

const PREFIX = '\0packed-wasm:';
const PACKED = /\.(?:wasm|js)\?packed$/;
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
  if (file.endsWith('.wasm')) return bytes;
  const within = WITHIN.exec(bytes.toString('latin1'))?.[1];
  if (within === undefined) throw new Error(`${file} has no WebAssembly in it`);
  return Buffer.from(within, 'base64');
}

/**
 * Provides WebAssembly of packages as `package/file.wasm?packed` (or of the code that holds it, `package/file.js?packed`), a module
 * with a function that unpacks it. So it arrives, is cached and works offline as all code does, in a page, a worker and a terminal,
 * without a request of its own.
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
      filter: { id: PACKED },
      handler: (id) => `${PREFIX}${id.replace(/\?packed$/, '')}`,
    },
    load: {
      filter: { id: /^\0packed-wasm:/ },
      async handler(id) {
        const bytes = wasmOf(fileOf(root, id.slice(PREFIX.length)));
        const code = brotli
          ? `import { unpack } from 'virtual:unpack';\nexport default () => unpack('${await packed(bytes)}');`
          : `import { inflate } from ${JSON.stringify(INFLATE)};\nexport default () => inflate('${gzipSync(bytes, { level: 9 }).toString('base64')}');`;
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

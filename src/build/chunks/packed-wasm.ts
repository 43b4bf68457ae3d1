import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PREFIX = '\0packed-wasm:';
const PACKED = /\.wasm\?packed$/;
/** Where code made by Emscripten looks for its WebAssembly, if nobody gives it any. */
const OWN_ADDRESS = /new URL\("[\w-]+\.wasm",\s*import\.meta\.url\)\.href/g;

/**
 * Provides WebAssembly of packages as `package/file.wasm?packed`: compressed, in Base64, in a module. So it arrives, is cached and works
 * offline as all code does, in a page, a worker and a terminal, without a request of its own.
 */
export function packedWasm(): Plugin {
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
      handler(id) {
        const file = createRequire(`${root}/package.json`).resolve(id.slice(PREFIX.length));
        const packed = gzipSync(readFileSync(file), { level: 9 }).toString('base64');
        return { code: `export default '${packed}';`, moduleType: 'js', map: null };
      },
    },
    // Otherwise the build has a copy that is never requested.
    transform: {
      filter: { id: /@jsquash\/.*\.js$/ },
      handler: (code) => ({ code: code.replace(OWN_ADDRESS, '""'), map: null }),
    },
  };
}

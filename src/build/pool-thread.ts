import path from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:pool-thread';
const THREAD = 'src/executor/pool/thread.ts';

/**
 * Provides `virtual:pool-thread`, the address of the script that the threads of a pool run: an entry of the terminal's own
 * build, so that both load the same chunks. Without a build there is none, since Node doesn't read our sources.
 */
export function poolThread(): Plugin {
  let root = '';
  let builds = false;
  return {
    name: 'pool-thread',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      builds = config.command === 'build' && config.build.ssr !== false;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!builds) return `export default '';`;
      const file = this.emitFile({ type: 'chunk', id: path.join(root, THREAD), fileName: 'pool-thread.js' });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    // Before Vite's own hook, whose addresses are paths of a server.
    resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`,
  };
}

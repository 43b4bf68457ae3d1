import path from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:transform-worker';
const WORKER = 'workers/transform.worker.ts';
/** Vite's helper for `import()`, which adds links to a document. */
const HELPER = '\0vite/preload-helper.js';
const HELPER_START = 'export const __vitePreload = ';

/**
 * Provides `virtual:transform-worker`, the address of the worker that runs operations. It is an entry of the page's own
 * build, so that both load the same chunks; Vite would build it separately, with a second copy of every tool and
 * library.
 */
export function sharedWorker(): Plugin {
  let root = '';
  let base = '';
  let builds = false;
  return {
    name: 'shared-worker',
    configResolved(config) {
      ({ root, base } = config);
      builds = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!builds) return `export default ${JSON.stringify(`${base}${WORKER}?worker_file&type=module`)};`;
      const file = this.emitFile({ type: 'chunk', id: path.join(root, WORKER), name: 'transform.worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    transform(code, id) {
      if (id !== HELPER || !builds) return undefined;
      if (!code.includes(HELPER_START)) this.error(`${HELPER} has changed: the worker cannot load chunks with it`);
      // A worker has neither links nor a page to notify about a missing chunk.
      const inWorker = "typeof document === 'undefined' ? (load) => load() : ";
      return { code: code.replace(HELPER_START, HELPER_START + inWorker), map: null };
    },
  };
}

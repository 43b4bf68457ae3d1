import type { Plugin } from 'vite';

/** Packages in CommonJS, which bundlers keep even if nothing of the module that imports them is used. */
const KEPT = /^idn-hostname$/;

/** Leaves out packages of which nothing is used: the tables of international host names are 170 kB. */
export function unusedPackages(): Plugin {
  return {
    name: 'unused-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: KEPT },
      async handler(id, importer, options) {
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, moduleSideEffects: false };
      },
    },
  };
}

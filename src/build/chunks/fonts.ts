import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:fonts';
/** The list of fonts, and how it loads one. */
const LIST = /[\\/]src[\\/]lib[\\/]text[\\/]figlet[\\/]fonts\.ts$/;
const LOADS = /\(\) => import\('figlet\/fonts\/([^']+)'\)/g;
/** In characters; a larger font has little in common with others, and each text of it would wait for the rest. */
const LARGE = 80_000;

/** Puts the many small fonts of the package for programs together, since they have much in common: 100 kB less, and 300 files fewer. */
export function fonts(): Plugin {
  let folder = '';
  const names = new Set<string>();
  const fileOf = (name: string) => path.join(folder, `${name}.js`);
  return {
    name: 'fonts',
    enforce: 'pre',
    configResolved({ root }) {
      folder = path.join(root, 'node_modules/figlet/importable-fonts');
    },
    resolveId: { filter: { id: /^virtual:fonts$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:fonts$/ },
      async handler() {
        const texts = [...names].map(async (name) => {
          const { default: text } = (await import(pathToFileURL(fileOf(name)).href)) as { default: string };
          return [name, text] as const;
        });
        const all = Object.fromEntries(await Promise.all(texts));
        return { code: `export const fonts = ${JSON.stringify(all)};`, moduleType: 'js', map: null };
      },
    },
    transform: {
      filter: { id: LIST },
      handler(code) {
        const together = code.replace(LOADS, (alone, name: string) => {
          if (readFileSync(fileOf(name), 'utf8').length > LARGE) return alone;
          names.add(name);
          return `small(${JSON.stringify(name)})`;
        });
        if (names.size === 0) throw new Error('The list of fonts loads them in another way');
        const small = `const small = (name) => async () => ({ default: (await import('${MODULE}')).fonts[name] });`;
        return { code: `${small}\n${together}`, map: null };
      },
    },
  };
}

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { asOnePath } from './icon-path.ts';

const icons = path.join(path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');

/** Where source files name icons: an `icon` property or attribute, `<Icon name=…>`, and tables called `…ICONS`. */
const PLACE = /\bicon\w*\??[=:][^\n]*|<Icon\b[^>]*>|ICONS\b[^=\n]*=[^;]*;/gi;

function namesIn(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!/(?<!\.demo)\.tsx?$/.test(file)) return [];
    const places = fs.readFileSync(path.join(folder, file), 'utf8').match(PLACE) ?? [];
    return places.flatMap((place) => [...place.matchAll(/["']([a-z\d-]+)["']/g)].map((match) => match[1] ?? ''));
  });
}

function symbol(name: string): string {
  const file = path.join(icons, `${name}.svg`);
  if (!fs.existsSync(file)) return ''; // not an icon name; the spec tests check that the icons of tools exist
  const inner = /<svg[^>]*>([^]*)<\/svg>/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '';
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${asOnePath(inner)}</symbol>`;
}

const MODULE = 'virtual:icons';
/** Where the development server has the sprite; in a build it has a file, named after its content. */
const SERVED = 'icons.svg';

/** Returns the sprite with all icons that the sources of a project name. */
function spriteOf(root: string): string {
  const names = new Set([...namesIn(path.join(root, 'src')), ...namesIn(path.join(root, 'tool-specs'))]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...names].sort().map(symbol).join('')}</svg>`;
}

/**
 * Provides `virtual:icons`, the address of one sprite with the icons in use: a file that is cached, and not a part of
 * every page. Prerendered pages name the file of the build that they are rendered for.
 */
export function iconSprite(): Plugin {
  let root = '';
  let base = '';
  let builds = false;
  return {
    name: 'icon-sprite',
    configResolved(config) {
      ({ root, base } = config);
      builds = config.command === 'build' && !config.build.ssr;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const source = spriteOf(root);
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const fileName = `assets/icons-${hash}.svg`;
      if (builds) {
        const file = this.emitFile({ type: 'asset', fileName, source });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      }
      const prerenders = this.environment.name === 'ssr';
      return `export default ${JSON.stringify(prerenders ? `/${fileName}` : `${base}${SERVED}`)};`;
    },
    configureServer(server) {
      server.middlewares.use(`${base}${SERVED}`, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(spriteOf(root));
      });
    },
  };
}

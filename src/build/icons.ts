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

/** Inlines one sprite with the icons in use into the page, so that they show at the first paint without a request. */
export function iconSprite(): Plugin {
  let root = '';
  return {
    name: 'icon-sprite',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml(html) {
      const names = [
        ...new Set([...namesIn(path.join(root, 'src')), ...namesIn(path.join(root, 'tool-specs'))]),
      ].sort();
      const sprite = `<svg aria-hidden="true" width="0" height="0" class="icon-sprite">${names.map(symbol).join('')}</svg>`;
      return html.replace('<!--icons-->', () => sprite);
    },
  };
}

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import type { Licence } from '../config/licence.ts';

/** Parts of the product that come by another way than an import: the icons, and how Chinese is read. */
const ASIDE = ['lucide-static', 'pinyin-pro'];

/** The folder of the package that a module belongs to; undefined for our own. */
export function packageOf(module: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.replace(/^\0/, ''))?.[1];
}

export function licenceOf(folder: string): Licence {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string | { type: string };
  };
  const { name, version, license = '' } = manifest;
  const file = fs.readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8').trim();
  return { name, version, licence: typeof license === 'string' ? license : license.type, text };
}

/**
 * Writes licences.json, which the about page asks for: every package with code in the page, its workers or its service worker.
 * `page` is for the plugins of the page, `worker` for those of its workers, which are bundled before the page is written.
 */
export function licences(): { page: () => Plugin; worker: () => Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Rollup.OutputBundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const folder of chunk.moduleIds.map(packageOf)) if (folder !== undefined) folders.add(folder);
    }
  };
  return {
    worker: () => ({ name: 'licences-of-workers', generateBundle: (_, bundle) => collect(bundle) }),
    page: () => ({
      name: 'licences',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        const require = createRequire(import.meta.url);
        for (const name of ASIDE) folders.add(path.dirname(require.resolve(`${name}/package.json`)));
        const list = [...folders].map(licenceOf).sort((a, b) => (a.name < b.name ? -1 : 1));
        this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(list) });
      },
    }),
  };
}

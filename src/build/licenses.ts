import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { License } from '../config/license.ts';

/** Parts of the app that aren't imported as modules: the icons, and the pinyin readings. */
const ASIDE = ['lucide-static', 'pinyin-pro'];

/** The fonts in src/ui/fonts, which are subsets of these packages. */
const FONTS = [
  { name: 'Inter', version: '4.001' },
  { name: 'JetBrains Mono', version: '2.211' },
];

function licensesOfFonts(): License[] {
  const fonts = path.join(import.meta.dirname, '../ui/fonts');
  return FONTS.map((font) => {
    const text = fs.readFileSync(path.join(fonts, `OFL-${font.name.replaceAll(' ', '-')}.txt`), 'utf8').trim();
    return { ...font, licence: 'OFL-1.1', text };
  });
}

/** Returns the folder of the package that a module belongs to; undefined for our own modules. */
export function packageOf(module: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.replace(/^\0/, ''))?.[1];
}

export function licenseOf(folder: string): License {
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

/** Writes licences.json, which the about page loads: each package with code in the page or workers, and the fonts. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const folders = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOf)));
      const require = createRequire(import.meta.url);
      for (const name of ASIDE) folders.add(path.dirname(require.resolve(`${name}/package.json`)));
      const ofPackages = [...folders].flatMap((folder) => (folder === undefined ? [] : [licenseOf(folder)]));
      const list = [...ofPackages, ...licensesOfFonts()].sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(list) });
    },
  };
}

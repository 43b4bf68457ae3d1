import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { License } from '../config/license.ts';

/** Parts of the page that aren't imported as modules: the icons, and the pinyin readings. */
const ASIDE = ['lucide-static', 'pinyin-pro'];
/** Packages of which only the WebAssembly is taken, for pages and programs. */
const PROGRAMS = ['@bokuweb/zstd-wasm', '@cwasm/jpeg-turbo', 'brotli-wasm', 'jq-wasm'];

/** Parts of packages under other licenses than the package. */
const PARTS = [
  { name: 'pdfjs-dist', part: 'CMaps', identifier: 'BSD-3-Clause', files: ['cmaps/LICENSE'] },
  { name: 'pdfjs-dist', part: 'fonts of signs', identifier: 'BSD-3-Clause', files: ['standard_fonts/LICENSE_FOXIT'] },
  {
    name: 'pdfjs-dist',
    part: 'JBIG2',
    identifier: 'BSD-3-Clause',
    files: ['wasm/LICENSE_JBIG2', 'wasm/LICENSE_PDFJS_JBIG2'],
  },
  {
    name: 'pdfjs-dist',
    part: 'OpenJPEG',
    identifier: 'BSD-2-Clause',
    files: ['wasm/LICENSE_OPENJPEG', 'wasm/LICENSE_PDFJS_OPENJPEG'],
  },
];

/** The fonts in src/ui/fonts, which are subsets of these packages. */
const FONTS = [
  { name: 'Inter', version: '4.001' },
  { name: 'JetBrains Mono', version: '2.211' },
];

/** What may be shipped. DOMPurify is taken under Apache-2.0, isbot is in the public domain. */
export const ALLOWED =
  /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|\(MPL-2\.0 OR Apache-2\.0\)|\(MIT OR CC0-1\.0\)|Unlicense)$/;

const TEXTS = path.join(import.meta.dirname, 'license-texts');
const FILE = 'licenses.json';

function licensesOfFonts(): License[] {
  const fonts = path.join(import.meta.dirname, '../ui/fonts');
  return FONTS.map((font) => {
    const text = fs.readFileSync(path.join(fonts, `OFL-${font.name.replaceAll(' ', '-')}.txt`), 'utf8').trim();
    return { ...font, identifier: 'OFL-1.1', text };
  });
}

function licensesOfParts(): License[] {
  return PARTS.map(({ name, part, identifier, files }) => {
    const folder = path.join(import.meta.dirname, '../../node_modules', name);
    const { version } = licenseAside(name);
    const texts = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
    return { name: `${name} (${part})`, version, identifier, text: texts.join('\n\n') };
  });
}

/** Returns the folder of the package that a module belongs to; undefined for our own modules. */
export function packageOf(module: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.replace(/^\0/, ''))?.[1];
}

function licenseAside(name: string): License {
  // Some packages don't export it.
  const folder = path.join(import.meta.dirname, '../../node_modules', name);
  const { version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const texts = [path.join(folder, 'LICENSE'), path.join(TEXTS, `${name}.txt`)];
  const text = texts.filter((file) => fs.existsSync(file)).map((file) => fs.readFileSync(file, 'utf8').trim());
  return { name, version, identifier: license, text: text.join('\n\n') };
}

/** Adds the texts that packages leave in their repositories; throws if a license is not allowed, or is missing. */
export function completed(list: readonly (Omit<License, 'text'> & { text?: string })[]): License[] {
  return list.map(({ name, version, identifier, text }) => {
    const file = path.join(TEXTS, `${name}.txt`);
    const license = text ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '');
    if (!ALLOWED.test(identifier)) throw new Error(`${name} has the license ${identifier}, which is not allowed`);
    if (license === '') throw new Error(`${name} has no license text. Add ${path.join(TEXTS, `${name}.txt`)}`);
    return { name, version, identifier, text: license };
  });
}

const textOf = ({ name, version, identifier, text }: License) => `${name} ${version} (${identifier})\n\n${text}\n`;

interface LicensesOptions {
  /** For the page: the parts that aren't modules are added, and the list stays JSON. Else it becomes a text. */
  page: boolean;
}

/** Completes the list that Vite writes of all packages in a bundle. */
export function licenses({ page }: LicensesOptions): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    config: () => ({ build: { license: { fileName: FILE } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[FILE];
        if (asset?.type !== 'asset') throw new Error(`Vite didn't write ${FILE}`);
        const ofPackages = completed(JSON.parse(String(asset.source)) as License[]);
        const aside = page ? [...completed(ASIDE.map(licenseAside)), ...licensesOfFonts()] : [];
        const programs = completed(PROGRAMS.map(licenseAside));
        const list = [...ofPackages, ...programs, ...completed(licensesOfParts()), ...aside].sort((a, b) =>
          a.name < b.name ? -1 : 1,
        );
        delete bundle[FILE];
        this.emitFile({
          type: 'asset',
          fileName: page ? FILE : 'LICENSES.txt',
          source: page ? JSON.stringify(list) : list.map(textOf).join(`\n${'-'.repeat(80)}\n\n`),
        });
      },
    },
  };
}

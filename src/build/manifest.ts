import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Config, isOffered, type Known } from '../config/schema.ts';
import { languageTag } from '../base/language-tag.ts';
import { buildConfig, knownIn } from './config.ts';

/** Tools in the menu of the installed app; systems show three or four. */
export const SHORTCUTS = ['hash-text', 'base64-string-converter', 'uuid-generator', 'json-prettify'];

/** Types of text files that the installed app can open. */
const TEXT_FILES = {
  'application/json': ['.json', '.jsonl', '.ndjson'],
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/yaml': ['.yaml', '.yml'],
  'application/toml': ['.toml'],
  'application/xml': ['.xml'],
  'application/sql': ['.sql'],
  'application/x-pem-file': ['.pem', '.crt', '.cer', '.key', '.csr'],
  'image/svg+xml': ['.svg'],
  'text/markdown': ['.md'],
  'text/plain': ['.txt', '.log', '.env'],
};

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => {
  return { src: `icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
};
const screenshot = (name: string, sizes: string, form_factor: 'wide' | 'narrow', label: string) => {
  return { src: `screenshots/${name}.png`, sizes, type: 'image/png', form_factor, label };
};

/** The texts of one language that the manifest needs. */
export interface ManifestTexts {
  language: string;
  description: string;
  titleOf: (id: string) => string;
  /** Names of the two palette shortcuts: open it, and paste into it. */
  launcher: string;
  paste: string;
}

/** Returns the web app manifest in one language. All addresses are relative to it, so it works under any path. */
export function manifestOf(
  { siteTitle, ...config }: Config,
  { tools }: Pick<Known, 'tools'>,
  { language, description, titleOf, launcher, paste }: ManifestTexts,
) {
  const offered = tools.filter((card) => isOffered(config, card));
  return {
    name: siteTitle,
    short_name: siteTitle,
    description,
    lang: languageTag(language),
    dir: 'ltr',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#18a058',
    categories: ['developer', 'productivity', 'utilities'],
    icons: [
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
    screenshots: [
      screenshot('wide', '1280x800', 'wide', description),
      screenshot('narrow', '390x844', 'narrow', description),
    ],
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    // POST keeps shared content out of addresses; the service worker handles it.
    share_target: {
      action: 'share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: Object.keys(TEXT_FILES) }] },
    },
    file_handlers: [{ action: '.', accept: TEXT_FILES }],
    // Only the id of a tool; anything else in such a link is ignored.
    protocol_handlers: [{ protocol: 'web+ittools', url: './?open=%s' }],
    shortcuts: [
      { url: './#launcher', name: launcher },
      { url: './#paste', name: paste },
      ...SHORTCUTS.filter((id) => offered.some((card) => card.id === id)).map((id) => {
        return { url: id, name: titleOf(id) };
      }),
    ].map((shortcut) => ({ ...shortcut, icons: [icon('icon', 192, 'any')] })),
  };
}

/**
 * Serializes a manifest with the names and each shortcut on separate lines, so that a configuration at run time can
 * replace or drop whole lines (configured.mjs).
 */
export function manifestText({ shortcuts, ...rest }: ReturnType<typeof manifestOf>): string {
  const members = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const list = shortcuts.map((shortcut) => JSON.stringify(shortcut));
  return `{\n${members.join('\n,')}\n,"shortcuts":[\n${list.join('\n,')}\n]\n}\n`;
}

/** The manifest file of a language; pages link the English one until they know their language. */
export const manifestFile = (language: string) =>
  language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

function textsIn(root: string, language: string): ManifestTexts {
  const read = (...parts: string[]) =>
    JSON.parse(fs.readFileSync(path.join(root, 'locales', ...parts), 'utf8')) as Record<string, unknown>;
  const app = read(language, 'app.json') as { site: { description: string }; palette: { name: string; paste: string } };
  const isTranslated = (id: string) => fs.existsSync(path.join(root, 'locales', language, 'tools', `${id}.json`));
  const titleOf = (id: string) => String(read(isTranslated(id) ? language : 'en', 'tools', `${id}.json`).title);
  const { site, palette } = app;
  return { language, description: site.description, titleOf, launcher: palette.name, paste: palette.paste };
}

/** Writes one manifest per language. */
export function manifests(): Plugin {
  let root = '';
  let mode = '';
  return {
    name: 'manifests',
    apply: 'build',
    configResolved(config) {
      ({ root, mode } = config);
    },
    generateBundle() {
      const config = buildConfig(root, mode, mode === 'production');
      const installation = knownIn(root);
      for (const language of installation.languages) {
        const source = manifestText(manifestOf(config, installation, textsIn(root, language)));
        this.emitFile({ type: 'asset', fileName: manifestFile(language), source });
      }
    },
  };
}

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

/** Types of other files, which open the tools that take them (src/app/launch/file-tools.ts). */
const OTHER_FILES = {
  'application/pdf': ['.pdf'],
  'application/pkix-cert': ['.der'],
  'image/avif': ['.avif'],
  'image/bmp': ['.bmp'],
  'image/gif': ['.gif'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => {
  return { src: `icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
};

/** The screenshots, made by scripts/pictures, and their sizes in pixels. */
const PICTURES = ['home', 'palette', 'tool', 'chain'] as const;
const SIZES = { wide: '1280x800', narrow: '780x1688' } as const;
const screenshot = (name: string, form_factor: keyof typeof SIZES, label: string) => {
  return {
    src: `screenshots/${form_factor}-${name}.webp`,
    sizes: SIZES[form_factor],
    type: 'image/webp',
    form_factor,
    label,
  };
};

/** What the system draws before the page: its bar and its background, as in src/ui/tokens.css. */
const THEMES = { light: { bar: '#f9fafb', page: '#f0f1f4' }, dark: { bar: '#121316', page: '#0b0c0e' } };
export type ManifestTheme = keyof typeof THEMES;

/** The texts of one language that the manifest needs. */
export interface ManifestTexts {
  language: string;
  description: string;
  titleOf: (id: string) => string;
  /** Names of the two palette shortcuts: open it, and paste into it. */
  launcher: string;
  paste: string;
  /** What the screenshots show. */
  pictures: Readonly<Record<(typeof PICTURES)[number], string>>;
}

/** Returns the web app manifest in one language. All addresses are relative to it, so it works under any path. */
export function manifestOf(
  { siteTitle, ...config }: Config,
  { tools }: Pick<Known, 'tools'>,
  { language, description, titleOf, launcher, paste, pictures }: ManifestTexts,
  theme: ManifestTheme = 'light',
) {
  const offered = tools.filter((card) => isOffered(config, card));
  return {
    name: siteTitle,
    short_name: siteTitle,
    description,
    lang: languageTag(language),
    dir: 'ltr',
    // The default is start_url, which is right under any path; only a known one can be written down.
    ...(config.siteUrl !== '' && { id: new URL(config.siteUrl.replace(/\/?$/, '/')).pathname }),
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: THEMES[theme].page,
    theme_color: THEMES[theme].bar,
    categories: ['developer', 'productivity', 'utilities'],
    icons: [
      { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
    screenshots: (['wide', 'narrow'] as const).flatMap((form) =>
      PICTURES.map((name) => screenshot(name, form, pictures[name])),
    ),
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    // POST keeps shared content out of addresses; the service worker handles it.
    share_target: {
      action: 'share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: [...Object.keys(TEXT_FILES), 'image/*', 'application/pdf'] }],
      },
    },
    file_handlers: [{ action: '.', accept: { ...TEXT_FILES, ...OTHER_FILES } }],
    // Only the id of a tool, or a call without its text; of anything else is said that it is unknown.
    protocol_handlers: [{ protocol: 'web+ittools', url: './?open=%s' }],
    shortcuts: [
      { url: './#launcher', name: launcher, picture: 'launcher' },
      { url: './#paste', name: paste, picture: 'paste' },
      ...SHORTCUTS.filter((id) => offered.some((card) => card.id === id)).map((id) => {
        return { url: id, name: titleOf(id), picture: id };
      }),
    ].map(({ picture, ...shortcut }) => ({ ...shortcut, icons: [icon(`shortcut-${picture}`, 96, 'any')] })),
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

/** The manifest file of a language and theme; pages link the light English one until they know theirs. */
export function manifestFile(language: string, theme: ManifestTheme): string {
  if (theme === 'dark') return `manifest.${language}-dark.webmanifest`;
  return language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

function textsIn(root: string, language: string): ManifestTexts {
  const read = (...parts: string[]) =>
    JSON.parse(fs.readFileSync(path.join(root, 'locales', ...parts), 'utf8')) as Record<string, unknown>;
  const app = read(language, 'app.json') as {
    site: { description: string; pictures: ManifestTexts['pictures'] };
    palette: { name: string; paste: string };
  };
  const isTranslated = (id: string) => fs.existsSync(path.join(root, 'locales', language, 'tools', `${id}.json`));
  const titleOf = (id: string) => String(read(isTranslated(id) ? language : 'en', 'tools', `${id}.json`).title);
  const { site, palette } = app;
  return {
    language,
    description: site.description,
    titleOf,
    launcher: palette.name,
    paste: palette.paste,
    pictures: site.pictures,
  };
}

/** Writes one manifest per language and theme. */
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
        const texts = textsIn(root, language);
        for (const theme of ['light', 'dark'] as const) {
          const source = manifestText(manifestOf(config, installation, texts, theme));
          this.emitFile({ type: 'asset', fileName: manifestFile(language, theme), source });
        }
      }
    },
  };
}

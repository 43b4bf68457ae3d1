import fs from 'node:fs';
import path from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { applied, type Config, defaults, givenBy, keys, type Known } from '../config/schema.ts';
import { CATEGORIES, type Category } from '../core/card.ts';
import { version } from './version.ts';

/**
 * The configuration at build time, for everything that writes files depending on it (headers, sitemap, manifest,
 * prerendered pages):
 *
 * - `buildConfig(root, mode, production)` returns the validated `Config`: environment and .env files over the defaults.
 * - `isShown(config, card)` in src/config/schema.ts decides whether a tool belongs in sitemap, manifest and pages.
 * - `analyticsOrigin(config)` is the only other origin that pages may contact, if any;
 *   `securityHeadersFor(origin)` in headers.mjs returns the headers for it.
 * - The page requests `config.json` at its own base at each start, before the first paint. Values from the environment
 *   are written into it, so that the file shows the effective settings; whoever hosts the app may replace it. It must
 *   not be in the service worker's precache (network first, cached copy as fallback) and must be revalidated by
 *   browsers (`no-cache`).
 */
export function buildConfig(root: string, mode: string, production: boolean): Config {
  const git = version();
  const base: Config = {
    ...defaults,
    appVersion: git.date,
    lastCommitSha: git.sha,
    appEnvironment: production ? 'production' : 'development',
  };
  const settings = givenBy(loadEnv(mode, root, ''));
  return applied(base, settings, knownIn(root), 'The environment', (name) => `${name} (${keys[name].env})`);
}

/** Finds languages and tools by their files; the folder of a tool is its category. */
export function knownIn(root: string): Known {
  const files = (...parts: string[]) => {
    const folder = path.join(root, ...parts);
    return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  };
  const idsOf = (category: Category) =>
    files('tool-specs', category)
      .filter((name) => !/\.(?:cases|recognize)\.ts$/.test(name))
      .map((name) => path.basename(name, '.ts'));
  return {
    languages: files('locales').filter((name) => fs.existsSync(path.join(root, 'locales', name, 'app.json'))),
    tools: CATEGORIES.flatMap((category) => idsOf(category).map((id) => ({ id, category }))),
  };
}

/** Returns the origin that analytics are sent to; undefined when analytics are off. */
export function analyticsOrigin({ trackerEnabled, trackerApiHost }: Config): string | undefined {
  return trackerEnabled ? new URL(trackerApiHost).origin : undefined;
}

const MODULE = 'virtual:config';

/** Settings that the page applies to its tools and its visitors' settings. */
const ARRANGING: readonly (keyof Config)[] = [
  'showTools',
  'hideTools',
  'toolOrder',
  'defaultOptions',
  'favorites',
  'keywords',
];

/**
 * Provides `virtual:config` (the configuration known at build time, as `built`) and writes config.json. An error in the
 * environment fails the build.
 */
export function configuration(): Plugin {
  let built = defaults;
  let settings: Record<string, unknown> = {};
  return {
    name: 'configuration',
    config({ root = process.cwd() }, { command, mode }) {
      const develops = command === 'serve' && mode === 'development';
      return develops ? { base: buildConfig(root, mode, false).baseUrl } : undefined;
    },
    configResolved({ root, mode, command }) {
      built = buildConfig(root, mode, command === 'build' && mode === 'production');
      settings = givenBy(loadEnv(mode, root, ''));
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const built = ${JSON.stringify(built)};\nexport const isArranged = ${ARRANGING.some((key) => Object.hasOwn(settings, key))};`
        : undefined,
    transformIndexHtml(_, { server }) {
      // Preloaded together with the scripts: nothing is shown until it has arrived.
      const attrs = { rel: 'preload', href: './config.json', as: 'fetch', crossorigin: true };
      return server ? undefined : [{ tag: 'link', attrs, injectTo: 'head' }];
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'config.json', source: `${JSON.stringify(settings, null, 2)}\n` });
    },
  };
}

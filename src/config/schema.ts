import type { CardHead } from '../core/card.ts';
import {
  defaultOptions,
  favorites,
  flag,
  type HeaderLink,
  headerLinks,
  isText,
  type Key,
  keywords,
  type Known,
  link,
  matching,
  type NamedLine,
  type OptionValue,
  origins,
  site,
  tools,
} from './formats.ts';

export type { Known } from './formats.ts';

/**
 * All settings of a deployment, in one table for both sources: environment variables at build time
 * (src/build/config.ts) and `config.json` next to index.html at run time (config.ts). docs/configuration.md documents
 * them. Pure and without dependencies; the page loads this module only if its `config.json` sets something.
 */
export interface Config {
  /** Shown with the commit id after it; defaults to the date of the commit. */
  appVersion: string;
  lastCommitSha: string;
  /** The base path of the development server; a build detects its own. */
  baseUrl: string;
  /** Origin and path where the app is published, for absolute addresses (canonical links, sitemap); may be empty. */
  siteUrl: string;
  appEnvironment: 'production' | 'development' | 'preview' | 'test';
  trackerEnabled: boolean;
  /** If empty, the host name of the page. */
  trackerDomain: string;
  trackerApiHost: string;
  trackLocalhost: boolean;
  showBanner: boolean;
  /** For first visits from browsers that prefer none of our languages. */
  defaultLanguage: string;
  /** A link is hidden if its address is empty. */
  repositoryUrl: string;
  socialUrl: string;
  donationUrl: string;
  bugReportUrl: string;
  /** Ids of tools and categories; an empty list means all. */
  showTools: readonly string[];
  hideTools: readonly string[];
  /** Markdown for the home page. */
  homeText: string;
  siteTitle: string;
  /** Origins of pages that may embed these, and exchange values with them. */
  frameAncestors: readonly string[];
  /** Ids of categories and tools that come first, in this order; the others follow in their own. */
  toolOrder: readonly string[];
  /** Initial values of options, by tool and field, unless the visitor has set others. */
  defaultOptions: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  /** Ids of tools that are favorites until the visitor changes them. */
  favorites: readonly string[];
  /** Lines by words that stand for them in the palette, until the visitor changes them. */
  keywords: Readonly<Record<string, string | NamedLine>>;
  /** Links in the header, the menu of small screens and the palette. */
  headerLinks: readonly HeaderLink[];
}

const ENVIRONMENTS = ['production', 'development', 'preview', 'test'];
const REPOSITORY = 'https://github.com/it-tools/it-tools';

export const keys: { readonly [Name in keyof Config]: Key<Config[Name]> } = {
  appVersion: {
    env: 'PACKAGE_VERSION',
    default: '0.0.0',
    expected: 'a version like 0.0.0',
    fits: matching(/^[\w.+-]{1,40}$/),
  },
  lastCommitSha: {
    env: 'VITE_VERCEL_GIT_COMMIT_SHA',
    default: '',
    expected: 'a commit ID in hex digits, or an empty string',
    fits: matching(/^[\da-f]{0,64}$/i),
  },
  baseUrl: {
    env: 'BASE_URL',
    default: '/',
    expected: 'a path that starts and ends with /',
    fits: matching(/^\/(?:[\w.~-]+\/)*$/),
  },
  siteUrl: site('VITE_SITE_URL', 'a URL that starts with https: or http:, or an empty string'),
  appEnvironment: {
    env: 'VITE_VERCEL_ENV',
    default: 'development',
    expected: `one of ${ENVIRONMENTS.join(', ')}`,
    fits: (raw) => isText(raw) && ENVIRONMENTS.includes(raw),
  },
  trackerEnabled: flag('VITE_TRACKER_ENABLED'),
  trackerDomain: {
    env: 'VITE_PLAUSIBLE_DOMAIN',
    default: '',
    expected: 'comma-separated host names, or an empty string',
    fits: matching(/^[^\s/]*$/),
  },
  trackerApiHost: site(
    'VITE_PLAUSIBLE_API_HOST',
    'a URL that starts with https: or http: (can be empty only if trackerEnabled is false)',
  ),
  trackLocalhost: flag('VITE_TRACK_LOCALHOST'),
  showBanner: flag('VITE_SHOW_BANNER'),
  defaultLanguage: {
    env: 'VITE_DEFAULT_LANGUAGE',
    default: 'cn',
    expected: 'an available language',
    fits: (raw, installation) => isText(raw) && installation.languages.includes(raw),
  },
  repositoryUrl: link('VITE_REPOSITORY_URL', REPOSITORY),
  socialUrl: link('VITE_SOCIAL_URL', 'https://x.com/it_tools'),
  donationUrl: link('VITE_DONATION_URL', `${REPOSITORY}#support`),
  bugReportUrl: link('VITE_BUG_REPORT_URL', `${REPOSITORY}/issues/new`),
  showTools: tools('VITE_SHOW_TOOLS'),
  hideTools: tools('VITE_HIDE_TOOLS'),
  homeText: {
    env: 'VITE_HOME_TEXT',
    default: '',
    expected: 'text of up to 20,000 characters',
    fits: matching(/^[^]{0,20000}$/),
  },
  siteTitle: {
    env: 'VITE_SITE_TITLE',
    default: 'IT Tools',
    expected: 'text of 1 to 60 characters',
    fits: matching(/^(?=.*\S).{1,60}$/u),
  },
  frameAncestors: origins('VITE_FRAME_ANCESTORS'),
  toolOrder: tools('VITE_TOOL_ORDER'),
  defaultOptions,
  favorites,
  keywords,
  headerLinks,
};

const names = Object.keys(keys) as (keyof Config)[];

/** Default values of all settings. */
export const defaults = Object.fromEntries(names.map((name) => [name, keys[name].default])) as unknown as Config;

function quoted(raw: unknown): string {
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/**
 * Validates settings and returns them merged over `base`. Throws a TypeError that lists every setting with an invalid
 * format; `source` is where the user has to fix it, `nameOf` returns how settings are named there.
 */
export function applied(
  base: Config,
  settings: unknown,
  installation: Known,
  source: string,
  nameOf: (name: keyof Config) => string = (name) => name,
): Config {
  const isObject = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
  if (!isObject) throw new TypeError(`${source}: expected an object, got ${quoted(settings)}`);
  const entries = Object.entries(settings);
  const problems = entries.flatMap(([name, raw]) => {
    if (!Object.hasOwn(keys, name)) return [`${name}: there is no such key`];
    const key = keys[name as keyof Config];
    return key.fits(raw, installation)
      ? []
      : [`${nameOf(name as keyof Config)}: expected ${key.expected}, got ${quoted(raw)}`];
  });
  const config = { ...base, ...Object.fromEntries(entries) } as Config;
  if (config.trackerEnabled === true && config.trackerApiHost === '') {
    problems.push(`${nameOf('trackerApiHost')}: expected ${keys.trackerApiHost.expected}, got ""`);
  }
  if (problems.length > 0) throw new TypeError([`${source} contains invalid values:`, ...problems].join('\n- '));
  return config;
}

/** Parses a value from the environment: `true` and `false`, JSON for objects, comma-separated lists. Validation handles the rest. */
function fromText(text: string, preset: Config[keyof Config]): unknown {
  if (typeof preset === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (/^\s*[[{]/.test(text) && typeof preset === 'object') {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text; // named by the validation
    }
  }
  if (Array.isArray(preset)) return text.split(',').flatMap((name) => name.trim() || []);
  return text;
}

/** Returns the settings from the environment, not yet validated; empty variables are ignored. */
export function givenBy(env: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const set = names.filter((name) => (env[keys[name].env] ?? '') !== '');
  return Object.fromEntries(set.map((name) => [name, fromText(env[keys[name].env] ?? '', keys[name].default)]));
}

/** Checks whether a tool is part of this installation. Settings for the tool itself override those for its category. */
export function isOffered(
  { showTools, hideTools }: Pick<Config, 'showTools' | 'hideTools'>,
  { id, category }: Pick<CardHead, 'id' | 'category'>,
): boolean {
  if (hideTools.includes(id)) return false;
  if (showTools.includes(id)) return true;
  return !hideTools.includes(category) && (showTools.length === 0 || showTools.includes(category));
}

/** Returns the tools in the order of an installation: those that it names come first, by their category or their own id. */
export function ordered<Tool extends Pick<CardHead, 'id' | 'category'>>(
  tools: readonly Tool[],
  { toolOrder }: Pick<Config, 'toolOrder'>,
): readonly Tool[] {
  const place = (name: string) => (toolOrder.includes(name) ? toolOrder.indexOf(name) : toolOrder.length);
  const categories = [...new Set(tools.map(({ category }) => category))].sort((a, b) => place(a) - place(b));
  return categories.flatMap((category) =>
    tools.filter((tool) => tool.category === category).sort((a, b) => place(a.id) - place(b.id)),
  );
}

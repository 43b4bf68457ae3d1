import type { CardHead } from '../core/card.ts';

/**
 * What an installation can set, in one table for both ways in: the environment at build time (src/build/config.ts) and
 * `config.json` beside index.html at run time (config.ts). docs/configuration.md is the table for people. Pure and without
 * packages; the page loads it only when its `config.json` says something.
 */
export interface Config {
  /** Shown with the commit behind it; the build takes the date of the commit. */
  appVersion: string;
  lastCommitSha: string;
  /** The path of the development server; a build finds its path by itself. */
  baseUrl: string;
  /** Origin and path the product is published at, for what must be absolute (canonical links, sitemap); or nothing. */
  siteUrl: string;
  appEnvironment: 'production' | 'development' | 'preview' | 'test';
  trackerEnabled: boolean;
  /** Nothing: the host name of the page. */
  trackerDomain: string;
  trackerApiHost: string;
  trackLocalhost: boolean;
  showBanner: boolean;
  /** For a first visit whose browser asks for none of our languages. */
  defaultLanguage: string;
  /** An empty link is not shown. */
  repositoryUrl: string;
  socialUrl: string;
  donationUrl: string;
  bugReportUrl: string;
  /** Ids of tools and categories; none means all. */
  showTools: readonly string[];
  hideTools: readonly string[];
  /** Markdown for the home page. */
  homeText: string;
  siteTitle: string;
}

/** What there is to choose from. */
export interface Known {
  languages: readonly string[];
  tools: readonly Pick<CardHead, 'id' | 'category'>[];
}

interface Key<Value> {
  /** Name of its environment variable. */
  env: string;
  default: Value;
  /** The format in words, for messages. */
  expected: string;
  fits(raw: unknown, known: Known): boolean;
}

const isText = (raw: unknown): raw is string => typeof raw === 'string';
const matching = (pattern: RegExp) => (raw: unknown) => isText(raw) && pattern.test(raw);

const isUrl = (raw: unknown, protocols: RegExp): raw is string =>
  isText(raw) && URL.canParse(raw) && protocols.test(new URL(raw).protocol);

/** An origin with or without a path; its host goes into a header, where other characters would mean something else. */
function isSite(raw: unknown): boolean {
  if (!isUrl(raw, /^https?:$/)) return false;
  const { host, search, hash } = new URL(raw);
  return /^[\w.:[\]-]+$/.test(host) && search + hash === '';
}

const flag = (env: string): Key<boolean> => ({
  env,
  default: false,
  expected: 'true or false',
  fits: (raw) => typeof raw === 'boolean',
});
const link = (env: string, preset: string): Key<string> => ({
  env,
  default: preset,
  expected: 'an address that begins with https:, http: or mailto:, or an empty text',
  fits: (raw) => raw === '' || isUrl(raw, /^(?:https?|mailto):$/),
});
const site = (env: string, expected: string): Key<string> => ({
  env,
  default: '',
  expected,
  fits: (raw) => raw === '' || isSite(raw),
});
const tools = (env: string): Key<readonly string[]> => ({
  env,
  default: [],
  expected: 'a list of ids of tools and categories',
  fits: (raw, known) =>
    Array.isArray(raw) && raw.every((name) => known.tools.some(({ id, category }) => id === name || category === name)),
});

const ENVIRONMENTS = ['production', 'development', 'preview', 'test'];
const REPOSITORY = 'https://github.com/it-tools/it-tools';

export const keys: { readonly [Name in keyof Config]: Key<Config[Name]> } = {
  appVersion: {
    env: 'PACKAGE_VERSION',
    default: '0.0.0',
    expected: 'a version such as 0.0.0',
    fits: matching(/^[\w.+-]{1,40}$/),
  },
  lastCommitSha: {
    env: 'VITE_VERCEL_GIT_COMMIT_SHA',
    default: '',
    expected: 'a commit id in hexadecimal digits, or an empty text',
    fits: matching(/^[\da-f]{0,64}$/i),
  },
  baseUrl: {
    env: 'BASE_URL',
    default: '/',
    expected: 'a path that begins and ends with /',
    fits: matching(/^\/(?:[\w.~-]+\/)*$/),
  },
  siteUrl: site('VITE_SITE_URL', 'an address that begins with https: or http:, or an empty text'),
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
    expected: 'host names with commas between them, or an empty text',
    fits: matching(/^[^\s/]*$/),
  },
  trackerApiHost: site(
    'VITE_PLAUSIBLE_API_HOST',
    'an address that begins with https: or http: (it may be empty only while trackerEnabled is false)',
  ),
  trackLocalhost: flag('VITE_TRACK_LOCALHOST'),
  showBanner: flag('VITE_SHOW_BANNER'),
  defaultLanguage: {
    env: 'VITE_DEFAULT_LANGUAGE',
    default: 'cn',
    expected: 'a language of the product',
    fits: (raw, known) => isText(raw) && known.languages.includes(raw),
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
    expected: 'a text of at most 20,000 characters',
    fits: matching(/^[^]{0,20000}$/),
  },
  siteTitle: {
    env: 'VITE_SITE_TITLE',
    default: 'IT Tools',
    expected: 'a text of 1 to 60 characters',
    fits: matching(/^(?=.*\S).{1,60}$/u),
  },
};

const names = Object.keys(keys) as (keyof Config)[];

/** The value of every key that nobody has set. */
export const defaults = Object.fromEntries(names.map((name) => [name, keys[name].default])) as unknown as Config;

function quoted(raw: unknown): string {
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/**
 * Checks what someone has set and gives it on top of `base`. Throws a TypeError that names every key which does not comply
 * with its format; `source` is who has to mend it, `nameOf` how keys are called there.
 */
export function applied(
  base: Config,
  given: unknown,
  known: Known,
  source: string,
  nameOf: (name: keyof Config) => string = (name) => name,
): Config {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  if (!isObject) throw new TypeError(`${source}: expected an object, got ${quoted(given)}`);
  const entries = Object.entries(given);
  const problems = entries.flatMap(([name, raw]) => {
    if (!Object.hasOwn(keys, name)) return [`${name}: there is no such key`];
    const key = keys[name as keyof Config];
    return key.fits(raw, known)
      ? []
      : [`${nameOf(name as keyof Config)}: expected ${key.expected}, got ${quoted(raw)}`];
  });
  const config = { ...base, ...Object.fromEntries(entries) } as Config;
  if (config.trackerEnabled === true && config.trackerApiHost === '') {
    problems.push(`${nameOf('trackerApiHost')}: expected ${keys.trackerApiHost.expected}, got ""`);
  }
  if (problems.length > 0)
    throw new TypeError([`${source} does not comply with its format:`, ...problems].join('\n- '));
  return config;
}

/** A value as the environment writes it: `true` and `false`, lists with commas; what fits neither is left to the check. */
function fromText(text: string, preset: Config[keyof Config]): unknown {
  if (typeof preset === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (Array.isArray(preset)) return text.split(',').flatMap((name) => name.trim() || []);
  return text;
}

/** What the environment sets, not yet checked; an empty variable sets nothing. */
export function givenBy(env: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const set = names.filter((name) => (env[keys[name].env] ?? '') !== '');
  return Object.fromEntries(set.map((name) => [name, fromText(env[keys[name].env] ?? '', keys[name].default)]));
}

/** Is a tool part of this installation? What names the tool itself wins over what names its category. */
export function isShown(
  { showTools, hideTools }: Pick<Config, 'showTools' | 'hideTools'>,
  { id, category }: Pick<CardHead, 'id' | 'category'>,
): boolean {
  if (hideTools.includes(id)) return false;
  if (showTools.includes(id)) return true;
  return !hideTools.includes(category) && (showTools.length === 0 || showTools.includes(category));
}

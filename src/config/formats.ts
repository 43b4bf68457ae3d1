import type { CardHead } from '../core/card.ts';

// The formats of settings (schema.ts): what is valid, and how that is said.

export type OptionValue = string | number | boolean;
export interface HeaderLink {
  label: string;
  url: string;
}

/** The valid choices. */
export interface Known {
  languages: readonly string[];
  tools: readonly Pick<CardHead, 'id' | 'category'>[];
}

export interface Key<Value> {
  /** Name of the environment variable. */
  env: string;
  default: Value;
  /** Describes the format in messages. */
  expected: string;
  fits(raw: unknown, installation: Known): boolean;
}

export const isText = (raw: unknown): raw is string => typeof raw === 'string';
export const matching = (pattern: RegExp) => (raw: unknown) => isText(raw) && pattern.test(raw);

const isUrl = (raw: unknown, protocols: RegExp): raw is string =>
  isText(raw) && URL.canParse(raw) && protocols.test(new URL(raw).protocol);

/**
 * Accepts an origin with an optional path. Its host goes into a header, where other characters would have a special
 * meaning.
 */
function isSite(raw: unknown): boolean {
  if (!isUrl(raw, /^https?:$/)) return false;
  const { host, search, hash } = new URL(raw);
  return /^[\w.:[\]-]+$/.test(host) && search + hash === '';
}

export const flag = (env: string): Key<boolean> => ({
  env,
  default: false,
  expected: 'true or false',
  fits: (raw) => typeof raw === 'boolean',
});
export const link = (env: string, preset: string): Key<string> => ({
  env,
  default: preset,
  expected: 'a URL that starts with https:, http: or mailto:, or an empty string',
  fits: (raw) => raw === '' || isUrl(raw, /^(?:https?|mailto):$/),
});
export const site = (env: string, expected: string): Key<string> => ({
  env,
  default: '',
  expected,
  fits: (raw) => raw === '' || isSite(raw),
});
export const tools = (env: string): Key<readonly string[]> => ({
  env,
  default: [],
  expected: 'a list of tool and category IDs',
  fits: (raw, installation) =>
    Array.isArray(raw) &&
    raw.every((name) => installation.tools.some(({ id, category }) => id === name || category === name)),
});

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isOption = (raw: unknown): raw is OptionValue =>
  typeof raw === 'boolean' || (typeof raw === 'number' && Number.isFinite(raw)) || (isText(raw) && raw.length <= 1000);
const isTool = (name: string, { tools }: Known) => tools.some(({ id }) => id === name);

/** Words as the palette takes them: without spaces, and no line or flag of their own. */
const WORD = /^[^\s|"'`=-][^\s|"'`]{0,39}$/u;
const MOST_WORDS = 100;
const LONGEST_LINE = 500;
const MOST_LINKS = 5;

const isLink = (raw: unknown): raw is HeaderLink =>
  isRecord(raw) &&
  Object.keys(raw).every((name) => name === 'label' || name === 'url') &&
  matching(/^(?=.*\S).{1,30}$/u)(raw.label) &&
  isUrl(raw.url, /^(?:https?|mailto):$/);

export const origins = (env: string): Key<readonly string[]> => ({
  env,
  default: [],
  expected: 'a list of origins like https://intranet.example.org',
  fits: (raw) => Array.isArray(raw) && raw.every((each) => isSite(each) && new URL(each as string).origin === each),
});

export const defaultOptions: Key<Readonly<Record<string, Readonly<Record<string, OptionValue>>>>> = {
  env: 'VITE_DEFAULT_OPTIONS',
  default: {},
  expected:
    'an object of tool IDs with objects of fields and their values, like {"hash-text": {"algorithm": "sha-512"}}',
  fits: (raw, installation) =>
    isRecord(raw) &&
    Object.entries(raw).every(
      ([id, fields]) => isTool(id, installation) && isRecord(fields) && Object.values(fields).every(isOption),
    ),
};

export const favorites: Key<readonly string[]> = {
  env: 'VITE_FAVORITES',
  default: [],
  expected: 'a list of tool IDs',
  fits: (raw, installation) =>
    Array.isArray(raw) && raw.every((id) => isText(id) && isTool(id, installation)) && new Set(raw).size === raw.length,
};

/** A keyword that is shown like a tool: a chain, or a tool with options, under a name. */
export interface NamedLine {
  line: string;
  name: string;
  /** The icon of a tool. */
  icon?: string;
}

const isLine = (raw: unknown): raw is string => isText(raw) && raw.trim() !== '' && raw.length <= LONGEST_LINE;

const isNamedLine = (raw: unknown): raw is NamedLine =>
  isRecord(raw) &&
  isLine(raw.line) &&
  isText(raw.name) &&
  /^(?=.*\S).{1,60}$/u.test(raw.name) &&
  (raw.icon === undefined || (isText(raw.icon) && /^[a-z\d-]{1,40}$/.test(raw.icon))) &&
  Object.keys(raw).every((key) => ['line', 'name', 'icon'].includes(key));

export const keywords: Key<Readonly<Record<string, string | NamedLine>>> = {
  env: 'VITE_KEYWORDS',
  default: {},
  expected:
    'an object of up to 100 words without spaces, each with a line like "sha256 --encoding=base64", or {"line": "b64d | json", "name": "Unpack"}',
  fits: (raw) =>
    isRecord(raw) &&
    Object.keys(raw).length <= MOST_WORDS &&
    Object.entries(raw).every(([word, line]) => WORD.test(word) && (isLine(line) || isNamedLine(line))),
};

export const headerLinks: Key<readonly HeaderLink[]> = {
  env: 'VITE_HEADER_LINKS',
  default: [],
  expected: `a list of up to ${MOST_LINKS} links like {"label": "Wiki", "url": "https://wiki.example.org"}`,
  fits: (raw) => Array.isArray(raw) && raw.length <= MOST_LINKS && raw.every(isLink),
};

import { built, isArranged } from 'virtual:config';
import { isRecord } from '../../base/json.ts';
import { heads, loadCatalog, settle } from '../../catalog/catalog.ts';
import { languages } from '../../i18n/i18n.ts';
import { base } from './base-path.ts';
import type { Config } from '../../config/schema.ts';

/** The settings of this installation. `loadConfig` fills them in before anything is shown; don't read them earlier. */
export const config: Config = { ...built };

/** The text of config.json that the page has started with. */
let started: string | undefined;

/** Returns config.json as the page has started with it, for visits without a network; undefined if there is none. */
export const configFile = (): string | undefined => started;

/** Fetches config.json; undefined if it doesn't exist (some hosts respond with the page instead) or when offline. */
async function readFile(): Promise<string | undefined> {
  const response = await fetch(`${base}config.json`).catch(() => undefined);
  if (!response?.ok || response.redirected) return undefined;
  if (/html/.test(response.headers.get('Content-Type') ?? '')) return undefined;
  return response.text().catch(() => undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError('config.json is not JSON', { cause: error });
  }
}

async function load(): Promise<void> {
  const [text] = await Promise.all([readFile(), loadCatalog()]);
  const read = text === undefined ? {} : (parsed(text) ?? {});
  const isConfigured = !isRecord(read) || Object.keys(read).length > 0;
  if (isConfigured || isArranged) {
    const { applied, arrangeTools } = await import('./arrange.ts');
    if (isConfigured) Object.assign(config, applied(built, read, { languages, tools: heads }, 'config.json'));
    arrangeTools(config);
  }
  started = text;
}

/** Loads config.json. Throws a TypeError that lists every invalid setting. */
export function loadConfig(): Promise<void> {
  const loaded = load();
  settle(loaded); // the palette can be opened before the first paint
  return loaded;
}

/** Returns the version as displayed: a date and the short commit id, `2026.11.20-abc1234`. */
export function shownVersion({ appVersion, lastCommitSha }: Config = config): string {
  const id = lastCommitSha.slice(0, 7);
  return appVersion.endsWith(id) ? appVersion : `${appVersion}-${id}`;
}

import { isRecord, parsedJson } from '../base/json.ts';
import { type OwnAliases, readOwnAliases } from './own-aliases.ts';

/** Identifies a file of exported settings, and its version. A newer one may use the same names with another meaning. */
export const SETTINGS_FORMAT = 'it-tools-settings';
export const SETTINGS_VERSION = 1;

/** Returns the content of a file of exported settings; null if it isn't one, or of a newer version. */
export function settingsIn(text: string): Readonly<Record<string, unknown>> | null {
  const raw = parsedJson(text);
  if (!isRecord(raw) || raw.format !== SETTINGS_FORMAT) return null;
  return typeof raw.version === 'number' && raw.version <= SETTINGS_VERSION ? raw : null;
}

/** Returns the user's words in such a file. */
export function wordsIn(text: string): OwnAliases | null {
  const raw = settingsIn(text);
  return raw && readOwnAliases(raw.words);
}

import { Problem } from '../../../base/problem.ts';
import { ENV_DIALECTS, type EnvDialect, readEnv } from './env.ts';
import { sourceOf } from './detect.ts';
import { readDocument } from './document.ts';
import { INI_DIALECTS, type IniDialect, readIni } from './ini.ts';
import { readProperties } from './properties.ts';
import type { Setting } from './setting.ts';

export type SettingsReading = EnvDialect | IniDialect;
export const SETTINGS_READINGS: readonly SettingsReading[] = [...ENV_DIALECTS, ...INI_DIALECTS];
export const SETTINGS_SOURCES = ['auto', ...SETTINGS_READINGS, 'properties', 'json', 'yaml', 'environment'] as const;
export type SettingsSource = (typeof SETTINGS_SOURCES)[number];

export interface ReadSettings {
  settings: Setting[];
  /** How lines were read that several programs read, and who reads other values. */
  reading?: SettingsReading;
  others: SettingsReading[];
}

const same = (left: readonly Setting[], right: readonly Setting[]): boolean =>
  left.length === right.length &&
  left.every(({ path, value }, at) => value === right[at]!.value && path.join('\n') === right[at]!.path.join('\n'));

/** Reads settings of any format. Throws Problem. */
export function readSettings(text: string, source: SettingsSource): ReadSettings {
  const format = source === 'auto' ? sourceOf(text) : source;
  switch (format) {
    case 'env':
      return inDialects(ENV_DIALECTS, (dialect) => readEnv(text, dialect));
    case 'ini':
      return inDialects(INI_DIALECTS, (dialect) => readIni(text, dialect));
    case 'compose':
    case 'dotenv':
    case 'docker':
      return { settings: readEnv(text, format), reading: format, others: [] };
    case 'configparser':
    case 'php':
      return { settings: readIni(text, format), reading: format, others: [] };
    case 'properties':
      return { settings: readProperties(text), others: [] };
    default:
      return { settings: readDocument(text, format), others: [] };
  }
}

/** The first dialect, and those of the others that take the text and read something else. */
function inDialects<Dialect extends SettingsReading>(
  [main, ...rest]: readonly [Dialect, ...Dialect[]],
  read: (dialect: Dialect) => Setting[],
): ReadSettings {
  const settings = read(main);
  const others = rest.filter((dialect) => {
    try {
      return !same(read(dialect), settings);
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  });
  return { settings, reading: main, others };
}

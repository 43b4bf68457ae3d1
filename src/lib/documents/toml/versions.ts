import { Problem } from '../../../base/problem.ts';
import { readToml, TOML_CODES } from './reader.ts';
import type { TomlVersion } from './word.ts';

/** What can be wrong with TOML of a version; `needs-1.1` is text that only TOML 1.1 allows. */
export const TOML_VERSION_CODES = [...TOML_CODES, 'needs-1.1'] as const;

/** Reads TOML as `readToml`. What version 1.1 allows isn't called wrong without saying so. */
export function readTomlAs(text: string, version: TomlVersion): ReturnType<typeof readToml> {
  try {
    return readToml(text, version);
  } catch (error) {
    if (!(error instanceof Problem) || version !== '1.0') throw error;
    try {
      readToml(text, '1.1');
    } catch {
      throw error; // wrong in both
    }
    throw new Problem<(typeof TOML_VERSION_CODES)[number]>('needs-1.1', error.offset);
  }
}

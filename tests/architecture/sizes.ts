import { functionsOf, type Source } from './references.ts';

export const MAX_FUNCTION_LINES = 120;
export const MAX_FILE_LINES = 300;
export const MAX_SPEC_LINES = 250;
export const MAX_FOLDER_ENTRIES = 25;

/** Lines of a text; the end of the last one starts no other. */
export const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** Functions that are too long, `file: name (lines)`. */
export const longFunctions = (files: readonly Source[]): string[] =>
  files.flatMap((file) =>
    functionsOf(file)
      .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
      .map(({ name, lines }) => `${file.path}: ${name} (${lines})`),
  );

/** Files that are too long, `file (lines)`. */
export const longFiles = (files: readonly Source[]): string[] =>
  files.flatMap(({ path, text }) => {
    const lines = linesOf(text);
    const isSpec = path.startsWith('tool-specs/') && !path.endsWith('.cases.ts');
    return lines > (isSpec ? MAX_SPEC_LINES : MAX_FILE_LINES) ? [`${path} (${lines})`] : [];
  });

/** Folders with too many entries, `folder (entries)`. A spec, its cases and what it recognizes are one entry. */
export function fullFolders(paths: readonly string[]): string[] {
  const folders = new Map<string, Set<string>>();
  for (const file of paths) {
    const parts = file.split('/');
    for (let at = 1; at < parts.length; at++) {
      const folder = parts.slice(0, at).join('/');
      const entry = (parts[at] ?? '').replace(/\.(?:cases|recognize)\.ts$/, '.ts');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(entry));
    }
  }
  return [...folders]
    .filter(([, entries]) => entries.size > MAX_FOLDER_ENTRIES)
    .map(([folder, entries]) => `${folder} (${entries.size})`)
    .toSorted();
}

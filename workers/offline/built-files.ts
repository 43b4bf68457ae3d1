import type { BuiltFile } from '../../src/config/built-files.ts';

/** The files of a build by when they are fetched. Paths are relative to the base path of the app. */
export interface BuiltFiles {
  /** Changes with any file of the shell. */
  version: string;
  /** Files without a hash in their names that the first paint needs. */
  shell: readonly string[];
  /** Hashed files that the first paint and the palette need. */
  first: readonly string[];
  /** The remaining hashed files, in the order in which they are fetched. */
  rest: readonly string[];
}

/** Sorts the list that the build puts into the service worker. */
export function filesOf(list: readonly BuiltFile[]): BuiltFiles {
  const addresses = (wanted: (file: BuiltFile) => boolean) => list.filter(wanted).map(({ url }) => url);
  return {
    version: list.find(({ url }) => url === 'shell.html')?.revision ?? '',
    shell: addresses(({ revision }) => revision !== null),
    first: addresses(({ revision, first }) => revision === null && first === true),
    rest: addresses(({ revision, first }) => revision === null && first !== true),
  };
}

import type { BuiltFile } from '../../src/config/built-files.ts';

/** A file with a hash in its name. */
export interface HashedFile {
  path: string;
  /** The SHA-256 of its content, in Base64; unknown for files of earlier versions. */
  hash?: string;
  /** The only language that needs it, if there is one. */
  language?: string;
}

/** The files of a build by when they are fetched. Paths are relative to the base path of the app. */
export interface BuiltFiles {
  /** Changes with any file of the shell. */
  version: string;
  /** Files without a hash in their names that the first paint needs. */
  shell: readonly string[];
  /** Hashed files that the first paint and the palette need. */
  first: readonly HashedFile[];
  /** The remaining hashed files, in the order in which they are fetched. */
  rest: readonly HashedFile[];
}

/** Sorts the list that the build puts into the service worker. */
export function filesOf(list: readonly BuiltFile[]): BuiltFiles {
  const hashed = (isFirst: boolean) =>
    list
      .filter(({ revision, first = false }) => revision === null && first === isFirst)
      .map(({ url, hash, language }) => ({ path: url, ...(hash && { hash }), ...(language && { language }) }));
  return {
    version: list.find(({ url }) => url === 'shell.html')?.revision ?? '',
    shell: list.filter(({ revision }) => revision !== null).map(({ url }) => url),
    first: hashed(true),
    rest: hashed(false),
  };
}

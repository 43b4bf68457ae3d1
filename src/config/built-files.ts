/** What the build tells the service worker about its files. Paths are relative to the base path of the app. */
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

/** What the build tells the service worker of its files, by their paths relative to the product's own. */
export interface BuiltFiles {
  /** Changes with any file of the shell. */
  version: string;
  /** Files without a hash in their names that the first paint needs. */
  shell: readonly string[];
  /** Hashed files that the first paint and the palette need. */
  first: readonly string[];
  /** Hashed files of the rest of the product, in the order in which they are fetched. */
  rest: readonly string[];
}

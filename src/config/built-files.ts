/** A file that the build tells the service worker to keep; the worker fetches them in this order. */
export interface BuiltFile {
  /** Relative to the base path of the app. */
  url: string;
  /** Changes with the content; null if the name does. That of shell.html changes with any file of the shell. */
  revision: string | null;
  /** The SHA-256 of a hashed file's content, in Base64: names can't be checked, since bundlers hash more than the content. */
  hash?: string;
  /** Needed by the first paint and the palette. */
  first?: true;
  /** The only language that needs it; none for files of all languages, and of English, which others fall back to. */
  language?: string;
}

/**
 * What the home page lists so that a tool's files can all start at once when it is about to be opened. Without
 * it, they would be discovered one after another. Numbers are places in `files`.
 */
export interface Starts {
  /** Addresses relative to the base path. */
  files: readonly string[];
  /** What every tool needs. */
  all: readonly number[];
  /** What only some tools need, by the tool's id. */
  tools: Readonly<Record<string, readonly number[]>>;
  /** Texts by language: of all forms, and of the tools in a category. */
  texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The key for the texts of all forms. */
export const FORMS = 'forms';

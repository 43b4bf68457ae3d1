import type { CardHead } from '../core/card.ts';

/** A page as it looks before any script runs. */
export interface StaticPage {
  /** Relative to the base path of the app; empty for the home page. */
  path: string;
  title: string;
  description: string;
  html: string;
  /** Set for tool pages. */
  tool?: CardHead;
  /** Whether a script is to show the first result before the others have started (src/app/early). */
  early?: boolean | undefined;
  /** Data that the page brings along, by its name. */
  data?: Readonly<Record<string, unknown>>;
  /** What the page of a tool loads on demand until its first output is there: pairs of the importing and the loaded module. */
  asked?: (readonly [string, string])[];
}

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
}

import type { CardHead } from '../core/card.ts';

/** A page as it stands before any script runs. */
export interface StaticPage {
  /** Below the product's own path; empty for the home page. */
  path: string;
  title: string;
  description: string;
  html: string;
  /** Of a tool. */
  tool?: CardHead;
}

import { createContext } from 'react';
import type { OutputEntry } from '../../core/outputs.ts';
import type { Say } from '../../core/values.ts';

/** A tool that can continue with a result. */
export interface ContinueItem {
  id: string;
  title: string;
  icon: string;
  go: () => void;
}

export interface Continuing {
  /** Returns the tools that accept a result, most likely first. */
  itemsFor: (entry: Pick<OutputEntry, 'output' | 'value'>, say: Say) => Promise<readonly ContinueItem[]>;
  /** Called with the primary field's content (undefined if it is private), which links to other tools carry over. */
  noteInput: (value: unknown) => void;
}

/** What the page knows about other tools; null for a standalone form. */
export const ContinuingContext = createContext<Continuing | null>(null);

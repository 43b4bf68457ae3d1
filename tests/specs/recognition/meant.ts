import { DOCUMENTS } from './meant-documents.ts';
import { IDENTIFIERS } from './meant-identifiers.ts';
import { VALUES } from './meant-values.ts';

/** Texts from one source, each with the tool that the person pasting it wants. */
export interface Meant {
  source: string;
  texts: readonly (readonly [tool: string, text: string])[];
}

/**
 * Frozen: written from standards, manuals and user reports before any rule was tuned. Never change a text to suit a
 * rule; new texts may be added.
 */
export const MEANT: readonly Meant[] = [...IDENTIFIERS, ...VALUES, ...DOCUMENTS];

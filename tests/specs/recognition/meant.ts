import { DOCUMENTS } from './meant-documents.ts';
import { IDENTIFIERS } from './meant-identifiers.ts';
import { VALUES } from './meant-values.ts';

/** Texts of one source, each with the tool that whoever pastes it means. */
export interface Meant {
  source: string;
  texts: readonly (readonly [tool: string, text: string])[];
}

/**
 * Frozen: written from standards, manuals and what people reported before any rule was tuned. A text is never changed to
 * suit a rule; new ones may be added.
 */
export const MEANT: readonly Meant[] = [...IDENTIFIERS, ...VALUES, ...DOCUMENTS];

import { heads } from 'virtual:catalogue';
import { operations } from 'virtual:catalogue/operations';
import type { Card } from '../core/card.ts';

/** The whole cards, with aliases and detection rules: for the palette and the terminal, not for the first paint. */
export const cards: readonly Card[] = heads.map((head) => ({ ...head, operations: operations[head.id] ?? [] }));

import { operations } from 'virtual:catalogue/operations';
import { related } from 'virtual:catalogue/related';
import type { Card } from '../core/card.ts';
import { heads } from './catalogue.ts';

/** The whole cards, with aliases and detection rules: for the palette and the terminal, not for the first paint. */
export const cards: readonly Card[] = heads.map((head) => ({
  ...head,
  related: related[head.id] ?? [],
  operations: operations[head.id] ?? [],
}));

import { operations } from 'virtual:catalog/operations';
import { related } from 'virtual:catalog/related';
import type { Card } from '../core/card.ts';
import { followHeads, heads } from './catalog.ts';

/** Complete cards, with aliases and detection rules: for the palette and the command line, not for the first paint. */
export let cards: readonly Card[];

followHeads(() => {
  cards = heads.map((head) => ({
    ...head,
    related: related[head.id] ?? [],
    operations: operations[head.id] ?? [],
  }));
});

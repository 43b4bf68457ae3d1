import { heads as written } from 'virtual:catalogue';
import type { CardHead } from '../core/card.ts';

export const heads: readonly CardHead[] = written.map((head) => ({ redirectFrom: [], view: false, ...head }));

const byId = new Map(heads.map((card) => [card.id, card]));
const byOldPath = new Map(heads.flatMap((card) => card.redirectFrom.map((path) => [path, card.id] as const)));

export function cardById(id: string): CardHead | undefined {
  return byId.get(id);
}

/** The id that an old path, as `/hash`, leads to. */
export function redirectOf(path: string): string | undefined {
  return byOldPath.get(path);
}

import { heads as written, load } from 'virtual:catalogue';
import type { CardHead } from '../core/card.ts';

/** Every tool of this installation; in the built page empty until `loadCatalogue` has resolved. */
export let heads: readonly CardHead[];

let byId: ReadonlyMap<string, CardHead>;
let byOldPath: ReadonlyMap<string, string>;

function setHeads(cards: readonly CardHead[]): void {
  heads = cards;
  byId = new Map(heads.map((card) => [card.id, card]));
  byOldPath = new Map(heads.flatMap((card) => card.redirectFrom.map((path) => [path, card.id] as const)));
}

const whole = (cards: typeof written) => cards.map((head) => ({ redirectFrom: [], view: false, ...head }));
setHeads(whole(written));

/** In the built page the catalogue is data beside the code; to be called, and awaited, before anything else reads it. */
export async function loadCatalogue(): Promise<void> {
  if (load) setHeads(whole(await load()));
}

/** Resolves once it is known which tools this installation has; whoever reads them before anything is shown awaits it. */
export let settled: Promise<unknown> = Promise.resolve();

/** Says that `keepOnly` may still be called until `decided` resolves. */
export function settle(decided: Promise<unknown>): void {
  settled = decided;
}

/** Takes tools out for as long as the page lives; to be called before anything is shown. */
export function keepOnly(isShown: (card: CardHead) => boolean): void {
  setHeads(heads.filter(isShown));
}

export function cardById(id: string): CardHead | undefined {
  return byId.get(id);
}

/** The id that an old path, as `/hash`, leads to. */
export function redirectOf(path: string): string | undefined {
  return byOldPath.get(path);
}
